import ReuseGenPorting

extension PortExample {
  /// Calls of UIKit's initializers through a metatype.
  static let metatypes = [
    PortExample(
      "a variable that holds a metatype",
      diff: """
        -func a(_ type: UIView.Type, _ other: Thing.Type) -> [Any] { [type.init(), other.init(), type.init(frame: .zero)] }
        -let b = cellClass.init(style: .default, reuseIdentifier: nil), c = (x as! UIView.Type).init(), d = y.init()
        -let e = segueClass.init(identifier: "a", source: self, destination: other)
        +func a(_ type: UIView.Type, _ other: Thing.Type) -> [Any] { [type.dynamicallyMade(), other.init(), \
        type.dynamicallyMade(frame: .zero)] }
        +let b = cellClass.dynamicallyMade(style: .default, reuseIdentifier: nil), \
        c = (x as! UIView.Type).dynamicallyMade(), d = y.init()
        +let e = segueClass.dynamicallyMade(identifier: "a", source: self, destination: other)
        """
    ),
    PortExample(
      "a class with an initializer without parameters, and one that requires it",
      diff: """
        -class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } }
        -class B: A {}
        -class C: UIView { required init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
        -func f<T: UIViewController, U: C>() -> (T, U) { (T(), U()) }
        +class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } \
        ; @MainActor override class func madeWithoutArguments() -> UIViewController? \
        { self == A.self ? A() : super.madeWithoutArguments() } }
        +class B: A {@MainActor override class func madeWithoutArguments() -> UIViewController? \
        { self == B.self ? B() : super.madeWithoutArguments() } }
        +class C: UIView { required init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } ; \
        @MainActor override class func madeWithoutArguments() -> UIView? \
        { self == C.self ? C() : super.madeWithoutArguments() } }
        +func f<T: UIViewController, U: C>() -> (T, U) { (T.dynamicallyMade(), U()) }
        """
    ),
  ]
}
