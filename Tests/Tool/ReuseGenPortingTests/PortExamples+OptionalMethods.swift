import ReuseGenPorting

extension PortExample {
  /// Optional methods that a subclass adds to a class that adopts their protocol.
  static let optionalMethods = [
    PortExample(
      "an extension adopts the protocol, and extensions of two subclasses add the method",
      diff: """
        -class A: UIViewController {}
        +class A: UIViewController {@MainActor func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat \
        { OptionalMethodDefaults.shared.tableView(`t`, heightForRowAt: `i`) } }
         extension A: UITableViewDelegate & UITableViewDataSource {}
        -class B: A {}
        +class B: A {override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat \
        { tableViewInExtension(`t`, heightForRowAt: `i`) } }
         extension B {
        -  func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
        +  func tableViewInExtension(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
         }
        -class C: A { @objc func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 2 } }
        +class C: A { override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 2 } ; \
        @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("tableView:heightForRowAt:") \
        { (object: C, first: UITableView, second: IndexPath) in _ = object.`tableView`(first, heightForRowAt: second) }] \
        } }; extension C: KeyedActions {}
        """
    ),
    PortExample(
      "a class between the two adds the method, and the subclass overrides it",
      diff: """
        -public class A: NSObject, UITextFieldDelegate {}
        -public class B: A { func textFieldDidBeginEditing(_ f: UITextField) {} }
        +public class A: NSObject, UITextFieldDelegate {@MainActor public func textFieldDidBeginEditing(_ f: UITextField) \
        { OptionalMethodDefaults.shared.textFieldDidBeginEditing(`f`) } }
        +public class B: A { public override func textFieldDidBeginEditing(_ f: UITextField) {} }
         class C: B { override func textFieldDidBeginEditing(_ f: UITextField) {} }
        """
    ),
    PortExample(
      "an optional method of the app's protocol",
      diff: """
        -@objc protocol P { @objc optional func f(_ x: Int) -> String? }
        -class A: NSObject, P {}
        -class B: A { func f(_ x: Int) -> String? { "b" } }
        +protocol P: AnyObject { func f(_ x: Int) -> String? }; extension P { func f(_ x: Int) -> String? { nil } }
        +class A: NSObject, P {func f(_ x: Int) -> String? { nil } }
        +class B: A { override func f(_ x: Int) -> String? { "b" } ; @MainActor class var keyedActions: [KeyedAction] \
        { [KeyedAction("f:") { (object: B, first: Int) in _ = object.`f`(first) }] } }; extension B: KeyedActions {}
        """
    ),
    PortExample(
      "a class that adopts the protocol itself, or whose superclass implements the method",
      diff: """
         class A: UIViewController, UISearchBarDelegate { func searchBarCancelButtonClicked(_ b: UISearchBar) {} }
         class B: A { override func searchBarCancelButtonClicked(_ b: UISearchBar) {} }
         class C: B, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
         class D: UITableViewController { override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
         class E: UIViewController { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
         class F: A { private func searchBarTextDidBeginEditing(_ b: UISearchBar) {} }
        """
    ),
    PortExample(
      "a method that exists only in debug builds, and a superclass that the sources don't declare",
      diff: """
        -class A: NSObject, UIScrollViewDelegate {}
        +class A: NSObject, UIScrollViewDelegate {@MainActor func scrollViewDidScroll(_ s: UIScrollView) \
        { OptionalMethodDefaults.shared.scrollViewDidScroll(`s`) } }
         class B: A {
           #if DEBUG
        -  func scrollViewDidScroll(_ s: UIScrollView) {}
        +  override func scrollViewDidScroll(_ s: UIScrollView) {}
           #endif
         }
         class C: KitScreen { func scrollViewDidScroll(_ s: UIScrollView) {} }
         class D: KitScreen, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }
        """,
      warnings: [
        "scrollViewDidScroll(_:) is called only if KitScreen, which the sources don't declare, implements it and this "
          + "overrides it, or if C adopts its protocol"
      ]
    ),
  ]
}
