import ReuseGenPorting

extension PortExample {
  static let metatypeCalls = [
    PortExample(
      "a type parameter",
      diff: """
        -class Box<V: UIView>: UITableViewCell { let inner = V(), other = V(frame: .zero), third = V.init() }
        -func make<T>(_ x: Int) -> T where T: UITableViewCell { T(style: .default, reuseIdentifier: nil) }
        +class Box<V: UIView>: UITableViewCell { let inner = V.dynamicallyMade(), other = V.dynamicallyMade(frame: .zero), \
        third = V.dynamicallyMade() }
        +func make<T>(_ x: Int) -> T where T: UITableViewCell { T.dynamicallyMade(style: .default, reuseIdentifier: nil) }
         func list<T: Decodable>(_ x: T) -> [T] { [T]() + [T()] }
        """
    ),
    PortExample(
      "a variable that holds a metatype after a cast",
      diff: """
         func show(_ x: Row) {
        -  let type = x.class as! UIViewController.Type, screen = type.init()
        -  if let other = x.other as? UIView.Type { add(other.init(frame: .zero), (f(x as! UIView.Type)).init) }
        +  let type = x.class as! UIViewController.Type, screen = type.dynamicallyMade()
        +  if let other = x.other as? UIView.Type { add(other.dynamicallyMade(frame: .zero), (f(x as! UIView.Type)).init) }
         }
        """
    ),
    PortExample(
      "Self, and self in a static function",
      diff: """
         extension UIViewController {
        -  class func load() -> Self { self.init(nibName: "A", bundle: nil) }
        -  static func plain() -> Self { Self() }
        +  class func load() -> Self { self.dynamicallyMade(nibName: "A", bundle: nil) }
        +  static func plain() -> Self { Self.dynamicallyMade() }
           convenience init(x: Int) { self.init(nibName: nil, bundle: nil) }
         }
        """
    ),
    PortExample(
      "an initializer that a protocol requires, which UIKit's classes meet",
      diff: """
        -protocol P { init(frame: CGRect) }
        +protocol P { static func dynamicallyMade(frame: CGRect) -> Self }
         protocol Q: P {}
         class A: UIView, Q {}
        -public struct B: P { public init(frame: CGRect) {} }
        +public struct B: P { public init(frame: CGRect) {} ; \
        public static func dynamicallyMade(frame: CGRect) -> Self { Self(frame: `frame`) } }
         class C: UIView, P { required override init(frame: CGRect) { super.init(frame: frame) } }
        -func f<T: Q>() -> T { T(frame: .zero) }
        -extension P { static func make() -> Self { self.init(frame: .zero) } }
        +func f<T: Q>() -> T { T.dynamicallyMade(frame: .zero) }
        +extension P { static func make() -> Self { self.dynamicallyMade(frame: .zero) } }
        """
    ),
  ]
}
