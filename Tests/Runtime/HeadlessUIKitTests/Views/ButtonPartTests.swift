import Testing

@testable import HeadlessUIKit
import HeadlessUIKitDrawing

/// The label and the view of the image of a button, which are its subviews.
@MainActor struct ButtonPartTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let button = UIButton(frame: CGRect(x: 50, y: 20, width: 200, height: 40))

  init() {
    box.addSubview(button)
    button.setTitle("Home", for: .normal)
  }

  @Test func theTitleAndTheImageLieInTheButton() throws {
    let own = UIView()
    button.addSubview(own)
    let title = try #require(button.titleLabel)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    button.setImage(image, for: .normal)
    box.layoutIfNeeded()
    let picture = try #require(button.imageView)
    #expect(button.subviews == [picture, title, own])
    #expect(button.statedSubviews == [own])
    let window = UIWindow(frame: box.frame, with: box)
    #expect(title.superview === button && title.window === window)
    #expect(title.convert(CGPoint.zero, to: box).x == 50 + title.frame.minX)
    #expect(button.hitTest(title.center, with: nil) === button)
    #expect(box.svg().split(separator: ">Home<").count == 2)
  }

  @Test func aTitleIsMadeOnlyForAButtonThatHasOne() {
    let empty = UIButton(frame: button.frame)
    empty.configuration = .plain()
    box.addSubview(empty)
    box.layoutIfNeeded()
    _ = box.svg()
    _ = empty.lastBaselineAnchor
    #expect(empty.subviews.isEmpty)
  }

  /// Buttons of documents have a configuration with the title "Button".
  @Test func aTitleThatIsSetLaterReplacesTheConfigurations() {
    let button = UIButton(configuration: .plain())
    let empty = button.intrinsicContentSize.width
    button.setTitle("Home", for: .normal)
    #expect(button.currentTitle == "Home" && button.intrinsicContentSize.width > empty)
    button.configuration?.title = "Button"
    #expect(button.currentTitle == "Button")
    let width = button.intrinsicContentSize.width
    button.setTitle("A longer button", for: .normal)
    #expect(button.currentTitle == "A longer button" && button.intrinsicContentSize.width > width)
    button.setAttributedTitle(NSAttributedString(string: "Red"), for: .normal)
    #expect(button.currentTitle == "Red" && button.intrinsicContentSize.width < width)
    button.configuration?.image = UIImage()
    button.setImage(nil, for: .normal)
    #expect(button.currentImage == nil)
  }

  @Test func aPartThatMovesIsTheNewSuperviewsToDraw() throws {
    let title = try #require(button.titleLabel)
    #expect(title.isDrawnBySuperview)
    box.addSubview(title)
    #expect(!title.isDrawnBySuperview)
    button.addSubview(title)
    #expect(title.isDrawnBySuperview)
  }

  @Test func constraintsReferToTheTitle() throws {
    let title = try #require(button.titleLabel)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.widthAnchor.constraint(equalTo: title.widthAnchor),
      line.topAnchor.constraint(equalTo: title.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
    ])
    for text in ["Home", "At home in a house"] {
      button.setTitle(text, for: .normal)
      box.layoutIfNeeded()
      let frame = title.convert(title.bounds, to: box)
      #expect(frame.width > 0 && abs(line.frame.minX - frame.minX) < 0.001 && abs(line.frame.minY - frame.maxY) < 0.001)
      #expect(abs(line.frame.width - frame.width) < 0.001)
    }
  }

  @Test func constraintsOfTheAppPlaceTheTitle() throws {
    let title = try #require(button.titleLabel)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 3),
      title.topAnchor.constraint(equalTo: button.topAnchor, constant: 4),
    ])
    box.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 3, y: 4))
    button.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 3, y: 4) && !button.needsLayout)
  }
}
