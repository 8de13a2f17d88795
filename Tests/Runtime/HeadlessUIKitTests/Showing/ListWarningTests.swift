import HeadlessUIKit
import ReuseGenTestSupport
import Testing

/// Warnings that UIKit writes about lists, nibs and appearance transitions, where it writes them.
@MainActor struct ListWarningTests {
  /// An act of an app, and the warning that UIKit writes; none for what is right.
  struct Row: Sendable {
    let warning: String?
    let act: @MainActor @Sendable () -> Void

    init(_ warning: String?, _ act: @escaping @MainActor @Sendable () -> Void) {
      (self.warning, self.act) = (warning, act)
    }
  }

  /// A row whose content is 100 points high, between edges of an item.
  class Pinned: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      let (top, bottom) = edges
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 100), view.topAnchor.constraint(equalTo: top),
        view.bottomAnchor.constraint(equalTo: bottom),
      ])
    }
    required init?(coder: NSCoder) { nil }
    var edges: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) { (contentView.topAnchor, contentView.bottomAnchor) }
  }
  final class PinnedToCell: Pinned {
    override var edges: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) { (topAnchor, bottomAnchor) }
  }
  final class PinnedToMargins: Pinned {
    override var edges: (NSLayoutYAxisAnchor, NSLayoutYAxisAnchor) {
      (layoutMarginsGuide.topAnchor, layoutMarginsGuide.bottomAnchor)
    }
  }

  private static func lay(_ size: CGSize, horizontally: Bool = false, inset: CGFloat = 0) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.scrollDirection = horizontally ? .horizontal : .vertical
    layout.sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    ListSource(2, "x").collection(layout, 320, 200).layoutIfNeeded()
  }

  private static func rowHeight(_ cell: UITableViewCell.Type) -> CGFloat {
    let table = ListSource(2, "x").table(cell: cell).laidOut()
    return table.rectForRow(at: [0, 0]).height
  }

  private static func loadImage(_ attributes: String) {
    _ = UINib(data: DocumentText.nib("<imageView \(attributes) id=\"i\"/>"), bundle: nil).instantiate(withOwner: nil)
  }

  nonisolated static let rows = [
    Row("the item width must be less than the width of the UICollectionView minus the section insets left and right") {
      lay(CGSize(width: 321, height: 10))
    },
    Row("The item is 320 points, and 300 are left") { lay(CGSize(width: 320, height: 10), inset: 10) },
    Row("the item height must be less than the height of the UICollectionView minus the section insets top and bottom")
    { lay(CGSize(width: 10, height: 201), horizontally: true) },
    Row(nil) { lay(CGSize(width: 320, height: 500)) },
    Row(nil) { lay(CGSize(width: 500, height: 200), horizontally: true) },
    Row("Negative or zero item sizes are not supported by flow layout. Invalid size: {0, 20}; collection view: (null)")
    { UICollectionViewFlowLayout().itemSize = CGSize(width: 0, height: 20) },
    Row("constraints ambiguously suggest a height of zero for a table view cell's content view. We're considering") {
      _ = rowHeight(PinnedToCell.self)
    },
    Row("using standard height instead. Cell: PinnedToMargins.") { _ = rowHeight(PinnedToMargins.self) },
    Row(nil) { _ = rowHeight(Pinned.self) },
    Row("Could not load the \"none\" image referenced from a nib in the bundle with identifier") {
      loadImage(#"image="none""#)
    },
    Row(nil) { loadImage(#"image="star" catalog="system""#) },
    Row("Unbalanced calls to begin/end appearance transitions for <UIViewController>.") {
      let screen = UIViewController()
      screen.beginAppearanceTransition(true, animated: false)
      for _ in 0..<2 { screen.endAppearanceTransition() }
    },
    // A transition that is canceled begins twice.
    Row(nil) {
      let screen = UIViewController()
      for isAppearing in [true, false, true] { screen.beginAppearanceTransition(isAppearing, animated: false) }
      screen.endAppearanceTransition()
    },
  ]

  @Test(.tags(.process), .promptExit, arguments: rows.indices)
  nonisolated func aWarningIsWrittenWhereUIKitWritesIt(index: Int) async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [index] in
      await MainActor.run { ListWarningTests.rows[index].act() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "Warning: ").count == (Self.rows[index].warning == nil ? 1 : 2), "\(text)")
    if let warning = Self.rows[index].warning { #expect(text.contains(warning), "\(text)") }
  }

  @Test func aRowWhoseContentIsPinnedToTheCellHasTheStandardHeight() {
    #expect(Self.rowHeight(Pinned.self) == 100)
    #expect(Self.rowHeight(PinnedToCell.self) == 44)
    #expect(Self.rowHeight(PinnedToMargins.self) == 44)
  }

  @Test func anImageThatIsNotThereIsNil() throws {
    let text = #"<imageView image="none" id="i"/><imageView image="star" catalog="system" id="s"/>"#
    let made = UINib(data: DocumentText.nib(text), bundle: nil).instantiate(withOwner: nil)
    #expect(made.compactMap { ($0 as? UIImageView)?.image?.size.height != nil } == [false, true])
  }
}
