extension PortCase {
  /// Calls of UIKit's initializers through a metatype.
  static let metatypes = [
    PortCase(
      "a type parameter",
      """
      class Box<V: UIView>: UITableViewCell { let inner = V(), other = V(frame: .zero), third = V.init() }
      func make<T>(_ x: Int) -> T where T: UITableViewCell { T(style: .default, reuseIdentifier: nil) }
      func list<T: Decodable>(_ x: T) -> [T] { [T]() + [T()] }
      """,
      """
      class Box<V: UIView>: UITableViewCell { let inner = V.dynamicallyMade(), other = V.dynamicallyMade(frame: .zero), \
      third = V.dynamicallyMade() }
      func make<T>(_ x: Int) -> T where T: UITableViewCell { T.dynamicallyMade(style: .default, reuseIdentifier: nil) }
      func list<T: Decodable>(_ x: T) -> [T] { [T]() + [T()] }
      """
    ),
    PortCase(
      "Self, and self in a static function",
      """
      extension UIViewController {
        class func load() -> Self { self.init(nibName: "A", bundle: nil) }
        static func plain() -> Self { Self() }
        convenience init(x: Int) { self.init(nibName: nil, bundle: nil) }
      }
      """,
      """
      extension UIViewController {
        class func load() -> Self { self.dynamicallyMade(nibName: "A", bundle: nil) }
        static func plain() -> Self { Self.dynamicallyMade() }
        convenience init(x: Int) { self.init(nibName: nil, bundle: nil) }
      }
      """
    ),
    PortCase(
      "a variable that holds a metatype",
      """
      func a(_ type: UIView.Type, _ other: Thing.Type) -> [Any] { [type.init(), other.init(), type.init(frame: .zero)] }
      let b = cellClass.init(style: .default, reuseIdentifier: nil), c = (x as! UIView.Type).init(), d = y.init()
      """,
      """
      func a(_ type: UIView.Type, _ other: Thing.Type) -> [Any] { [type.dynamicallyMade(), other.init(), \
      type.dynamicallyMade(frame: .zero)] }
      let b = cellClass.dynamicallyMade(style: .default, reuseIdentifier: nil), \
      c = (x as! UIView.Type).dynamicallyMade(), d = y.init()
      """
    ),
    PortCase(
      "a class with an initializer without parameters, and one that requires it",
      """
      class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } }
      class B: A {}
      class C: UIView { required init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
      func f<T: UIViewController, U: C>() -> (T, U) { (T(), U()) }
      """,
      """
      class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } \
      ; @MainActor override class func madeWithoutArguments() -> UIViewController? \
      { self == A.self ? A() : super.madeWithoutArguments() } }
      class B: A {@MainActor override class func madeWithoutArguments() -> UIViewController? \
      { self == B.self ? B() : super.madeWithoutArguments() } }
      class C: UIView { required init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } ; \
      @MainActor override class func madeWithoutArguments() -> UIView? \
      { self == C.self ? C() : super.madeWithoutArguments() } }
      func f<T: UIViewController, U: C>() -> (T, U) { (T.dynamicallyMade(), U()) }
      """
    ),
  ]
}
