import Testing

@testable import HeadlessUIKit

/// Runtime attributes of a document that set properties of extensions.
@MainActor struct ExtensionOutletTests {
  /// Makes a view of a nib whose owner is of this module.
  private func makeView(_ element: String, _ attributes: String) throws -> UIView {
    let text = """
      <\(element) id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></\(element)>
      """
    let made = UINib(data: DocumentText.nib(text), bundle: nil).instantiate(withOwner: ExtendedOwner(), options: nil)
    return try #require(made.first as? UIView)
  }

  private func attribute(_ key: String, _ text: String) -> String {
    "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" value=\"\(text)\"/>"
  }

  @Test(arguments: [("view", "view a"), ("button", "view a"), ("label", "label a")])
  func theExtensionOfTheNearestClassSetsAnAttribute(element: String, mark: String) throws {
    #expect(try makeView(element, attribute("markOfExtension", "a")).accessibilityHint == mark)
  }

  @Test func anExtensionOfTheLayerSetsAnAttribute() throws {
    let view = try makeView("view", attribute("layer.nameOfExtension", "a"))
    #expect(view.layer.name == "layer a")
  }
}

private final class ExtendedOwner: NSObject {}

/// As `reusegen port` writes it.
final class KeyedOutletsOfExtensions: KeyedOutlets {
  static var keyedOutlets: [KeyedOutlet] {
    [
      KeyedOutlet("markOfExtension", \UIView.markOfViews), KeyedOutlet("markOfExtension", \UILabel.markOfLabels),
      KeyedOutlet("nameOfExtension", \CALayer.nameOfExtension),
    ]
  }
}

extension UIView {
  fileprivate var markOfViews: String? {
    get { accessibilityHint }
    set { accessibilityHint = newValue.map { "view \($0)" } }
  }
}

extension UILabel {
  fileprivate var markOfLabels: String? {
    get { accessibilityHint }
    set { accessibilityHint = newValue.map { "label \($0)" } }
  }
}

extension CALayer {
  fileprivate var nameOfExtension: String? {
    get { name }
    set { name = newValue.map { "layer \($0)" } }
  }
}
