import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The views of the first responder: above the keyboard, and in place of it.
@MainActor struct InputViewTests {
  /// A bar with a field that a conversation shows at the bottom.
  private final class Composer: UIView {
    let field = UITextField(frame: CGRect(x: 8, y: 8, width: 200, height: 34))
    var lines = 1 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(lines) * 20 + 30)
    }

    init() {
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Conversation: UIViewController {
    let composer = Composer()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { composer }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let form = UITableViewController()
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
  private let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  init() {
    window.show(form)
    form.view.addSubview(field)
    form.view.addSubview(other)
    field.inputAccessoryView = toolbar
  }

  /// The minimum y of the keyboard after each of its movements.
  private func movements(_ act: () -> Void) -> [String] {
    posted([UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      return "\(note.name == UIResponder.keyboardWillHideNotification ? "hide" : "show") \(frame?.minY ?? -1)"
    } _: {
      act()
    }
  }

  @Test func aViewIsAboveTheKeyboardWhileItsFieldIsEdited() {
    #expect(toolbar.window == nil)
    #expect(movements { field.becomeFirstResponder() } == ["show 800.0"])
    #expect(toolbar.window != nil && toolbar.convert(toolbar.bounds, to: nil).minY == 800 && toolbar.frame.width == 390)
    #expect(movements { window.user.showKeyboard(height: 300) } == ["show 500.0"])
    #expect(toolbar.convert(toolbar.bounds, to: nil) == CGRect(x: 0, y: 500, width: 390, height: 44))
    #expect(form.tableView.contentInset.bottom == 344)
    #expect(movements { other.becomeFirstResponder() } == ["show 544.0"])
    #expect(toolbar.window == nil && form.tableView.contentInset.bottom == 300)
    #expect(movements { window.user.hideKeyboard() } == ["hide 844.0"])
  }

  @Test func hidingTheKeyboardLeavesAViewAtTheBottom() {
    field.becomeFirstResponder()
    window.user.showKeyboard(height: 300)
    #expect(movements { window.user.hideKeyboard() } == ["hide 800.0"])
    #expect(form.tableView.contentInset.bottom == 44 && toolbar.window != nil)
    window.user.showKeyboard(height: 300)
    #expect(movements { field.resignFirstResponder() } == [], "nothing is shown")
    #expect(form.tableView.contentInset.bottom == 300 && toolbar.window == nil)
    #expect(movements { window.user.hideKeyboard() } == ["hide 844.0"])
  }

  @Test func aKeyboardFollowsTheSizeOfItsWindow() {
    field.becomeFirstResponder()
    window.user.showKeyboard(height: 300)
    let rotated = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(movements { window.frame = rotated } == ["show 46.0"])
    #expect(toolbar.convert(toolbar.bounds, to: nil) == CGRect(x: 0, y: 46, width: 844, height: 44))
    field.resignFirstResponder()
    #expect(movements { window.frame = CGRect(x: 0, y: 0, width: 390, height: 844) } == ["show 544.0"])
  }

  @Test func aTextFieldBeginsEditingBeforeItsViewsAppear() {
    field.addAction(UIAction { [toolbar] _ in #expect(toolbar.window == nil) }, for: .editingDidBegin)
    #expect(movements { field.becomeFirstResponder() } == ["show 800.0"])
  }

  @Test func twoFieldsShareAView() {
    other.inputAccessoryView = toolbar
    field.becomeFirstResponder()
    #expect(movements { other.becomeFirstResponder() } == [])
    #expect(toolbar.window != nil)
    #expect(movements { other.resignFirstResponder() } == ["hide 844.0"])
    #expect(toolbar.window == nil)
  }

  @Test func aButtonAboveTheKeyboardTakesTaps() {
    let done = UIButton(frame: CGRect(x: 300, y: 0, width: 90, height: 44))
    done.addAction(UIAction { [field] _ in field.resignFirstResponder() }, for: .touchUpInside)
    toolbar.addSubview(done)
    field.becomeFirstResponder()
    window.user.showKeyboard(height: 300)
    window.user.tap(at: CGPoint(x: 345, y: 520))
    #expect(!field.isEditing && toolbar.window == nil)
  }

  @Test func aViewThatIsSetLaterAppearsWhenTheViewsAreReloaded() {
    other.becomeFirstResponder()
    other.inputAccessoryView = toolbar
    #expect(toolbar.window == nil)
    #expect(movements { field.reloadInputViews() } == [], "it isn't the first responder")
    #expect(movements { other.reloadInputViews() } == ["show 800.0"])
    #expect(toolbar.window != nil)
    other.inputAccessoryView = nil
    other.reloadInputViews()
    #expect(toolbar.window == nil)
  }

  @Test func aViewTakesThePlaceOfTheKeyboard() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
    field.inputView = picker
    #expect(movements { field.becomeFirstResponder() } == ["show 584.0"])
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 628, width: 390, height: 216))
    #expect(movements { window.user.showKeyboard(height: 300) } == ["show 584.0"], "the keyboard isn't shown")
    field.removeFromSuperview()
    #expect(picker.window == nil && toolbar.window == nil)
  }

  /// A view in place of the keyboard, and what the keyboard does when a test shows it.
  struct Replacement: Sendable {
    let mask: UIView.AutoresizingMask
    let height: CGFloat
    let shown: [String]
  }

  @Test(arguments: [
    Replacement(mask: [], height: 0, shown: []),
    Replacement(mask: .flexibleHeight, height: 0, shown: ["show 544.0"]),
    Replacement(mask: [], height: 216, shown: ["show 628.0"]),
  ])
  func anEmptyViewInPlaceOfTheKeyboardMeansNone(_ row: Replacement) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: row.height))
    view.autoresizingMask = row.mask
    other.inputView = view
    other.becomeFirstResponder()
    #expect(movements { window.user.showKeyboard(height: 300) } == row.shown)
  }

  @Test func scrollingEndsTypingAndNotAConversation() {
    let conversation = Conversation()
    window.rootViewController = conversation
    let messages = UIScrollView(frame: conversation.view.bounds)
    messages.keyboardDismissMode = .onDrag
    conversation.view.addSubview(messages)
    conversation.becomeFirstResponder()
    let field = conversation.composer.field
    for isTyping in [false, true] {
      if isTyping { field.becomeFirstResponder() }
      messages.user.beginDragging()
      messages.user.endDragging()
      #expect(!field.isEditing && conversation.isFirstResponder && conversation.composer.window != nil)
    }
  }

  /// A screen with a picker in place of the keyboard.
  private final class Choice: UIViewController {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 0, height: 216))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { picker }
  }

  @Test(arguments: [false, true])
  func aViewInPlaceOfTheKeyboardLeavesWithItsScreen(isChild: Bool) {
    let (choice, parent) = (Choice(), UIViewController())
    if isChild {
      parent.addChild(choice)
      parent.view.addSubview(choice.view)
    }
    let navigation = UINavigationController(rootViewController: isChild ? parent : choice)
    window.rootViewController = navigation
    #expect(movements { choice.becomeFirstResponder() } == ["show 628.0"])
    #expect(movements { navigation.pushViewController(UIViewController(), animated: false) } == ["hide 844.0"])
    #expect(choice.picker.window == nil)
  }

  @Test func aConversationKeepsItsComposerAtTheBottom() {
    let conversation = Conversation()
    window.rootViewController = conversation
    let composer = conversation.composer
    #expect(movements { conversation.becomeFirstResponder() } == ["show 794.0"])
    #expect(composer.convert(composer.bounds, to: nil) == CGRect(x: 0, y: 794, width: 390, height: 50))
    #expect(movements { window.user.tap(at: CGPoint(x: 100, y: 820)) } == [])
    #expect(composer.field.isEditing && !conversation.isFirstResponder)
    #expect(movements { window.user.showKeyboard(height: 300) } == ["show 494.0"])
    composer.lines = 3
    #expect(movements { window.layoutIfNeeded() } == ["show 454.0"])
    composer.field.resignFirstResponder()
    #expect(movements { window.user.hideKeyboard() } == ["hide 754.0"])
    #expect(conversation.isFirstResponder && composer.window != nil, "it stays after its text was edited")
  }

  @Test func theViewsLeaveWithTheirScreen() {
    let conversation = Conversation()
    let navigation = UINavigationController(rootViewController: conversation)
    window.rootViewController = navigation
    conversation.becomeFirstResponder()
    #expect(conversation.composer.window != nil)
    #expect(movements { navigation.pushViewController(UIViewController(), animated: false) } == ["hide 844.0"])
    #expect(conversation.composer.window == nil)
    navigation.popViewController(animated: false)
    #expect(conversation.composer.window != nil)
  }
}
