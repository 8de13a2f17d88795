/// Small documents for the folders of tests.
enum Nib {
  /// A nib with one root.
  static func text(of element: String, _ type: String, identifier: String? = nil) -> String {
    let identifier = identifier.map { "reuseIdentifier=\"\($0)\" " } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <\(element) \(identifier)id="r-1" customClass="\(type)" customModuleProvider="target"/>
          </objects>
      </document>

      """
  }
}
