import Testing

@testable import HeadlessUIKit

/// The attributes of views, recognizers and items in documents that code and tests rely on.
@MainActor struct ViewAttributeTests {
  /// The object of an element.
  private func made<Object: AnyObject>(
    _ element: String,
    _ attributes: String,
    _ content: String = "",
    as type: Object.Type
  ) throws -> Object {
    let text = DocumentText.nib("<\(element) id=\"1\" \(attributes)>\(content)</\(element)>")
    let plan = NibPlan.nib(NibDocument(data: text, path: "A.xib")) { _ in }
    return try #require(NibInstantiation(plan: plan, owner: nil).topLevelObjects().first as? Object)
  }

  @Test func scrollViewsCanBeZoomedAsStated() throws {
    let scroll = try made(
      "scrollView",
      "minimumZoomScale=\"0.5\" maximumZoomScale=\"4\" bouncesZoom=\"NO\" delaysContentTouches=\"NO\" "
        + "canCancelContentTouches=\"NO\" directionalLockEnabled=\"YES\" indicatorStyle=\"white\"",
      as: UIScrollView.self
    )
    #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 4 && !scroll.bouncesZoom)
    #expect(!scroll.delaysContentTouches && !scroll.canCancelContentTouches && scroll.isDirectionalLockEnabled)
    #expect(scroll.indicatorStyle == .white)
  }

  @Test func fieldsHaveTheStatedTraits() throws {
    let field = try made(
      "textField",
      "clearsOnInsertion=\"YES\"",
      "<textInputTraits key=\"textInputTraits\" textContentType=\"username\" keyboardAppearance=\"alert\" "
        + "smartQuotesType=\"no\" smartDashesType=\"yes\" smartInsertDeleteType=\"no\"/>",
      as: UITextField.self
    )
    #expect(field.textContentType == .username && field.keyboardAppearance == .alert && field.clearsOnInsertion)
    #expect(field.smartQuotesType == .no && field.smartDashesType == .yes && field.smartInsertDeleteType == .no)
    let text = try made(
      "textView",
      "allowsEditingTextAttributes=\"YES\"",
      "<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" address=\"YES\"/>",
      as: UITextView.self
    )
    #expect(text.dataDetectorTypes == [.link, .address] && text.allowsEditingTextAttributes)
  }

  @Test func recognizersRequireTheStatedTouches() throws {
    let press = try made(
      "pongPressGestureRecognizer",
      "minimumPressDuration=\"1.5\" allowableMovement=\"20\" numberOfTapsRequired=\"1\" numberOfTouchesRequired=\"2\" "
        + "delaysTouchesEnded=\"NO\"",
      as: UILongPressGestureRecognizer.self
    )
    #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20 && !press.delaysTouchesEnded)
    #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
    let pan = try made(
      "panGestureRecognizer",
      "minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"3\"",
      as: UIPanGestureRecognizer.self
    )
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    let swipe = try made(
      "swipeGestureRecognizer",
      "direction=\"up\" numberOfTouchesRequired=\"2\"",
      as: UISwipeGestureRecognizer.self
    )
    #expect(swipe.direction == .up && swipe.numberOfTouchesRequired == 2)
  }

  @Test func controlsHaveTheStatedBehavior() throws {
    let button = try made(
      "button",
      "showsMenuAsPrimaryAction=\"YES\" changesSelectionAsPrimaryAction=\"YES\" adjustsImageWhenDisabled=\"NO\" "
        + "exclusiveTouch=\"YES\"",
      as: UIButton.self
    )
    #expect(button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction && button.isExclusiveTouch)
    #expect(!button.adjustsImageWhenDisabled && button.adjustsImageWhenHighlighted)
    let picker = try made(
      "datePicker",
      "style=\"wheels\" minuteInterval=\"5\"",
      "<date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"0\"/>"
        + "<locale key=\"locale\" localeIdentifier=\"de\"/>",
      as: UIDatePicker.self
    )
    #expect(picker.preferredDatePickerStyle == .wheels && picker.minuteInterval == 5)
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0) && picker.locale?.identifier == "de")
    let label = try made(
      "label",
      "baselineAdjustment=\"alignCenters\" adjustsLetterSpacingToFitWidth=\"YES\"",
      "<size key=\"shadowOffset\" width=\"1\" height=\"2\"/>",
      as: UILabel.self
    )
    #expect(label.baselineAdjustment == .alignCenters && label.allowsDefaultTighteningForTruncation)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
  }

  /// Interface Builder saves the date at which it showed the picker, and states it if the app's picker has it.
  @Test func aPickerHasTheDateOfTheDocumentOnlyIfItIsntTheCurrentOne() throws {
    let date = "<date key=\"date\" timeIntervalSinceReferenceDate=\"0\"/>"
    let stated = try made("datePicker", "useCurrentDate=\"NO\"", date, as: UIDatePicker.self)
    #expect(stated.date == Date(timeIntervalSinceReferenceDate: 0))
    let current = try made("datePicker", "", date, as: UIDatePicker.self)
    #expect(abs(current.date.timeIntervalSinceNow) < 3600)
  }

  @Test func barsAndItemsHaveTheStatedLook() throws {
    let color = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\""
    let bar = try made(
      "navigationBar",
      "barStyle=\"black\"",
      "<textAttributes key=\"largeTitleTextAttributes\"><color key=\"textColor\" \(color)/></textAttributes>",
      as: UINavigationBar.self
    )
    #expect(bar.barStyle == .black)
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bar.titleTextAttributes == nil)
    let tabs = try made("tabBar", "barStyle=\"black\" itemPositioning=\"centered\" itemWidth=\"40\"", as: UITabBar.self)
    #expect(tabs.barStyle == .black && tabs.itemPositioning == .centered && tabs.itemWidth == 40)
    let tab = try made(
      "tabBarItem",
      "largeContentSizeImage=\"big\"",
      "<offsetWrapper key=\"titlePositionAdjustment\" horizontal=\"1\" vertical=\"-4\"/>"
        + "<inset key=\"imageInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
      as: UITabBarItem.self
    )
    #expect(tab.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4) && tab.largeContentSizeImage != nil)
    #expect(tab.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let item = try made("navigationItem", "leftItemsSupplementBackButton=\"YES\"", as: UINavigationItem.self)
    #expect(item.leftItemsSupplementBackButton)
  }
}
