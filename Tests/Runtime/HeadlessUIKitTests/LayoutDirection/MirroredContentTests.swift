import Testing

@testable import HeadlessUIKit

/// The content of controls, cells and lists that are laid out from right to left.
@MainActor struct MirroredContentTests {
  private func mirrored<View: UIView>(_ view: View) -> View {
    view.traitOverrides.layoutDirection = .rightToLeft
    return view
  }

  // MARK: Cells

  @Test func aTableCellsAccessoryIsOnTheLeft() {
    let cell = mirrored(UITableViewCell(style: .subtitle, reuseIdentifier: nil))
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.accessoryType = .disclosureIndicator
    cell.indentationLevel = 1
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 26.5, y: 0, width: 273.5, height: 60))
    #expect(cell.textLabel?.frame.maxX == 247.5 && cell.detailTextLabel?.frame.maxX == 247.5)
    #expect(cell.contentView.layoutMargins.left == 8 && cell.contentView.layoutMargins.right == 16)
    let switched = UISwitch()
    cell.accessoryView = switched
    cell.layoutIfNeeded()
    #expect(switched.frame.minX == 16 && cell.contentView.frame.maxX == 300)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 262)
  }

  @Test func aListCellsContentBeginsOnTheRight() {
    let cell = mirrored(UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44)))
    cell.accessories = [.disclosureIndicator()]
    cell.indentationLevel = 2
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 180 && cell.contentView.frame.minX > 0)
    let label = cell.contentView.subviews.first { $0 is UILabel }
    #expect(label?.frame.maxX == cell.contentView.bounds.width - content.directionalLayoutMargins.leading)
  }

  // MARK: Controls

  @Test func aFieldsSidesChangePlaces() {
    let field = mirrored(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    (field.leftView, field.leftViewMode, field.rightView, field.rightViewMode) = (left, .always, right, .always)
    field.layoutIfNeeded()
    #expect(left.frame.maxX == 100 && right.frame.minX == 0)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 70, height: 30))
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
  }

  @Test func aSlidersThumbBeginsOnTheRight() {
    let slider = mirrored(UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31)))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).maxX == track.maxX)
  }

  /// The centers of circles and the places of texts in a picture.
  private func numbers(_ pattern: String, in view: UIView) throws -> [Double] {
    let expression = try NSRegularExpression(pattern: pattern)
    let picture = view.svg()
    let found = expression.matches(in: picture, range: NSRange(picture.startIndex..., in: picture))
    return found.compactMap { Range($0.range(at: 1), in: picture).flatMap { Double(picture[$0]) } }
  }

  @Test func controlsAreDrawnFromTheRight() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(try numbers("cx=\"([0-9.]+)\"", in: toggle) == [35.5])
    #expect(try numbers("cx=\"([0-9.]+)\"", in: mirrored(toggle)) == [15.5])
    let progress = mirrored(UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4)))
    progress.progress = 0.25
    #expect(try numbers("rect x=\"([0-9.]+)\"", in: progress).last == 75)
    let segments = mirrored(UISegmentedControl(items: ["A", "B"]))
    segments.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(try numbers("text x=\"([0-9.]+)\"", in: segments) == [75, 25])
  }

  @Test func naturalTextIsOnTheRight() throws {
    let label = mirrored(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = "Hi"
    #expect(try numbers("text x=\"([0-9.]+)\"", in: label) == [100])
    label.textAlignment = .left
    #expect(try numbers("text x=\"([0-9.]+)\"", in: label) == [0])
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 100)
  }

  @Test func aBarsLeftItemsAreOnTheRight() throws {
    let bar = mirrored(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44)))
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let place = try numbers("text x=\"([0-9.]+)\"", in: bar)
    #expect(place == [184])
  }

  @Test func aButtonsImageIsOnTheOtherSide() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    let title = try #require(try numbers("text x=\"([0-9.]+)\"", in: button).last)
    button.semanticContentAttribute = .forceRightToLeft
    let mirroredTitle = try #require(try numbers("text x=\"([0-9.]+)\"", in: button).last)
    #expect(abs(200 - title - mirroredTitle) < 0.01)
  }

  // MARK: Collection views

  private final class FlippedFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = mirrored(ListSource(5, "cell").collection(layout, 100, 60)).laidOut()
    return collection
  }

  private func flow(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
    layout.itemSize = CGSize(width: 30, height: 20)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (5, 5)
    return layout
  }

  @Test func aFlowLayoutThatFlipsBeginsOnTheRight() {
    let collection = collection(flow(FlippedFlow()))
    let cells = (0..<5).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
    #expect(cells == [70, 35, 0, 70, 35])
    #expect(collection.indexPathForItem(at: CGPoint(x: 95, y: 5)) == IndexPath(item: 0, section: 0))
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 35)
    collection.traitOverrides.layoutDirection = .leftToRight
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
  }

  @Test func aFlowLayoutThatDoesNotFlipBeginsOnTheLeft() {
    let collection = collection(flow(UICollectionViewFlowLayout()))
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
  }

  @Test func aFlippedRowIsShownFromItsRightEnd() {
    let layout = flow(FlippedFlow())
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 60)
    let collection = collection(layout)
    // Five items of 80 points with four gaps.
    #expect(collection.contentSize.width == 420 && collection.contentOffset.x == 320)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == 420)
    #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0)) == nil)
  }

  @Test func aCompositionalLayoutIsMirrored() {
    let collection = collection(UICollectionViewCompositionalLayout(section: .grid(columns: 2, height: 20)))
    let cells = (0..<3).map { collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
    #expect(cells == [50, 0, 50])
  }
}
