import HeadlessUIKit
import HeadlessUIKitDrawing
import Testing

/// The rectangles of content that subclasses of buttons, labels, fields and sliders choose.
@MainActor struct ContentRectTests {
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

  private final class FramedField: UITextField {
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 70, y: 10, width: 20, height: 20) }
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

  /// A change of a laid out button of 200 by 40 points, and the frames after the next layout.
  struct Change: Sendable {
    let change: @MainActor @Sendable (UIButton) -> Void
    let shown: @MainActor @Sendable (UIButton, _ title: CGSize) -> Bool
    init(
      _ change: @escaping @MainActor @Sendable (UIButton) -> Void,
      _ shown: @escaping @MainActor @Sendable (UIButton, _ title: CGSize) -> Bool
    ) { (self.change, self.shown) = (change, shown) }
  }

  @Test(arguments: [
    Change({ $0.setImage(nil, for: .normal) }) { button, _ in
      button.imageView?.image == nil && button.imageView?.frame == .zero && button.titleLabel?.frame.midX == 100
    },
    Change({ $0.setTitle(nil, for: .normal) }) { button, _ in
      button.titleLabel?.text == nil && button.titleLabel?.frame == .zero && button.imageView?.frame.midX == 100
    },
    Change({ $0.isSelected = true }) { button, _ in
      button.titleLabel?.text == "At home" && button.imageView?.frame.width == 12
    },
    Change({ $0.contentHorizontalAlignment = .left }) { button, _ in button.imageView?.frame.minX == 0 },
    Change({ $0.contentVerticalAlignment = .top }) { button, _ in button.imageView?.frame.minY == 0 },
    Change({ $0.contentEdgeInsets.top = 10 }) { button, _ in button.imageView?.frame.midY == 25 },
    Change({ $0.imageEdgeInsets.top = 10 }) { button, _ in button.imageView?.frame.midY == 25 },
    Change({ $0.titleEdgeInsets.top = 10 }) { button, _ in abs((button.titleLabel?.frame.midY ?? 0) - 25) < 0.001 },
    Change({ $0.titleLabel?.font = .systemFont(ofSize: 25) }) { button, title in
      (button.titleLabel?.frame.height ?? 0) > title.height
    },
    Change({
      $0.titleLabel?.numberOfLines = 0
      $0.setTitle("At home in a house of many words", for: .normal)
    }) { button, title in (button.titleLabel?.frame.height ?? 0) > 1.9 * title.height },
  ])
  func aChangeOfAButtonRequestsALayout(_ row: Change) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Home", for: .normal)
    button.setTitle("At home", for: .selected)
    button.setImage(Self.image, for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }, for: .selected)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel?.frame.size)
    row.change(button)
    button.layoutIfNeeded()
    let frames = [button.titleLabel?.frame, button.imageView?.frame]
    #expect(row.shown(button, title), "\(frames)")
  }

  /// A button that states its content in each layout.
  private final class StatingButton: UIButton {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      setTitle("Home", for: .normal)
      setImage(ContentRectTests.image, for: .normal)
    }
  }

  @Test func aButtonThatStatesItsContentIsLaidOutOnceMore() {
    let button = StatingButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40)).laidOut()
    #expect(button.layouts == 2 && button.titleLabel?.frame.isEmpty == false)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.layouts == 3)
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

  @Test func aPictureShowsTheBorderAndTheClearButtonOfAField() {
    let field = FramedField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.borderStyle = .line
    field.clearButtonMode = .whileEditing
    #expect(field.svg().contains("x=\"12.5\""), "\(field.svg())")
    field.text = "Ada"
    #expect(!field.svg().contains("<circle"))
    field.clearButtonMode = .unlessEditing
    #expect(field.svg().contains("cx=\"80\""), "\(field.svg())")
    field.text = ""
    #expect(!field.svg().contains("<circle"))
  }

  @Test func aPictureShowsTheTrackAndTheThumbOfASlider() {
    let slider = ThickSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let picture = slider.svg()
    #expect(picture.contains("height=\"10\"") && picture.contains("cx=\"90\""), "\(picture)")
  }
}
