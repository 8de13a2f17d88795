import HeadlessUIKit
import Testing

/// The labels, images and accessories of cells of the standard styles.
@MainActor struct StandardCellTests {
  private func cell(_ style: UITableViewCell.CellStyle, width: CGFloat = 320, height: CGFloat = 44) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return cell
  }

  // MARK: Fonts

  struct Fonts: Sendable {
    let style: UITableViewCell.CellStyle
    let title: CGFloat
    let detail: CGFloat?
    var detailColor = UIColor.label
  }

  @Test(arguments: [
    Fonts(style: .default, title: 17, detail: nil), Fonts(style: .subtitle, title: 17, detail: 12),
    Fonts(style: .value1, title: 17, detail: 17, detailColor: .secondaryLabel),
    Fonts(style: .value2, title: 12, detail: 12),
  ])
  func labelsHaveTheFontsOfTheStyle(_ fonts: Fonts) {
    let cell = cell(fonts.style)
    #expect(cell.textLabel?.font.pointSize == fonts.title)
    #expect(cell.detailTextLabel?.font.pointSize == fonts.detail)
    if fonts.detail != nil { #expect(cell.detailTextLabel?.textColor == fonts.detailColor) }
  }

  // MARK: Frames

  @Test func aSubtitleIsBelowItsTitleInTheMiddleOfTheRow() throws {
    let cell = cell(.subtitle)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "A subtitle"
    cell.layoutIfNeeded()
    let (title, subtitle) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.frame.size == title.intrinsicContentSize && subtitle.frame.size == subtitle.intrinsicContentSize)
    #expect(title.frame.minX == 16 && subtitle.frame.minX == 16 && subtitle.frame.minY == title.frame.maxY)
    #expect(title.frame.minY > 0 && abs(title.frame.minY - (44 - subtitle.frame.maxY)) < 0.01)
    // A longer text takes the room that there is.
    subtitle.text = String(repeating: "long ", count: 40)
    cell.layoutIfNeeded()
    #expect(subtitle.frame.maxX == 304)
  }

  @Test func aValueIsAtTheOtherEdge() throws {
    let cell = cell(.value1)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Value"
    cell.layoutIfNeeded()
    let (title, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(title.frame.minX == 16 && title.frame.midY == 22 && value.frame.maxX == 304 && value.frame.midY == 22)
    // A value that is too long gets the room beside the title.
    value.text = String(repeating: "long ", count: 40)
    cell.layoutIfNeeded()
    #expect(value.frame.minX == title.frame.maxX + 6 && value.frame.maxX == 304)
  }

  @Test func anImageHasItsSizeAndIsAsHighAsTheRowAtMost() throws {
    let cell = cell(.default)
    cell.textLabel?.text = "Title"
    let view = try #require(cell.imageView)
    for (size, frame) in [
      (CGSize(width: 18, height: 14), CGRect(x: 16, y: 15, width: 18, height: 14)),
      (CGSize(width: 200, height: 88), CGRect(x: 16, y: 0, width: 100, height: 44)),
    ] {
      view.image = UIGraphicsImageRenderer(size: size).image { _ in }
      cell.layoutIfNeeded()
      #expect(view.frame == frame)
      #expect(cell.textLabel?.frame.minX == frame.maxX + 15 && cell.textLabel?.frame.maxX == 304)
    }
    view.image = nil
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
  }

  // MARK: Accessories

  /// The widths of documents: the title of an accessory's cell ends 8 points before the accessory.
  @Test(
    arguments: [
      (.none, 320, 320, 304), (.disclosureIndicator, 320, 293.5, 285.5), (.checkmark, 375, 335, 327),
      (.none, 414, 414, 394), (.disclosureIndicator, 414, 383.5, 375.5), (.checkmark, 414, 370, 362),
    ] as [(UITableViewCell.AccessoryType, CGFloat, CGFloat, CGFloat)]
  )
  func theContentEndsAtTheAccessory(
    _ accessory: UITableViewCell.AccessoryType,
    width: CGFloat,
    content: CGFloat,
    textEnd: CGFloat
  ) {
    let cell = cell(.default, width: width)
    cell.accessoryType = accessory
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == content)
    #expect(cell.textLabel?.frame.maxX == textEnd && cell.textLabel?.frame.minX == (width < 414 ? 16 : 20))
    #expect(cell.contentView.layoutMarginsGuide.layoutFrame.maxX == textEnd)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.left == cell.contentView.layoutMargins.right)
  }

  @Test func marginsThatWereSetStay() {
    let cell = cell(.default)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
