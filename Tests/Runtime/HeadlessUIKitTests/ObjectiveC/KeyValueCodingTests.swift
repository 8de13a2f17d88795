#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

@MainActor struct KeyValueCodingTests {
  private final class Settings: NSObject {
    var name = "Ada"
    private var level = 1
    var owner: Settings?
  }

  @Test func storedPropertiesAreReadAndSet() {
    let settings = Settings()
    #expect(settings.value(forKey: "name") as? String == "Ada")
    settings.setValue("Grace", forKey: "name")
    #expect(settings.name == "Grace")
    settings.setValue(5, forKey: "level")
    #expect(settings.value(forKey: "level") as? Int == 5)
    settings.setValue(nil, forKey: "owner")
    #expect(settings.owner == nil)
  }

  @Test func pathsLeadThroughObjects() {
    let (settings, owner) = (Settings(), Settings())
    settings.owner = owner
    settings.setValue("Grace", forKeyPath: "owner.name")
    #expect(owner.name == "Grace")
    #expect(settings.value(forKeyPath: "owner.name") as? String == "Grace")
    #expect(owner.value(forKeyPath: "owner.name") == nil)
    let view = UIView()
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 4)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 4)
  }

  @Test func pathsLeadThroughPartsOfViews() {
    let (button, cell, screen) = (UIButton(type: .system), UITableViewCell(), UIViewController())
    button.setValue(0, forKeyPath: "titleLabel.numberOfLines")
    button.setValue(2, forKeyPath: "titleLabel.textAlignment")
    cell.setValue("Ada", forKeyPath: "textLabel.text")
    cell.setValue(UIColor.red, forKeyPath: "contentView.backgroundColor")
    screen.setValue(UIColor.red, forKeyPath: "view.backgroundColor")
    #expect(button.titleLabel?.numberOfLines == 0 && button.titleLabel?.textAlignment.rawValue == 2)
    #expect(cell.textLabel?.text == "Ada")
    #expect(cell.contentView.backgroundColor == .red && screen.view.backgroundColor == .red)
    #expect(UISearchBar().value(forKey: "searchField") is UITextField)
  }

  @Test func noValueIsNil() {
    let (label, settings) = (UILabel(), Settings())
    #expect(label.value(forKey: "text") == nil && settings.value(forKey: "owner") == nil)
    label.text = "Ada"
    #expect(label.value(forKey: "text").map { "\($0)" } == "Ada")
  }

  @Test(arguments: [4 as any Sendable, 4.0 as Double, CGFloat(4), Float(4), NSNumber(value: 4)])
  func aNumberFitsEachTypeOfNumbers(number: any Sendable) {
    let view = UIView()
    view.setValue(number, forKey: "tag")
    view.setValue(number, forKeyPath: "layer.cornerRadius")
    #expect(view.tag == 4)
    #expect(view.layer.cornerRadius == 4)
  }

  @Test func observersRunForTheKeysOfUIKit() {
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    #expect(view.isHidden)
    let label = UILabel()
    label.setValue("Ada", forKey: "text")
    #expect(label.text == "Ada")
  }

  /// Apps style alerts and pickers by keys that UIKit doesn't document.
  @Test func privatePropertiesOfUIKitAreKept() {
    let (action, other) = (UIAlertAction(title: "A", style: .default), UIAlertAction(title: "B", style: .default))
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
    #expect(other.value(forKey: "titleTextColor") == nil)
    action.setValue(nil, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") == nil)
  }

  @Test func defaultsAreReadByKeys() {
    let key = "KeyValueCodingTests.\(UInt64.random(in: 0...UInt64.max))"
    UserDefaults.standard.setValue(3, forKey: key)
    #expect(UserDefaults.standard.value(forKey: key) as? Int == 3)
    UserDefaults.standard.removeObject(forKey: key)
    #expect(UserDefaults.standard.value(forKey: key) == nil)
  }

  @Test func aClassDescribesItself() {
    #expect(UIView.description() == String(reflecting: UIView.self))
    #expect(Settings.description().hasSuffix("Settings"))
  }
}
#endif
