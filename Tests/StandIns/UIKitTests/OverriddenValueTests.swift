import Testing
import UIKit

/// A constraint with a name, as apps write it for storyboards.
private final class NamedConstraint: NSLayoutConstraint {
  var name = "width"
}

private final class TemplateImage: UIImage, @unchecked Sendable {
  override var renderingMode: RenderingMode { .alwaysTemplate }
  override func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}

private final class Card: UIView {
  var wokeUp = false
  override func awakeFromNib() {
    super.awakeFromNib()
    wokeUp = true
  }
  override var accessibilityLabel: String? {
    get { "Card \(tag)" }
    set { super.accessibilityLabel = newValue }
  }
  override func accessibilityActivate() -> Bool { tag > 0 }
  override func endEditing(_ force: Bool) -> Bool { force }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode("card", forKey: "kind")
  }
}

private final class Toolbar: UIToolbar, UIToolbarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}

private final class Receiver: UIView {
  override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
}

@MainActor struct OverriddenValueTests {
  @Test func aConstraintOfASubclassWorks() {
    let view = UIView()
    let constraint = NamedConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 20
    )
    constraint.isActive = true
    #expect(constraint.name == "width" && constraint.constant == 20 && view.constraints == [constraint])
  }

  @Test func anImagesOverriddenModeCounts() {
    let image = TemplateImage()
    #expect(image.renderingMode == .alwaysTemplate && image.withRenderingMode(.alwaysOriginal) === image)
  }

  @Test func viewsOverrideMembersOfEverySubject() throws {
    let card = Card()
    card.awakeFromNib()
    card.tag = 2
    #expect(card.wokeUp && card.accessibilityLabel == "Card 2" && card.accessibilityActivate() && card.endEditing(true))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    card.encode(with: archiver)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(unarchiver.decodeObject(of: NSString.self, forKey: "kind") == "card")
  }

  @Test func aBarIsWhereItsDelegateSpecifies() {
    let toolbar = Toolbar()
    #expect(toolbar.barPosition == .bottom && UINavigationBar().barPosition == .top)
    toolbar.delegate = toolbar
    #expect(toolbar.barPosition == .top)
  }

  @Test func aResponderPastesWhatItsConfigurationAccepts() {
    let (field, text) = (UITextField(), NSItemProvider(object: "a" as NSString))
    #expect(!field.canPaste([text]))
    field.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(field.canPaste([text]) && Receiver().canPaste([text]))
  }

  @Test func prioritiesAndWeightsAreCompared() {
    #expect(UILayoutPriority.defaultLow < .required && UIFont.Weight.light < .bold && UIWindow.Level.normal < .alert)
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.large >= .large)
  }

  @Test func statesOfAButtonHaveTheirOwnTitles() {
    let button = UIButton()
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: [.selected, .highlighted])
    #expect(button.title(for: [.highlighted, .selected]) == "Pause" && button.title(for: .normal) == "Play")
  }
}
