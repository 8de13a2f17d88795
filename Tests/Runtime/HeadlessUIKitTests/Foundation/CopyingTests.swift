import HeadlessUIKit
import Testing

/// Objects that UIKit copies: a copy has the values, and changes of it don't change the original.
@MainActor struct CopyingTests {
  private func copied<Object: NSObject>(_ object: Object) throws -> Object { try #require(object.copy() as? Object) }

  @Test func aCopyOfAnActionHasItsHandlerAndItsOwnState() throws {
    var calls = 0
    let action = UIAction(title: "Sort", state: .on) { _ in calls += 1 }
    let copy = try copied(action)
    copy.state = .off
    copy.performWithSender(nil, target: nil)
    #expect(copy !== action && copy.title == "Sort" && copy.identifier == action.identifier)
    #expect(action.state == .on && calls == 1)
  }

  @Test func aCopyOfAnAlertsActionIsEnabledByItself() throws {
    let action = UIAlertAction(title: "Delete", style: .destructive)
    let copy = try copied(action)
    copy.isEnabled = false
    #expect(copy.title == "Delete" && copy.style == .destructive && action.isEnabled)
  }

  @Test func aCopyOfAMenuHasItsChildren() throws {
    let menu = UIMenu(title: "More", options: .displayInline, children: [UIAction(title: "A") { _ in }])
    let copy = try copied(menu)
    #expect(copy.options == .displayInline && copy.children.map(\.title) == ["A"])
  }

  @Test func aCopyOfACommandOfKeysHasItsInput() throws {
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("add"))
    command.wantsPriorityOverSystemBehavior = true
    let copy = try copied(command)
    copy.wantsPriorityOverSystemBehavior = false
    #expect(copy.input == "n" && copy.modifierFlags == .command && command.wantsPriorityOverSystemBehavior)
  }

  @Test func aCopyOfAPreviewsParametersHasItsOwnColor() throws {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .red
    let copy = try copied(parameters)
    copy.backgroundColor = .blue
    #expect(parameters.backgroundColor == .red)
    let window = UIWindow()
    let target = UIPreviewTarget(container: window, center: .zero)
    let preview = try copied(UITargetedPreview(view: window, parameters: parameters, target: target))
    #expect(preview.parameters !== parameters && preview.parameters.backgroundColor == .red)
  }

  @Test func aCopyOfAProposalIsPreciseByItself() throws {
    let proposal = UIDropProposal(operation: .move)
    let copy = try copied(proposal)
    copy.isPrecise = true
    #expect(copy.operation == .move && !proposal.isPrecise)
  }

  @Test func aCopyOfARowsActionHasItsColor() throws {
    let action = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
    action.backgroundColor = .orange
    let copy = try copied(action)
    copy.title = "Unflag"
    #expect(copy.backgroundColor == .orange && action.title == "Flag")
  }

  @Test func aShortcutIsCopiedToOneThatCanChange() throws {
    let icon = UIApplicationShortcutIcon(type: .add)
    let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New", localizedSubtitle: "One", icon: icon)
    let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    #expect(copy.type == "new" && copy.localizedSubtitle == "One" && copy.icon == UIApplicationShortcutIcon(type: .add))
    #expect(try copied(item).localizedTitle == "New")
  }

  @Test func aCopyOfAnAnimationHasItsClassAndItsValues() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.duration, animation.toValue) = (2, 0.5)
    let copy = try copied(animation)
    copy.duration = 3
    #expect(copy.keyPath == "opacity" && copy.toValue as? Double == 0.5 && animation.duration == 2)
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.keyTimes = [0, 1]
    #expect(try copied(keyframes).keyTimes == [0, 1])
  }

  @Test func aCopyOfARenderersFormatHasItsScale() throws {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (1, true)
    let copy = try copied(format)
    copy.scale = 4
    #expect(copy.opaque && format.scale == 1)
    let pages = UIGraphicsPDFRendererFormat()
    pages.documentInfo = ["Title": "Bill"]
    #expect(try copied(pages).documentInfo["Title"] as? String == "Bill")
  }

  @Test func aStyleIsCopiedToOneThatCanChangeAndBack() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment) = (4, .center)
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    let changed = try #require(fixed.mutableCopy() as? NSMutableParagraphStyle)
    changed.alignment = .right
    #expect(fixed.lineSpacing == 4 && fixed.alignment == .center && !(fixed is NSMutableParagraphStyle))
  }

  @Test func aCopyOfAShadowHasItsOwnColor() throws {
    let shadow = NSShadow()
    (shadow.shadowBlurRadius, shadow.shadowColor) = (3, UIColor.red)
    let copy = try copied(shadow)
    copy.shadowColor = UIColor.blue
    #expect(copy.shadowBlurRadius == 3 && shadow.shadowColor as? UIColor == .red)
  }

  @Test func tablesAreCopiedWithTheirObjects() throws {
    let (object, other) = (NSObject(), NSObject())
    let table = NSHashTable<NSObject>.weakObjects()
    table.add(object)
    let copy = try copied(table)
    copy.add(other)
    #expect(copy.count == 2 && table.allObjects == [object])
    let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    map.setObject(object, forKey: "a")
    let copiedMap = try copied(map)
    copiedMap.removeAllObjects()
    #expect(map.object(forKey: "a") === object)
  }

  @Test func aCopyOfAnAnimatorHasItsPaceAndNoAnimations() throws {
    var changes = 0
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { changes += 1 }
    animator.scrubsLinearly = false
    let copy = try copied(animator)
    copy.startAnimation()
    #expect(copy.duration == 2 && !copy.scrubsLinearly && changes == 0)
  }

  @Test func printersAreCopiedWithTheirTexts() throws {
    let formatter = UISimpleTextPrintFormatter(text: "Bill")
    formatter.startPage = 2
    let copy = try copied(formatter)
    copy.text = "Other"
    #expect(copy.startPage == 2 && formatter.text == "Bill")
    let info = UIPrintInfo.printInfo()
    info.jobName = "Bill"
    let other = try copied(info)
    other.jobName = "Other"
    #expect(info.jobName == "Bill")
  }

  @Test func aCopyOfASceneConfigurationHasItsClasses() throws {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    configuration.sceneClass = UIWindowScene.self
    let copy = try copied(configuration)
    copy.sceneClass = nil
    #expect(copy.name == "Main" && configuration.sceneClass == UIWindowScene.self)
  }

  @Test func motionEffectsAreCopiedWithTheirRange() throws {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.maximumRelativeValue = 10
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    let copy = try #require(copied(group).motionEffects?.first as? UIInterpolatingMotionEffect)
    #expect(copy !== effect && copy.keyPath == "center.x" && copy.maximumRelativeValue as? Int == 10)
  }
}
