import ReuseGenPorting

extension PortExample {
  /// Initializers that protocols require, and optional methods that sources refer to.
  static let requirements = [
    PortExample(
      "an initializer that classes of the sources meet",
      diff: """
         protocol P { init() }
         class A: P { required init() {} }
         class B: UIView, P { required init() { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
         func f<T: P>() -> T { T() }
        """
    ),
    PortExample(
      "calls of optional methods whose results have no default",
      diff: """
        -@objc protocol P { @objc optional func p(_ a: Int, at b: Int) -> Bool; @objc optional func q() -> Int }
        -func f(_ x: P?, _ y: P) { print(x?.p?(1, at: g(h: 2)) ?? true, y.q?(), y.q!()) }
        +protocol P: AnyObject { func p(_ a: Int, at b: Int) -> Bool; func q() -> Int ; \
        var pAtIfImplemented: ((Int, Int) -> Bool)? { get }; var qIfImplemented: (() -> Int)? { get } }; \
        extension P { func p(_ a: Int, at b: Int) -> Bool { fatalError("p(_:at:) is optional and not implemented") }; \
        func q() -> Int { fatalError("q() is optional and not implemented") } }; \
        extension P { var pAtIfImplemented: ((Int, Int) -> Bool)? { nil }; var qIfImplemented: (() -> Int)? { nil } }
        +func f(_ x: P?, _ y: P) { print(x?.pAtIfImplemented?(1, g(h: 2)) ?? true, y.qIfImplemented?(), y.q()) }
        """
    ),
    PortExample(
      "a call with a trailing closure, whose method has no default",
      diff: """
        -@objc protocol P { @objc optional func p(_ a: () -> Void) -> Bool }
        -func f(_ x: P) { x.p? { } }; func g(_ x: P) { x.p?() { } }
        +protocol P: AnyObject { func p(_ a: () -> Void) -> Bool }; \
        extension P { func p(_ a: () -> Void) -> Bool { fatalError("p(_:) is optional and not implemented") } }
        +func f(_ x: P) { x.p? { } }; func g(_ x: P) { Optional(x)?.p() { } }
        """,
      warnings: ["p(_:) is optional and returns Bool; a class that doesn't implement it stops when it is called"]
    ),
    PortExample(
      "selectors of UIKit's protocols, which the classes list that have the methods",
      diff: """
        -class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }
        +class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} ; \
        @MainActor class var keyedActions: [KeyedAction] { [KeyedAction("scrollViewDidScroll:") \
        { (object: A, first: UIScrollView) in object.`scrollViewDidScroll`(first) }] } }; extension A: KeyedActions {}
         class B: NSObject, UICollectionViewDelegateFlowLayout {
           func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt s: Int) -> UIEdgeInsets { .zero }
        -}
        -let a = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
        -let b = #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:))
        +@MainActor class var keyedActions: [KeyedAction] { [KeyedAction("collectionView:layout:insetForSectionAt:")] } \
        }; extension B: KeyedActions {}
        +let a = Selector("scrollViewDidScroll:")
        +let b = Selector("collectionView:layout:insetForSectionAt:")
        """
    ),
    PortExample(
      "an observed override in an extension of a UIKit class",
      "extension UIButton { open override var isHighlighted: Bool { didSet { alpha = 1 } } }",
      "extension UIButton { func isHighlightedInExtension(_ oldValue: Bool) { do { alpha = 1 } } }",
      warnings: [
        "isHighlighted isn't called here, because only UIButton itself, which the sources don't declare, could override it"
      ]
    ),
    PortExample(
      "an optional property whose type isn't optional",
      diff: """
        -@objc protocol P { @objc optional var tint: UIColor { get } }
        -class A: NSObject, P { var tint = UIColor.red }
        -func f(_ x: P?, _ y: A) { print(x?.tint ?? y.tint, x!.tint?.cgColor) }
        +protocol P: AnyObject { var tint: UIColor { get } ; var tintIfImplemented: UIColor? { get } }; \
        extension P { var tint: UIColor { fatalError("tint is optional and not implemented") } }; \
        extension P { var tintIfImplemented: UIColor? { nil } }
        +class A: NSObject, P { var tint = UIColor.red ; var tintIfImplemented: UIColor? { tint } }
        +func f(_ x: P?, _ y: A) { print(x?.tintIfImplemented ?? y.tint, x!.tintIfImplemented?.cgColor) }
        """
    ),
  ]
}
