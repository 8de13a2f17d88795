#if canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Outlets, runtime attributes and actions of classes that list none of them: the Objective-C runtime finds them.
@MainActor struct ObjectiveCTests {
  @MainActor final class Owner: NSObject {
    var calls: [String] = []
    @IBOutlet private var label: UILabel! { didSet { calls.append("label \(label.text ?? "")") } }
    @IBOutlet private var boxes: [UIView]! { didSet { calls.append("boxes \(boxes.map(\.tag))") } }
    @IBInspectable var level = 0 { didSet { calls.append("level \(level)") } }
    @IBInspectable var note: String? { didSet { calls.append("note \(note ?? "")") } }

    @IBAction func save(_ sender: UIButton) { calls.append("save \(sender.tag)") }
    @objc func refresh() { calls.append("refresh") }
    @objc func take(_ sender: UIButton, forEvent event: UIEvent) { calls.append("take \(sender.tag)") }
    @objc func hear(_ notification: Notification) { calls.append("hear \(notification.name.rawValue)") }
  }

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections><outlet property="label" destination="l" id="1"/>
    <outletCollection property="boxes" destination="l" id="2"/>
    <outletCollection property="boxes" destination="b" id="3"/></connections>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="note" value="Hello"/></userDefinedRuntimeAttributes>
    </placeholder>
    <label tag="1" text="Name" id="l"/>
    <button tag="2" buttonType="system" id="b"><rect key="frame" x="0" y="0" width="50" height="50"/><connections>
    <action selector="save:" destination="-1" eventType="touchUpInside" id="4"/></connections></button>
    </objects></document>
    """

  @Test func documentsSetPropertiesByKeyValueCoding() throws {
    let owner = Owner()
    let objects = UINib(data: Data(Self.nib.utf8), bundle: nil).instantiate(withOwner: owner)
    #expect(owner.calls == ["label Name", "boxes [1]", "boxes [1, 2]", "level 3", "note Hello"])
    owner.calls = []
    let button = try #require(objects.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(owner.calls == ["save 2"])
  }

  @Test func selectorsFindMethods() {
    let owner = Owner()
    let button = UIButton(type: .system)
    button.tag = 7
    button.addTarget(owner, action: #selector(Owner.save(_:)), for: .touchUpInside)
    button.addTarget(owner, action: #selector(Owner.refresh), for: .touchUpInside)
    button.addTarget(owner, action: #selector(Owner.take(_:forEvent:)), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(owner.calls == ["save 7", "refresh", "take 7"])
    let center = NotificationCenter()
    center.addObserver(owner, selector: #selector(Owner.hear), name: .init("changed"), object: nil)
    center.post(name: .init("changed"), object: nil)
    #expect(owner.calls.last == "hear changed")
  }

  final class Editor: UIView {
    override func copy(_ sender: Any?) {}
    @objc func highlight() {}
  }

  @Test func aViewPerformsTheCommandsThatItsClassImplements() {
    let editor = Editor()
    #expect(editor.canPerformAction(#selector(UIResponder.copy(_:)), withSender: nil))
    #expect(!editor.canPerformAction(#selector(UIResponder.paste(_:)), withSender: nil))
    #expect(editor.canPerformAction(#selector(Editor.highlight), withSender: nil))
    #expect(!UIView().canPerformAction(#selector(UIResponder.copy(_:)), withSender: nil))
  }
}
#endif
