import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The mistakes that everybody makes once, each beside its correction. `ListContractTests` has one more: a height that
/// is cached by row.
@MainActor struct ClassicMistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    /// The issue, without the name of the call.
    let message: String
    let mistaken: @MainActor @Sendable () -> MistakeList
    let corrected: @MainActor @Sendable () -> MistakeList
    var testDescription: String { name }
  }

  private static let loader = ImageLoader()

  nonisolated static let mistakes = [
    Mistake(
      name: "text kept",
      message: stale("NoteCell.noteLabel.text", #""new""#, new: "nil"),
      mistaken: { list { cell, item in if let note = item.note { cell.noteLabel.text = note } } },
      corrected: { list { cell, item in cell.noteLabel.text = item.note } }
    ),
    Mistake(
      name: "image kept",
      message: stale("NoteCell.photoView.image", #"the image "new""#, new: "nil"),
      mistaken: { list { cell, item in if let note = item.note { cell.photoView.image = UIImage(systemName: note) } } },
      corrected: { list { cell, item in cell.photoView.image = item.note.flatMap { UIImage(systemName: $0) } } }
    ),
    Mistake(
      name: "hidden kept",
      message: stale("NoteCell.badgeView.isHidden", "false", new: "true"),
      mistaken: { list { cell, item in if item.note != nil { cell.badgeView.isHidden = false } } },
      corrected: { list { cell, item in cell.badgeView.isHidden = item.note == nil } }
    ),
    Mistake(
      name: "color kept",
      message: """
        NoteCell.nameLabel.textColor is stale: the recycled cell of row [0, 0] shows #FF3B30, and a new cell \
        shows #000000. The value comes from row [0, 2]. Sequence that reproduces it: [0, 2], [0, 0]. Set the \
        property for every row, or reset it in prepareForReuse(); the same in 1 other row
        """,
      mistaken: { list { cell, item in if item.note == "late" { cell.nameLabel.textColor = .systemRed } } },
      corrected: { list { cell, item in cell.nameLabel.textColor = item.note == "late" ? .systemRed : .label } }
    ),
    Mistake(
      name: "subview added each time",
      message: """
        NoteCell.contentView.subviews is stale: the recycled cell of row [0, 1] shows nameLabel, noteLabel, \
        photoView, shareButton, badgeView, UISwitch, UISwitch, and a new cell shows nameLabel, noteLabel, \
        photoView, shareButton, badgeView, UISwitch. The value remains from the cell's use in row [0, 0]. \
        Sequence that reproduces it: [0, 0], [0, 1]. Set the property for every row, or reset it in \
        prepareForReuse(); the same in 2 other rows
        """,
      mistaken: { list { cell, _ in cell.contentView.addSubview(UISwitch()) } },
      corrected: { list { cell, _ in cell.accessoryView = UISwitch() } }
    ),
    Mistake(
      name: "constraint activated and never deactivated",
      message: stale("NoteCell.indent.isActive", "true", new: "false"),
      mistaken: { list { cell, item in if item.note != nil { cell.indent.isActive = true } } },
      corrected: { list { cell, item in cell.indent.isActive = item.note != nil } }
    ),
    Mistake(
      name: "target added each time",
      message: """
        NoteCell.shareButton.targets is stale: the recycled cell of row [0, 1] shows the action "Share" for \
        touchUpInside, the action "Share" for touchUpInside, and a new cell shows the action "Share" for \
        touchUpInside. The value remains from the cell's use in row [0, 0]. Sequence that reproduces it: [0, 0], \
        [0, 1]. Set the property for every row, or reset it in prepareForReuse(); the same in 2 other rows
        """,
      mistaken: {
        list { cell, item in
          cell.shareButton.addAction(UIAction(title: "Share") { _ in _ = item.name }, for: .touchUpInside)
        }
      },
      corrected: { list { cell, item in cell.onShare = { _ = item.name } } }
    ),
    Mistake(
      name: "selection kept",
      message: """
        OneWaySelectionCell.nameLabel.textColor is stale: the recycled cell of row [0, 0] shows #FFFFFF, and a \
        new cell shows #000000. The value remains from the selection of row [0, 0]. Sequence that reproduces it: \
        [0, 0] (selected), [0, 0]. Set the property for every row, or reset it in prepareForReuse()
        """,
      mistaken: { list(OneWaySelectionCell.self) { _, _ in } },
      corrected: { list(SelectionCell.self) { _, _ in } }
    ),
    Mistake(
      name: "accessory kept",
      message: stale("NoteCell.accessoryType", "checkmark", new: "none"),
      mistaken: { list { cell, item in if item.note != nil { cell.accessoryType = .checkmark } } },
      corrected: { list { cell, item in cell.accessoryType = item.note == nil ? .none : .checkmark } }
    ),
    Mistake(
      name: "attributed text overriding text",
      message: stale("UITableViewCell.contentConfiguration.attributedText", #""Ada" with attributes"#, new: "nil"),
      mistaken: {
        MistakeList(UITableViewCell.self) { cell, item in
          var content = cell.contentConfiguration as? UIListContentConfiguration ?? cell.defaultContentConfiguration()
          content.text = item.name
          if item.note != nil { content.attributedText = struckThrough(item.name) }
          cell.contentConfiguration = content
        }
      },
      corrected: {
        MistakeList(UITableViewCell.self) { cell, item in
          var content = cell.defaultContentConfiguration()
          content.text = item.name
          if item.note != nil { content.attributedText = struckThrough(item.name) }
          cell.contentConfiguration = content
        }
      }
    ),
    Mistake(
      name: "late closure",
      message: """
        NoteCell.photoView.image changed after the cell was recycled: in row [0, 1] it became the image "Ada", \
        which is meant for row [0, 0], and should be the image "Grace". Sequence that reproduces it: [0, 0], [0, \
        1], with the content of the first row still on its way. Before content is shown, check that the cell \
        still shows the row that requested it
        """,
      mistaken: {
        list { cell, item in
          cell.photoView.image = nil
          loader.load(item.name) { cell.photoView.image = $0 }
        }
      },
      corrected: {
        list { cell, item in
          cell.photoView.image = nil
          cell.shownName = item.name
          loader.load(item.name) { image in if cell.shownName == item.name { cell.photoView.image = image } }
        }
      }
    ),
  ]

  /// The issue of a value that comes from row [0, 0] and is kept in row [0, 1].
  nonisolated private static func stale(_ property: String, _ kept: String, new: String) -> String {
    """
    \(property) is stale: the recycled cell of row [0, 1] shows \(kept), and a new cell shows \(new). \
    The value comes from row [0, 0]. Sequence that reproduces it: [0, 0], [0, 1]. Set the property for every \
    row, or reset it in prepareForReuse()
    """
  }

  @MainActor
  private static func list(
    _ cellClass: NoteCell.Type = NoteCell.self,
    _ configure: @escaping @MainActor (NoteCell, Item) -> Void
  ) -> MistakeList {
    MistakeList(cellClass) { cell, item in
      guard let cell = cell as? NoteCell else { return }
      cell.nameLabel.text = item.name
      configure(cell, item)
    }
  }

  nonisolated private static func struckThrough(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.strikethroughStyle: 1])
  }

  @Test(arguments: mistakes)
  func aMistakeIsFound(_ mistake: Mistake) async {
    let list = mistake.mistaken()
    let found = await issues { await list.table.audit.reuse { Self.loader.deliverNewest() } }
    #expect(found == ["UITableView.audit.reuse(): \(mistake.message)"])
  }

  @Test(arguments: mistakes)
  func itsCorrectionPasses(_ mistake: Mistake) async {
    await mistake.corrected().table.audit.reuse { Self.loader.deliverNewest() }
  }
}
