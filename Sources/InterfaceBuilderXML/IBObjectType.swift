/// The category and class of the object that an element describes.
///
/// This is the only table of Interface Builder's elements. Reading, drafting, linting, loading and drawing use it, so
/// that they agree on which elements are cells, views or controllers. It covers documents for iOS and tvOS; elements of
/// macOS and watchOS documents are not in it.
package struct IBObjectType: Sendable, Hashable {
  package enum Category: Sendable {
    case view
    case tableViewCell, collectionViewCell
    /// A supplementary view of a collection view that is not a cell.
    case collectionReusableView
    case controller
    /// A reference to a scene of another storyboard.
    case sceneReference
    case gestureRecognizer
    /// A bar button item, a tab bar item or a navigation item.
    case barItem
    /// A layout of a collection view.
    case collectionViewLayout
    case layoutGuide
    /// An object that exists before the document is loaded: File's Owner, the first responder, a scene's exit.
    case placeholder
    /// Any other object.
    case object

    /// Whether the object is a `UIView`, cells included.
    package var isView: Bool { self == .view || isReusableView }

    /// Whether the object is a cell or a supplementary view, which has a reuse identifier.
    package var isReusableView: Bool {
      self == .tableViewCell || self == .collectionViewCell || self == .collectionReusableView
    }
  }

  package let category: Category
  /// The class of an object without a custom class: "UITableViewCell".
  package let className: String
  /// The framework that declares the class: "UIKit", "MapKit".
  package let framework: String

  init(_ category: Category, _ className: String, _ framework: String = "UIKit") {
    self.category = category
    self.className = className
    self.framework = framework
  }

  /// The type of a known element, nil for an element that describes no object or is not in the table.
  package init?(element: String) {
    guard let type = Self.byElement[element] else { return nil }
    self = type
  }

  /// Whether a class is that of an element in the table.
  package static func isImplied(_ className: String) -> Bool { impliedClasses.contains(className) }

  private static let impliedClasses = Set(byElement.values.map(\.className))

  /// The category of an element that describes an object. An element that is not in the table belongs to the category
  /// that its name suggests.
  package static func category(of element: String) -> Category {
    if let type = byElement[element] { return type.category }
    return nameEndings.first { element.hasSuffix($0.ending) }?.category ?? .view
  }

  private static let nameEndings: [(ending: String, category: Category)] = [
    ("Controller", .controller), ("Recognizer", .gestureRecognizer), ("Item", .barItem), ("Object", .object),
    ("Placeholder", .sceneReference), ("LayoutGuide", .layoutGuide), ("Layout", .collectionViewLayout),
  ]

  /// The known elements.
  package static let byElement: [String: IBObjectType] = [
    // Reusable views
    "tableViewCell": .init(.tableViewCell, "UITableViewCell"),
    "collectionViewCell": .init(.collectionViewCell, "UICollectionViewCell"),
    "collectionReusableView": .init(.collectionReusableView, "UICollectionReusableView"),

    // Views
    "view": .init(.view, "UIView"),
    "containerView": .init(.view, "UIView"),
    "tableViewCellContentView": .init(.view, "UIView"),
    "collectionViewCellContentView": .init(.view, "UIView"),
    "window": .init(.view, "UIWindow"),
    "activityIndicatorView": .init(.view, "UIActivityIndicatorView"),
    "calendarView": .init(.view, "UICalendarView"),
    "collectionView": .init(.view, "UICollectionView"),
    "imageView": .init(.view, "UIImageView"),
    "label": .init(.view, "UILabel"),
    "navigationBar": .init(.view, "UINavigationBar"),
    "pickerView": .init(.view, "UIPickerView"),
    "progressView": .init(.view, "UIProgressView"),
    "scrollView": .init(.view, "UIScrollView"),
    "searchBar": .init(.view, "UISearchBar"),
    "stackView": .init(.view, "UIStackView"),
    "tabBar": .init(.view, "UITabBar"),
    "tableView": .init(.view, "UITableView"),
    "textView": .init(.view, "UITextView"),
    "toolbar": .init(.view, "UIToolbar"),
    "visualEffectView": .init(.view, "UIVisualEffectView"),
    "webView": .init(.view, "UIWebView"),

    // Controls
    "button": .init(.view, "UIButton"),
    "colorWell": .init(.view, "UIColorWell"),
    "datePicker": .init(.view, "UIDatePicker"),
    "pageControl": .init(.view, "UIPageControl"),
    "refreshControl": .init(.view, "UIRefreshControl"),
    "segmentedControl": .init(.view, "UISegmentedControl"),
    "slider": .init(.view, "UISlider"),
    "stepper": .init(.view, "UIStepper"),
    "switch": .init(.view, "UISwitch"),
    "textField": .init(.view, "UITextField"),

    // Views of other frameworks
    "adBannerView": .init(.view, "ADBannerView", "iAd"),
    "arView": .init(.view, "ARView", "RealityKit"),
    "arscnView": .init(.view, "ARSCNView", "ARKit"),
    "arskView": .init(.view, "ARSKView", "ARKit"),
    "glkView": .init(.view, "GLKView", "GLKit"),
    "locationButton": .init(.view, "CLLocationButton", "CoreLocationUI"),
    "mapView": .init(.view, "MKMapView", "MapKit"),
    "mtkView": .init(.view, "MTKView", "MetalKit"),
    "pdfView": .init(.view, "PDFView", "PDFKit"),
    "phLivePhotoView": .init(.view, "PHLivePhotoView", "PhotosUI"),
    "routePickerView": .init(.view, "AVRoutePickerView", "AVKit"),
    "sceneKitView": .init(.view, "SCNView", "SceneKit"),
    "skView": .init(.view, "SKView", "SpriteKit"),
    "wkWebView": .init(.view, "WKWebView", "WebKit"),

    // Controllers
    "viewController": .init(.controller, "UIViewController"),
    "collectionViewController": .init(.controller, "UICollectionViewController"),
    "navigationController": .init(.controller, "UINavigationController"),
    "pageViewController": .init(.controller, "UIPageViewController"),
    "splitViewController": .init(.controller, "UISplitViewController"),
    "tabBarController": .init(.controller, "UITabBarController"),
    "tableViewController": .init(.controller, "UITableViewController"),
    "avPlayerViewController": .init(.controller, "AVPlayerViewController", "AVKit"),
    "glkViewController": .init(.controller, "GLKViewController", "GLKit"),
    "hostingController": .init(.controller, "UIHostingController", "SwiftUI"),
    "viewControllerPlaceholder": .init(.sceneReference, "UIViewController"),

    // Gesture recognizers
    "gestureRecognizer": .init(.gestureRecognizer, "UIGestureRecognizer"),
    "hoverGestureRecognizer": .init(.gestureRecognizer, "UIHoverGestureRecognizer"),
    "longPressGestureRecognizer": .init(.gestureRecognizer, "UILongPressGestureRecognizer"),
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer": .init(.gestureRecognizer, "UILongPressGestureRecognizer"),
    "panGestureRecognizer": .init(.gestureRecognizer, "UIPanGestureRecognizer"),
    "pinchGestureRecognizer": .init(.gestureRecognizer, "UIPinchGestureRecognizer"),
    "rotationGestureRecognizer": .init(.gestureRecognizer, "UIRotationGestureRecognizer"),
    "screenEdgePanGestureRecognizer": .init(.gestureRecognizer, "UIScreenEdgePanGestureRecognizer"),
    "swipeGestureRecognizer": .init(.gestureRecognizer, "UISwipeGestureRecognizer"),
    "tapGestureRecognizer": .init(.gestureRecognizer, "UITapGestureRecognizer"),

    // Items, layouts and guides
    "barButtonItem": .init(.barItem, "UIBarButtonItem"),
    "navigationItem": .init(.barItem, "UINavigationItem"),
    "tabBarItem": .init(.barItem, "UITabBarItem"),
    "collectionViewFlowLayout": .init(.collectionViewLayout, "UICollectionViewFlowLayout"),
    "collectionViewLayout": .init(.collectionViewLayout, "UICollectionViewLayout"),
    "layoutGuide": .init(.layoutGuide, "UILayoutGuide"),
    "viewLayoutGuide": .init(.layoutGuide, "UILayoutGuide"),
    "viewControllerLayoutGuide": .init(.layoutGuide, "UILayoutSupport"),

    // Other objects
    "placeholder": .init(.placeholder, "NSObject", "Foundation"),
    "exit": .init(.placeholder, "NSObject", "Foundation"),
    "customObject": .init(.object, "NSObject", "Foundation"),
    "constraint": .init(.object, "NSLayoutConstraint"),
    "command": .init(.object, "UICommand"),
    "keyCommand": .init(.object, "UIKeyCommand"),
    "menu": .init(.object, "UIMenu"),
    "searchDisplayController": .init(.object, "UISearchDisplayController"),
  ]
}
