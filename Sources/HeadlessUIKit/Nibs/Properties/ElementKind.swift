import InterfaceBuilderXML

/// What the runtime knows of an element: the class that it stands for, and how to read what it says.
@MainActor
struct ElementKind {
  typealias Reader = @MainActor (IBElement, NibValues) -> (@MainActor (AnyObject) -> Void)?

  /// The class of an element without a class of its own.
  let base: any NibObject.Type
  private let readers: [Reader]

  var isController: Bool { base is UIViewController.Type }
  var isView: Bool { base is UIView.Type }

  private init(_ base: any NibObject.Type, _ readers: Reader...) {
    self.base = base
    self.readers = readers
  }

  func settings(_ element: IBElement, _ values: NibValues) -> [@MainActor (AnyObject) -> Void] {
    readers.compactMap { $0(element, values) }
  }

  private static func read<Object: AnyObject>(
    _ body: @escaping @MainActor (inout Settings<Object>) -> Void
  ) -> Reader {
    { element, values in
      var settings = Settings<Object>(element, values)
      body(&settings)
      return settings.erased
    }
  }

  private static let view = read(viewSettings)
  private static let control = read(controlSettings)
  private static let scroll = read(scrollSettings)
  private static let traits = read(inputSettings)
  private static let controller = read(controllerSettings)
  private static let item = read(barItemSettings)
  private static let gesture = read(gestureSettings)
  private static let foreign = ElementKind(ForeignView.self, view, read(foreignSettings))

  /// Every element that stands for an object. Elements that aren't here are values, or say nothing at run time.
  static let all: [String: ElementKind] = [
    "view": ElementKind(UIView.self, view),
    "containerView": ElementKind(UIView.self, view),
    "window": ElementKind(UIWindow.self, view),
    "label": ElementKind(UILabel.self, view, read(labelSettings)),
    "imageView": ElementKind(UIImageView.self, view, read(imageSettings)),
    "stackView": ElementKind(UIStackView.self, view, read(stackSettings)),
    "button": ElementKind(UIButton.self, view, control, read(buttonSettings)),
    "textField": ElementKind(UITextField.self, view, control, traits, read(textFieldSettings)),
    "textView": ElementKind(UITextView.self, view, scroll, traits, read(textViewSettings)),
    "switch": ElementKind(UISwitch.self, view, control, read(switchSettings)),
    "slider": ElementKind(UISlider.self, view, control, read(sliderSettings)),
    "stepper": ElementKind(UIStepper.self, view, control, read(stepperSettings)),
    "segmentedControl": ElementKind(UISegmentedControl.self, view, control, read(segmentSettings)),
    "datePicker": ElementKind(UIDatePicker.self, view, control, read(datePickerSettings)),
    "pageControl": ElementKind(UIPageControl.self, view, control, read(pageControlSettings)),
    "refreshControl": ElementKind(UIRefreshControl.self, view, control),
    "pickerView": ElementKind(UIPickerView.self, view),
    "progressView": ElementKind(UIProgressView.self, view, read(progressSettings)),
    "activityIndicatorView": ElementKind(UIActivityIndicatorView.self, view, read(activitySettings)),
    "visualEffectView": ElementKind(UIVisualEffectView.self, view, read(effectSettings)),
    "scrollView": ElementKind(UIScrollView.self, view, scroll),
    "tableView": ElementKind(UITableView.self, view, scroll, read(tableSettings)),
    "collectionView": ElementKind(UICollectionView.self, view, scroll, read(collectionSettings)),
    "tableViewCell": ElementKind(UITableViewCell.self, view, read(cellSettings)),
    "tableViewCellContentView": ElementKind(UIView.self, view),
    "collectionViewCell": ElementKind(UICollectionViewCell.self, view),
    "collectionViewCellContentView": ElementKind(UIView.self, view),
    "collectionReusableView": ElementKind(UICollectionReusableView.self, view),
    "navigationBar": ElementKind(UINavigationBar.self, view, read(navigationBarSettings)),
    "tabBar": ElementKind(UITabBar.self, view, read(tabBarSettings)),
    "toolbar": ElementKind(UIToolbar.self, view, read(toolbarSettings)),
    "searchBar": ElementKind(UISearchBar.self, view, traits, read(searchBarSettings)),

    "mapView": foreign, "webView": foreign, "wkWebView": foreign, "glkView": foreign, "mtkView": foreign,
    "sceneKitView": foreign, "skView": foreign, "arscnView": foreign, "arskView": foreign, "pdfView": foreign,
    "adBannerView": foreign, "routePickerView": foreign, "calendarView": foreign, "colorWell": foreign,

    "viewController": ElementKind(UIViewController.self, controller),
    "navigationController": ElementKind(
      UINavigationController.self,
      controller,
      read(navigationControllerSettings)
    ),
    "tabBarController": ElementKind(UITabBarController.self, controller),
    "splitViewController": ElementKind(UISplitViewController.self, controller),
    "pageViewController": ElementKind(UIPageViewController.self, controller),
    "tableViewController": ElementKind(UITableViewController.self, controller),
    "collectionViewController": ElementKind(UICollectionViewController.self, controller),
    "glkViewController": ElementKind(UIViewController.self, controller),
    "avPlayerViewController": ElementKind(UIViewController.self, controller),
    "hostingController": ElementKind(UIViewController.self, controller),

    "navigationItem": ElementKind(UINavigationItem.self, read(navigationItemSettings)),
    "barButtonItem": ElementKind(UIBarButtonItem.self, item, read(barButtonSettings)),
    "tabBarItem": ElementKind(UITabBarItem.self, item, read(tabBarItemSettings)),

    "tapGestureRecognizer": ElementKind(UITapGestureRecognizer.self, gesture, read(tapSettings)),
    "panGestureRecognizer": ElementKind(UIPanGestureRecognizer.self, gesture),
    "swipeGestureRecognizer": ElementKind(UISwipeGestureRecognizer.self, gesture, read(swipeSettings)),
    "pinchGestureRecognizer": ElementKind(UIPinchGestureRecognizer.self, gesture),
    "rotationGestureRecognizer": ElementKind(UIRotationGestureRecognizer.self, gesture),
    "pongPressGestureRecognizer": ElementKind(UILongPressGestureRecognizer.self, gesture),
    "longPressGestureRecognizer": ElementKind(UILongPressGestureRecognizer.self, gesture),

    "collectionViewFlowLayout": ElementKind(UICollectionViewFlowLayout.self, read(flowLayoutSettings)),
    "collectionViewLayout": ElementKind(UICollectionViewLayout.self),
    "viewLayoutGuide": ElementKind(DocumentObject.self),
    "viewControllerLayoutGuide": ElementKind(DocumentObject.self),
    "customObject": ElementKind(DocumentObject.self),
  ]
}

/// An object that is made from a document: a view, a controller, a gesture recogniser.
///
/// UIKit makes any object that a document holds. Without its runtime a class of one's own that is none of those must
/// say that it can be made: by adopting this.
@preconcurrency
@MainActor
public protocol NibObject: AnyObject {
  /// The object that a document describes.
  init?(coder: NSCoder)
}

extension UIView: NibObject {}
extension UIViewController: NibObject {}
extension UIBarItem: NibObject {}
extension UINavigationItem: NibObject {}
extension UIGestureRecognizer: NibObject {}
extension UICollectionViewLayout: NibObject {}

/// Stands for an object of a document without a class.
final class DocumentObject: NSObject, NibObject {
  init?(coder: NSCoder) { super.init() }
}
