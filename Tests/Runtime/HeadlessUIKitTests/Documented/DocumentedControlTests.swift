import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Behavior of controls and text that UIKit's documentation states.
@MainActor struct DocumentedControlTests {
  /// "Setting the switch … doesn't result in an action message being sent", and the same for other controls.
  @Test func valuesThatCodeSetsSendNoActions() {
    var sent: [String] = []
    func observed<Control: UIControl>(_ control: Control) -> Control {
      control.addAction(UIAction { _ in sent.append("\(Control.self)") }, for: .allEvents)
      return control
    }
    observed(UISwitch()).setOn(true, animated: true)
    observed(UISlider()).setValue(0.5, animated: true)
    observed(UIStepper()).value = 3
    let segments = observed(UISegmentedControl(items: ["A", "B"]))
    segments.selectedSegmentIndex = 1
    observed(UIDatePicker()).setDate(.distantPast, animated: true)
    let pages = observed(UIPageControl())
    pages.numberOfPages = 3
    pages.currentPage = 2
    observed(UITextField()).text = "Ada"
    observed(UIRefreshControl()).beginRefreshing()
    #expect(sent.isEmpty)
  }

  /// "The default value of this property is the body style"; a text view has no font before it has text.
  @Test func textHasTheFontThatUIKitGivesIt() {
    let view = UITextView()
    #expect(UITextField().font?.pointSize == 17 && UILabel().font.pointSize == 17 && view.font == nil)
    view.text = "Ada"
    #expect(view.font == UIFont.systemFont(ofSize: 12))
    view.font = .systemFont(ofSize: 20)
    view.text = ""
    #expect(view.font == UIFont.systemFont(ofSize: 20))
  }

  /// The states' titles, "if a title isn't specified for a state, the default is that of the normal state".
  @Test func aButtonShowsTheTitleOfItsWholeState() {
    let button = UIButton()
    for (title, state) in [
      ("normal", .normal), ("highlighted", .highlighted), ("both", [.selected, .highlighted]), ("disabled", .disabled),
    ] as [(String, UIControl.State)] { button.setTitle(title, for: state) }
    #expect(button.currentTitle == "normal")
    button.isHighlighted = true
    #expect(button.currentTitle == "highlighted")
    button.isSelected = true
    #expect(button.currentTitle == "both")
    button.isHighlighted = false
    #expect(button.currentTitle == "normal")
    (button.isSelected, button.isEnabled) = (false, false)
    #expect(button.currentTitle == "disabled")
  }

  @Test func theTitlesLabelHasTheColorOfTheState() {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    #expect(button.titleLabel?.textColor == .white)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.titleLabel?.textColor == .red)
    button.titleLabel?.textColor = .green
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .blue)
  }

  /// A pop-up button shows the selected element of its menu, at first the first one, and a pull-down button its title.
  @Test(arguments: [false, true]) func aPopUpButtonShowsTheSelectedElement(_ isConfigured: Bool) {
    let button = isConfigured ? UIButton(configuration: .plain()) : UIButton(type: .system)
    let actions = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    button.setTitle("Size", for: .normal)
    (button.menu, button.showsMenuAsPrimaryAction) = (UIMenu(children: actions), true)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Size" && actions.map(\.state) == [.off, .off])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.titleLabel?.text == "Small" && actions.map(\.state) == [.on, .off])
    actions[1].performWithSender(nil, target: nil)
    #expect(button.titleLabel?.text == "Large" && actions.map(\.state) == [.off, .on])
    let others = [UIAction(title: "Red") { _ in }, UIAction(title: "Blue", state: .on) { _ in }]
    button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: others)])
    #expect(button.titleLabel?.text == "Blue" && !button.isSelected)
  }

  /// "A default background color is set from the action style", and a custom button's title is white.
  @Test func colorsThatAreNotSetHaveADefault() {
    let (delete, pin) = (UIContextualAction.Style.destructive, UIContextualAction.Style.normal)
    let colors = [delete, pin].map { UIContextualAction(style: $0, title: nil) { _, _, _ in }.backgroundColor }
    #expect(colors == [.systemRed, .systemGray])
    #expect(UIButton(type: .custom).titleColor(for: .selected) == .white)
  }

  /// The delegate decides whether the field "removes its current contents" when "editing begins and
  /// clearsOnBeginEditing is true".
  @Test(arguments: [true, false]) func theDelegateDecidesWhetherBeginningClearsTheField(_ clears: Bool) {
    final class Answer: NSObject, UITextFieldDelegate {
      let clears: Bool
      var asked = 0
      init(_ clears: Bool) { self.clears = clears }
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        asked += 1
        return clears
      }
    }
    let answer = Answer(clears)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    (field.text, field.delegate) = ("Ada", answer)
    field.becomeFirstResponder()
    #expect(field.text == "Ada" && answer.asked == 0)
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == (clears ? "" : "Ada") && answer.asked == 1)
  }

  /// "If true, … inserting new text replaces the contents of the text field."
  @Test func anInsertionReplacesTheTextOnce() {
    final class Ranges: NSObject, UITextFieldDelegate {
      var ranges: [NSRange] = []
      func textField(_: UITextField, shouldChangeCharactersIn range: NSRange, replacementString _: String) -> Bool {
        ranges.append(range)
        return true
      }
    }
    let ranges = Ranges()
    let field = UITextField()
    (field.text, field.clearsOnInsertion, field.delegate) = ("Grace", true, ranges)
    field.user.insertText("Ada")
    #expect(field.text == "Ada" && !field.clearsOnInsertion)
    #expect(ranges.ranges == [(0, 5), (1, 0), (2, 0)].map { NSRange(location: $0.0, length: $0.1) })
    let view = UITextView()
    (view.text, view.clearsOnInsertion) = ("Grace", true)
    view.user.insertText("Ada")
    #expect(view.text == "Ada")
  }

  /// "This method is not called in response to programmatically initiated changes."
  @Test func aTextViewsDelegateIsNotToldAboutTextThatCodeSets() {
    final class Changes: NSObject, UITextViewDelegate {
      var count = 0
      func textViewDidChange(_ textView: UITextView) { count += 1 }
    }
    let changes = Changes()
    let view = UITextView()
    view.delegate = changes
    view.text = "Ada"
    view.attributedText = NSAttributedString(string: "Grace")
    #expect(changes.count == 0)
    view.user.insertText("!")
    #expect(changes.count == 1)
  }

  /// "Specify true to force the first responder to resign, regardless of whether it wants to do so."
  @Test func editingCanBeEndedByForce() {
    final class Refusal: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let refusal = Refusal()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (form, field) = (UIView(frame: window.bounds), UITextField())
    window.addSubview(form)
    form.addSubview(field)
    field.delegate = refusal
    field.becomeFirstResponder()
    #expect(!form.endEditing(false) && field.isFirstResponder)
    #expect(form.endEditing(true) && !field.isFirstResponder)
  }

  /// "Whether the page control is hidden when there's only one page."
  @Test func aSinglePageHasNoDot() {
    func dots(_ pages: Int) -> Int {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      (control.numberOfPages, control.hidesForSinglePage) = (pages, true)
      return control.svg().components(separatedBy: "<circle").count - 1
    }
    #expect([0, 1, 2].map(dots) == [0, 0, 2])
  }

  /// "The value of this property is the first non-default … value in the view's hierarchy"; a dimmed color is
  /// desaturated, and subviews that inherit it are told.
  @Test func aDimmedTintIsInheritedWithoutItsColor() {
    final class Told: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let (host, view, own) = (UIView(), Told(), Told())
    for child in [view, own] { host.addSubview(child) }
    own.tintColor = .green
    own.count = 0
    host.tintColor = .red
    #expect((view.count, own.count) == (1, 0))
    #expect(view.tintColor == .red && view.tintAdjustmentMode == .normal)
    host.tintAdjustmentMode = .dimmed
    #expect(view.tintAdjustmentMode == .dimmed && view.count == 2)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil))
    #expect(red == green && green == blue && red > 0 && red < 1)
    view.tintAdjustmentMode = .normal
    #expect(view.tintColor == .red)
  }

  /// "Both values are set to the new value."
  @Test func aLimitOfAStepperMovesTheOther() {
    let stepper = UIStepper()
    stepper.minimumValue = 200
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (200, 200, 200))
    stepper.maximumValue = 0
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (0, 0, 0))
  }

  /// `font` of a label can be reset, and the two placeholders of a field replace each other.
  @Test func aLabelAndAFieldFallBack() {
    let (label, field) = (UILabel(), UITextField())
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    #expect(label.font.pointSize == 17)
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.length == 4)
    field.placeholder = "E-mail"
    #expect(field.attributedPlaceholder?.string == "E-mail")
  }
}
