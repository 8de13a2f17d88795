extension IBObjectType {
  /// The class of the object without a custom class, and its superclasses from the nearest to the farthest.
  package var classNames: [String] { [className] + Self.superclasses(of: className) }

  /// The superclasses of a framework's class, from the nearest to the farthest; empty for a class that is not in the
  /// table of elements.
  package static func superclasses(of className: String) -> [String] {
    var names: [String] = []
    var current = className
    while let superclass = superclasses[current] {
      names.append(superclass)
      current = superclass
    }
    return names
  }

  private static let superclasses: [String: String] = {
    var superclasses: [String: String] = [:]
    for (superclass, subclasses) in subclasses {
      for subclass in subclasses { superclasses[subclass] = superclass }
    }
    return superclasses
  }()

  private static let subclasses: [String: [String]] = [
    "NSObject": [
      "UIResponder", "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UICollectionViewLayout", "UILayoutGuide",
      "NSLayoutConstraint", "UIMenuElement", "UISearchDisplayController",
    ],
    "UIResponder": ["UIView", "UIViewController"],
    "UIView": [
      "UIWindow", "UIActivityIndicatorView", "UICalendarView", "UIImageView", "UILabel", "UINavigationBar",
      "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar", "UIStackView", "UITabBar", "UIToolbar",
      "UIVisualEffectView", "UIWebView", "UIControl", "UITableViewCell", "UICollectionReusableView",
      "UITableViewHeaderFooterView", "ADBannerView", "ARView", "AVRoutePickerView", "GLKView", "MKMapView", "MTKView",
      "PDFView", "PHLivePhotoView", "SCNView", "SKView", "WKWebView",
    ],
    "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UICollectionViewCell": ["UICollectionViewListCell"],
    "UIControl": [
      "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl", "UISlider",
      "UIStepper", "UISwitch", "UITextField", "CLLocationButton",
    ],
    "UITextField": ["UISearchTextField"],
    "SCNView": ["ARSCNView"],
    "SKView": ["ARSKView"],
    "UIViewController": [
      "UICollectionViewController", "UINavigationController", "UIPageViewController", "UISplitViewController",
      "UITabBarController", "UITableViewController", "AVPlayerViewController", "GLKViewController",
      "UIHostingController",
    ],
    "UIGestureRecognizer": [
      "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UITapGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UICollectionViewLayout": ["UICollectionViewFlowLayout"],
    "UIMenuElement": ["UICommand", "UIMenu"],
    "UICommand": ["UIKeyCommand"],
  ]
}
