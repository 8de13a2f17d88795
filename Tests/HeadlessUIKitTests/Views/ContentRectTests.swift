import HeadlessUIKit
import HeadlessUIKitDrawing
import Testing

/// The rectangles of content that subclasses of buttons, labels, fields and sliders choose.
@MainActor
@Suite struct ContentRectTests {
  /// A button with its title below its image, as tab bars of apps have it.
  private final class StackedButton: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
    override func imageRect(forContentRect content: CGRect) -> CGRect {
      CGRect(x: content.midX - 12, y: content.minY, width: 24, height: 24)
    }
    override func titleRect(forContentRect content: CGRect) -> CGRect {
      CGRect(x: content.minX, y: content.maxY - 20, width: content.width, height: 20)
    }
  }

  private final class PaddedLabel: UILabel {
    let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
      return rect.inset(by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  }

  private final class SilentLabel: UILabel {
    override func drawText(in rect: CGRect) {}
  }

  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 40, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 60, dy: 0) }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect.offsetBy(dx: 5, dy: 0)) }
  }

  private final class ThickSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: bounds.minX, y: bounds.midY - 5, width: bounds.width, height: 10)
    }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
      CGRect(x: 80, y: bounds.midY - 10, width: 20, height: 20)
    }
  }

  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }

  @Test func aButtonPlacesItsContentWhereASubclassWantsIt() {
    let button = StackedButton(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    button.setTitle("Home", for: .normal)
    button.setImage(Self.image, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 38, y: 10, width: 24, height: 24))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 50, width: 80, height: 20))
    let text = button.svg().split(separator: "\n").first { $0.contains(">Home<") } ?? ""
    #expect(text.contains("x=\"10\""), "\(text)")
    button.configuration = .plain()
    button.titleLabel?.frame = .zero
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == .zero, "configurations don't ask")
  }

  /// A button of 200 by 40 points with an image of 24 points, and the frames of the image and of the title.
  struct Alignment: Sendable {
    let horizontal: UIControl.ContentHorizontalAlignment
    var isRightToLeft = false
    let image: @Sendable (CGFloat) -> CGFloat
  }

  @Test(arguments: [
    Alignment(horizontal: .left) { _ in 0 },
    Alignment(horizontal: .leading) { _ in 0 },
    Alignment(horizontal: .right) { 200 - $0 - 24 },
    Alignment(horizontal: .center) { (200 - $0 - 24) / 2 },
    Alignment(horizontal: .leading, isRightToLeft: true) { _ in 176 },
    Alignment(horizontal: .left, isRightToLeft: true) { $0 },
  ])
  func aTitleFollowsItsImage(_ row: Alignment) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    if row.isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    button.contentHorizontalAlignment = row.horizontal
    button.setTitle("Home", for: .normal)
    button.setImage(Self.image, for: .normal)
    button.layoutIfNeeded()
    let (image, title) = (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
    #expect(title.width > 0 && abs(image.minX - row.image(title.width)) < 0.001)
    #expect(image.midY == 20 && abs(title.midY - 20) < 0.001)
    #expect(abs(row.isRightToLeft ? title.maxX - image.minX : title.minX - image.maxX) < 0.001)
  }

  @Test func aLabelHasTheSizeOfItsTextRect() {
    let (label, padded) = (UILabel(), PaddedLabel())
    for label in [label, padded] { (label.text, label.numberOfLines) = ("Seven words that need more than one line", 0) }
    #expect(padded.intrinsicContentSize.width == label.intrinsicContentSize.width + 16)
    #expect(padded.intrinsicContentSize.height == label.intrinsicContentSize.height + 8)
    let narrow = padded.sizeThatFits(CGSize(width: 116, height: 0))
    let inner = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.height == inner.height + 8 && narrow.width == inner.width + 16)
  }

  @Test func aPictureShowsTextWhereALabelDrawsIt() {
    let padded = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    padded.text = "Ada"
    #expect(padded.svg().contains("x=\"8\""), "\(padded.svg())")
    let silent = SilentLabel(frame: padded.frame)
    silent.text = "Ada"
    #expect(!silent.svg().contains(">Ada<"))
  }

  @Test func aPictureShowsTextWhereAFieldPlacesIt() {
    let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.placeholder = "Name"
    #expect(field.svg().contains("x=\"65\""), "\(field.svg())")
    field.text = "Ada"
    #expect(field.svg().contains("x=\"40\""), "\(field.svg())")
  }

  @Test func aPictureShowsTheTrackAndTheThumbOfASlider() {
    let slider = ThickSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let picture = slider.svg()
    #expect(picture.contains("height=\"10\"") && picture.contains("cx=\"90\""), "\(picture)")
  }
}
