import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The audit of recycled cells finds more than the classic mistakes, and leaves sound lists alone.
@MainActor struct ReuseAuditTests {
  @Test func aDataSourceThatAnswersDifferentlyIsReportedAsSuch() async {
    var asked = 0
    let list = MistakeList(NoteCell.self) { cell, _ in
      asked += 1
      (cell as? NoteCell)?.nameLabel.text = "\(asked)"
    }
    let found = await issues { await list.table.audit.reuse() }
    #expect(found.count == 1)
    #expect(
      found.first?.contains("NoteCell.nameLabel.text isn't repeatable: two new cells for row [0, 1] show") ?? false
    )
  }

  /// Each row makes its text again, as most apps do: with styles that are equal, and not the same.
  @Test func attributedTextsWithEqualStylesAreTheSame() async {
    for spacing in [[4.0, 4], [4, 8]] {
      let list = MistakeList(NoteCell.self) { cell, item in
        let style = NSMutableParagraphStyle()
        style.lineSpacing = item.note == nil ? spacing[0] : spacing[1]
        let text = NSAttributedString(string: item.name, attributes: [.paragraphStyle: style])
        (cell as? NoteCell)?.nameLabel.attributedText = text
      }
      await list.table.audit.reuse()
    }
    let list = MistakeList(NoteCell.self) { cell, item in
      guard let label = (cell as? NoteCell)?.nameLabel else { return }
      let style = NSMutableParagraphStyle()
      style.lineSpacing = item.note == nil ? label.tag == 0 ? 4 : 8 : 4
      if item.note != nil { label.tag = 1 }
      label.attributedText = NSAttributedString(string: item.name, attributes: [.paragraphStyle: style])
    }
    let found = await issues { await list.table.audit.reuse(ignoring: ["NoteCell.nameLabel.tag"]) }
    #expect(found.contains { $0.contains("NoteCell.nameLabel.attributedText is stale") }, "\(found)")
  }

  /// Each row draws its image again, such as a thumbnail.
  @Test func imagesThatAreDrawnAlikeAreTheSame() async {
    func dot(_ width: Double) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: 5))
      }
    }
    let list = MistakeList(NoteCell.self) { cell, item in
      (cell as? NoteCell)?.photoView.image = dot(item.note == nil ? 5 : 10)
    }
    await list.table.audit.reuse()
    let mistaken = MistakeList(NoteCell.self) { cell, item in
      guard let view = (cell as? NoteCell)?.photoView else { return }
      if item.note != nil || view.image == nil { view.image = dot(item.note == nil ? 5 : 10) }
    }
    let found = await issues { await mistaken.table.audit.reuse() }
    #expect(found.count == 1 && found[0].contains("NoteCell.photoView.image is stale"), "\(found)")
  }

  /// A request fails because the cell shows another row by now, and the failure empties what that row shows.
  @Test func aFailureThatArrivesLateIsReported() async {
    for isChecked in [false, true] {
      var pending: [() -> Void] = []
      let list = MistakeList(NoteCell.self) { cell, item in
        guard let cell = cell as? NoteCell else { return }
        cell.shownName = item.name
        cell.noteLabel.text = ""
        pending.append {
          if cell.shownName == item.name {
            cell.noteLabel.text = "size of \(item.name)"
          } else if !isChecked {
            cell.noteLabel.text = ""
          }
        }
      }
      let found = await issues {
        await list.table.audit.reuse {
          guard let newest = pending.popLast() else { return false }
          newest()
          return true
        }
      }
      #expect(found.isEmpty == isChecked, "\(found)")
      if isChecked { continue }
      #expect(found.first?.contains("NoteCell.noteLabel.text changed after the cell was recycled") ?? false, "\(found)")
    }
  }

  @Test func propertiesCanBeIgnored() async {
    for path in ["NoteCell.noteLabel.text", "NoteCell.noteLabel"] {
      let list = MistakeList(NoteCell.self) { cell, item in
        if let note = item.note { (cell as? NoteCell)?.noteLabel.text = note }
      }
      await list.table.audit.reuse(ignoring: [path])
    }
  }

  @Test(arguments: [true, false])
  func contentThatNobodySeesIsNotReported(isHidden: Bool) async {
    let list = MistakeList(NoteCell.self) { cell, item in
      guard let cell = cell as? NoteCell else { return }
      cell.noteLabel.isHidden = isHidden
      cell.noteLabel.alpha = isHidden ? 1 : 0
      if let note = item.note { cell.noteLabel.text = note }
    }
    await list.table.audit.reuse()
  }

  @Test func aViewThatStaysHiddenIsReportedOnce() async {
    let list = MistakeList(NoteCell.self) { cell, item in
      guard let cell = cell as? NoteCell else { return }
      cell.noteLabel.text = item.note
      if item.note != nil { cell.noteLabel.isHidden = true }
    }
    let found = await issues { await list.table.audit.reuse() }
    #expect(found.count == 1)
    #expect(found.first?.contains("NoteCell.noteLabel.isHidden is stale") ?? false)
  }

  @Test func rowsCanBeChosen() async {
    let list = MistakeList(NoteCell.self) { cell, item in
      if item.note == "late" { (cell as? NoteCell)?.noteLabel.text = item.note }
    }
    await list.table.audit.reuse(of: [[0, 0], [0, 1]])
    #expect(await issues { await list.table.audit.reuse() }.count == 1)
  }

  @Test func storedPropertiesAreComparedOnRequest() async {
    let list = MistakeList(NoteCell.self) { cell, item in
      if let note = item.note { (cell as? NoteCell)?.shownName = note }
    }
    await list.table.audit.reuse()
    let found = await issues { await list.table.audit.reuse(includingStoredProperties: true) }
    #expect(found.count == 1)
    #expect(
      found.first?.contains(#"NoteCell.shownName is stale: the recycled cell of row [0, 1] shows "new""#) ?? false
    )
  }

  /// No pair of rows shows the mistake: one row marks the cell, another reacts to the mark, a third shows it.
  @Test func theShortestSequenceHasOnlyTheRowsThatAreNeeded() async {
    let notes = ["3": "mark", "9": "react", "12": "show"]
    let items = (0..<20).map { Item(name: "\($0)", note: notes["\($0)"]) }
    let list = MistakeList(NoteCell.self, items: items) { cell, item in
      guard let cell = cell as? NoteCell else { return }
      cell.nameLabel.text = item.name
      if item.note == "mark" { cell.shownName = "marked" }
      if item.note == "react", cell.shownName == "marked" { cell.onShare = {} }
      cell.badgeView.isHidden = item.note != "show" || cell.onShare == nil
    }
    let found = await issues { await list.table.audit.reuse() }
    #expect(found.count == 1)
    #expect(found.first?.contains("Sequence that reproduces it: [0, 3], [0, 9], [0, 12].") ?? false)
  }

  /// The only row that leaves the color isn't before the only row that doesn't set it.
  @Test func eachKindOfRowFollowsEachOther() async {
    let items = (0..<30).map { Item(name: "\($0)", note: ["10": "none", "20": "red"]["\($0)"]) }
    let list = MistakeList(NoteCell.self, items: items) { cell, item in
      guard let cell = cell as? NoteCell, item.note != "none" else { return }
      cell.nameLabel.textColor = item.note == "red" ? .systemRed : .label
    }
    let found = await issues { await list.table.audit.reuse() }
    #expect(found.count == 1)
    #expect(found.first?.contains("Sequence that reproduces it: [0, 20], [0, 10]") ?? false)
  }

  @Test func collectionViewsAreAudited() async {
    final class Photos: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if indexPath.item == 2 { cell.backgroundColor = .systemTeal }
        return cell
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let photos = Photos()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = photos
    let found = await issues { await view.audit.reuse() }
    #expect(
      found == [
        """
        UICollectionView.audit.reuse(): UICollectionViewCell.backgroundColor is stale: the recycled cell of item [0, 3] \
        shows #30B0C7, and a new cell shows nil. The value comes from item [0, 2]. Sequence that reproduces it: [0, 2], \
        [0, 3]. Set the property for every item, or reset it in prepareForReuse(); the same in 2 other items
        """
      ]
    )
    #expect(view.visibleCells.count == 4)
  }

  @Test func theListIsShownAsBeforeAfterwards() async {
    let list = MistakeList(NoteCell.self) { cell, item in (cell as? NoteCell)?.nameLabel.text = item.name }
    list.table.layoutIfNeeded()
    await list.table.audit.reuse()
    #expect(list.table.visibleCells.compactMap { ($0 as? NoteCell)?.nameLabel.text } == ["Ada", "Grace", "Hedy"])
    #expect(list.table.contentOffset == .zero)
  }

  @Test func theIssueHasTheLineOfTheCaller() async {
    let list = MistakeList(NoteCell.self) { cell, item in
      if let note = item.note { (cell as? NoteCell)?.noteLabel.text = note }
    }
    let lines = Lines()
    let line = #line + 2
    await withKnownIssue {
      await list.table.audit.reuse()
    } matching: {
      lines.all.append($0.sourceLocation?.line)
      return true
    }
    #expect(lines.all == [line])
  }

  private final class Lines: @unchecked Sendable {
    var all: [Int?] = []
  }
}
