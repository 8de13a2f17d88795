#if !canImport(ObjectiveC)
// With Objective-C each UIKit initializer can be called through a metatype: `T(frame: .zero)` of a type parameter,
// `Self()`, `type.init(nibName: nil, bundle: nil)`. Swift allows that for required initializers only, and a subclass
// would have to declare them. `reusegen port` replaces such calls by these functions.
//
// A convenience initializer calls the initializer of the object's own class. Compiled, it takes a metatype as a static
// function does, so that a static function with the same symbol makes an object of any subclass. A class that doesn't
// have the initializer stops the program, as in UIKit.

extension NSObject {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_object")
  public convenience init(dynamicallyMade nothing: Void) { self.init() }
  @_silgen_name("headlessuikit_make_object")
  fileprivate static func make(_ nothing: Void) -> NSObject

  fileprivate static func typed(_ object: NSObject) -> Self {
    guard let typed = object as? Self else { stop("made a \(type(of: object)) instead of a \(self)") }
    return typed
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// `T()` of a type parameter or a metatype.
  public static func dynamicallyMade() -> Self { typed(make(())) }
}

@MainActor
extension UIView {
  /// `T()` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade() -> Self { typed(madeWithoutArguments() ?? made(frame: .zero)) }
  /// `T(frame:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(frame: CGRect) -> Self { typed(made(frame: frame)) }
}

@MainActor
extension UITableViewCell {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_cell")
  public convenience init(dynamicallyMadeWith style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("headlessuikit_make_cell")
  private static func make(_ style: CellStyle, _ reuseIdentifier: consuming String?) -> UITableViewCell

  /// `T(style:reuseIdentifier:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(style: CellStyle, reuseIdentifier: String?) -> Self {
    typed(make(style, reuseIdentifier))
  }
}

@MainActor
extension UITableViewHeaderFooterView {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_header_footer_view")
  public convenience init(dynamicallyMadeWith reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("headlessuikit_make_header_footer_view")
  private static func make(_ reuseIdentifier: consuming String?) -> UITableViewHeaderFooterView

  /// `T(reuseIdentifier:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(reuseIdentifier: String?) -> Self { typed(make(reuseIdentifier)) }
}

@MainActor
extension UIViewController {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_view_controller")
  public convenience init(dynamicallyMadeWith nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }
  @_silgen_name("headlessuikit_make_view_controller")
  private static func make(_ nibName: consuming String?, _ bundle: consuming Bundle?) -> UIViewController

  /// `T()` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade() -> Self { typed(madeWithoutArguments() ?? make(nil, nil)) }
  /// `T(nibName:bundle:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(nibName: String?, bundle: Bundle?) -> Self { typed(make(nibName, bundle)) }
}

@MainActor
extension UITableViewController {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_table_view_controller")
  public convenience init(dynamicallyMadeWith style: UITableView.Style) { self.init(style: style) }
  @_silgen_name("headlessuikit_make_table_view_controller")
  private static func make(_ style: UITableView.Style) -> UITableViewController

  /// `T(style:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(style: UITableView.Style) -> Self { typed(make(style)) }
}

@MainActor
extension UICollectionViewController {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_collection_view_controller")
  public convenience init(dynamicallyMadeWith layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }
  @_silgen_name("headlessuikit_make_collection_view_controller")
  private static func make(_ layout: consuming UICollectionViewLayout) -> UICollectionViewController

  /// `T(collectionViewLayout:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    typed(make(layout))
  }
}

@MainActor
extension UINavigationController {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_navigation_controller")
  public convenience init(dynamicallyMadeWith root: UIViewController) { self.init(rootViewController: root) }
  @_silgen_name("headlessuikit_make_navigation_controller")
  private static func make(_ root: consuming UIViewController) -> UINavigationController

  /// `T(rootViewController:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(rootViewController root: UIViewController) -> Self { typed(make(root)) }
}

@MainActor
extension UIStoryboardSegue {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_segue")
  public convenience init(dynamicallyMadeWith id: String?, _ source: UIViewController, _ target: UIViewController) {
    self.init(identifier: id, source: source, destination: target)
  }
  @_silgen_name("headlessuikit_make_segue")
  private static func make(
    _ identifier: consuming String?,
    _ source: consuming UIViewController,
    _ target: consuming UIViewController
  ) -> UIStoryboardSegue

  /// `T(identifier:source:destination:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) -> Self { typed(make(identifier, source, destination)) }
}

@MainActor
extension UIGestureRecognizer {
  /// The code that `make` calls by its symbol.
  @_silgen_name("headlessuikit_make_gesture_recognizer")
  public convenience init(dynamicallyMadeWith target: Any?, _ action: Selector?) {
    self.init(target: target, action: action)
  }
  @_silgen_name("headlessuikit_make_gesture_recognizer")
  private static func make(_ target: consuming Any?, _ action: consuming Selector?) -> UIGestureRecognizer

  /// `T()` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade() -> Self { typed(make(nil, nil)) }
  /// `T(target:action:)` of a type parameter or a metatype.
  @preconcurrency @MainActor
  public static func dynamicallyMade(target: Any?, action: Selector?) -> Self { typed(make(target, action)) }
}
#endif
