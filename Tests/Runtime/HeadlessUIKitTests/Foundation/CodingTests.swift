import HeadlessUIKit
import Testing

/// Objects that UIKit archives: what comes back has the values.
@MainActor struct CodingTests {
  private func archived<Object: NSObject & NSCoding>(_ object: Object, securely: Bool = true) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: securely)
    if securely { return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)) }
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
  }

  @Test func aViewComesBackWithItsSubviews() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    (view.tag, view.alpha, view.isHidden, view.backgroundColor) = (7, 0.5, true, UIColor(white: 0, alpha: 1))
    let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.tag = 8
    view.addSubview(inner)
    let copy = try archived(view, securely: false)
    #expect(copy.frame == view.frame && copy.tag == 7 && copy.alpha == 0.5 && copy.isHidden)
    #expect(copy.backgroundColor == view.backgroundColor && copy.viewWithTag(8) is UILabel)
  }

  @Test func aControllerComesBackWithItsChildrenAndItsView() throws {
    let controller = UIViewController()
    controller.title = "People"
    controller.view.tag = 3
    let child = UIViewController()
    child.title = "Person"
    controller.addChild(child)
    let copy = try archived(controller, securely: false)
    #expect(copy.title == "People" && copy.view.tag == 3 && copy.children.map(\.title) == ["Person"])
    #expect(copy.children.first?.parent === copy)
  }

  @Test func barItemsComeBack() throws {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    (item.tag, item.isEnabled) = (4, false)
    let copy = try archived(item, securely: false)
    #expect(copy.title == "Add" && copy.tag == 4 && !copy.isEnabled)
    let navigation = UINavigationItem(title: "People")
    navigation.rightBarButtonItem = item
    let copiedNavigation = try archived(navigation, securely: false)
    #expect(copiedNavigation.title == "People" && copiedNavigation.rightBarButtonItem?.title == "Add")
  }

  @Test func pathsComeBack() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
    (path.lineWidth, path.lineCapStyle) = (2, .round)
    let copy = try archived(path)
    #expect(copy == path && copy.lineWidth == 2 && copy.lineCapStyle == .round)
  }

  @Test func imagesComeBack() throws {
    let symbol = try #require(UIImage(systemName: "plus")).withRenderingMode(.alwaysTemplate)
    let copy = try archived(symbol)
    #expect(copy == symbol && copy.isSymbolImage && copy.renderingMode == .alwaysTemplate)
  }

  @Test func traitsComeBack() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
    ])
    #expect(try archived(traits) == traits)
  }

  @Test func fontDescriptorsComeBack() throws {
    let descriptor = UIFontDescriptor(name: "Georgia-Bold", size: 13)
    #expect(try archived(descriptor) == descriptor)
  }

  @Test func stylesOfTextComeBack() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment, style.headIndent) = (4, .center, 9)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
    let copy = try archived(style)
    #expect(copy.lineSpacing == 4 && copy.alignment == .center && copy.headIndent == 9)
    #expect(copy.tabStops == style.tabStops)
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 1, height: 2), UIColor(white: 1, alpha: 1))
    let copiedShadow = try archived(shadow)
    #expect(copiedShadow.shadowOffset == shadow.shadowOffset)
    #expect(copiedShadow.shadowColor as? UIColor == shadow.shadowColor as? UIColor)
  }

  @Test func effectsComeBack() throws {
    let blur = UIBlurEffect(style: .dark)
    #expect(try archived(blur) == blur)
    let view = UIVisualEffectView(effect: blur)
    #expect(try archived(view, securely: false).effect == blur)
  }

  @Test func menusComeBackWithoutHandlers() throws {
    var calls = 0
    let action = UIAction(title: "Sort", attributes: .destructive, state: .on) { _ in calls += 1 }
    let copy = try archived(UIMenu(title: "More", children: [action]))
    let first = try #require(copy.children.first as? UIAction)
    first.performWithSender(nil, target: nil)
    #expect(copy.title == "More" && first.title == "Sort" && first.state == .on && calls == 0)
    let command = UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: Selector("add"))
    let other = try archived(command)
    #expect(other.input == "n" && other.modifierFlags == [.command, .shift] && other.action == Selector("add"))
  }

  @Test func appearancesComeBack() throws {
    let appearance = UINavigationBarAppearance()
    (appearance.backgroundColor, appearance.shadowColor) = (UIColor(white: 0, alpha: 1), nil)
    let copy = try archived(appearance as UIBarAppearance, securely: false)
    #expect(copy.backgroundColor == appearance.backgroundColor && copy.shadowColor == nil)
  }

  @Test func animationsAndLayersComeBack() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.duration, animation.repeatCount, animation.fillMode) = (2, 3, .forwards)
    let copy = try archived(animation)
    #expect(copy.duration == 2 && copy.repeatCount == 3 && copy.fillMode == .forwards)
    let layer = CALayer()
    (layer.name, layer.frame, layer.cornerRadius) = ("card", CGRect(x: 1, y: 2, width: 3, height: 4), 5)
    layer.addSublayer(CAShapeLayer())
    let copiedLayer = try archived(layer, securely: false)
    #expect(copiedLayer.name == "card" && copiedLayer.frame == layer.frame && copiedLayer.cornerRadius == 5)
    #expect(copiedLayer.sublayers?.first is CAShapeLayer)
  }

  @Test func codableValuesComeBack() throws {
    let type = try #require(UTType("public.image"))
    let resource: LocalizedStringResource = "\(3) people"
    let encoder = PropertyListEncoder()
    #expect(try PropertyListDecoder().decode(UTType.self, from: encoder.encode(type)) == type)
    #expect(try PropertyListDecoder().decode(LocalizedStringResource.self, from: encoder.encode(resource)) == resource)
  }

  @Test func colorsAndActivitiesAreLoadedFromProviders() throws {
    nonisolated(unsafe) var color: UIColor?
    NSItemProvider(object: UIColor.red).loadObject(ofClass: UIColor.self) { object, _ in color = object as? UIColor }
    #expect(color == UIColor.red)
    let activity = NSUserActivity(activityType: "read")
    activity.title = "Page 3"
    nonisolated(unsafe) var loaded: NSUserActivity?
    NSItemProvider(object: activity).loadObject(ofClass: NSUserActivity.self) { object, _ in
      loaded = object as? NSUserActivity
    }
    #expect(loaded?.activityType == "read" && loaded?.title == "Page 3")
  }
}
