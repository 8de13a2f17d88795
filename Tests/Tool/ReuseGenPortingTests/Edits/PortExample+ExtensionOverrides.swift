import ReuseGenPorting

extension PortExample {
  static let extensionOverrides = [
    PortExample(
      "an override in an extension moves to the class",
      diff: """
         class A: UITableViewController {
        +override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? \
        { tableViewInExtension(`tableView`, titleForHeaderInSection: `section`) }; \
        override var canBecomeFirstResponder: Bool { canBecomeFirstResponderInExtension } }
        +extension A {
        +  func tableViewInExtension(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        +  var canBecomeFirstResponderInExtension: Bool { true }
         }
        -extension A {
        -  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        -  override var canBecomeFirstResponder: Bool { true }
        -}
        """
    ),
    PortExample(
      "a member of an extension that a subclass overrides",
      diff: """
        -class A: NSObject {}
        -extension A { func f() throws -> Int { 1 } }
        +class A: NSObject {func f() throws -> Int { try fInExtension() } }
        +extension A { func fInExtension() throws -> Int { 1 } }
         class B: A { override func f() -> Int { 2 } }
        """
    ),
    PortExample(
      "an observed override in an extension",
      diff: """
        -class A: UITableViewCell {}
        +class A: UITableViewCell {public override var isSelected: Bool { willSet { isSelectedInExtension(newValue) } } }
         extension A {
        -  override open var isSelected: Bool {
        -    willSet { print(newValue) }
        +  func isSelectedInExtension(_ newValue: Bool) { do
        + { print(newValue) }
           }
         }
        """
    ),
    PortExample(
      "an override of a class that the sources don't declare",
      "extension UILabel { open override var text: String? { \"\" } }",
      "extension UILabel { open var textInExtension: String? { \"\" } }",
      warnings: [
        "text isn't called here, because only UILabel itself, which the sources don't declare, could override it"
      ]
    ),
  ]
}
