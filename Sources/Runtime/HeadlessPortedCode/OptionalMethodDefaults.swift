// The names are Apple's.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// An object that implements no optional method of UIKit's protocols, so that each of them does what UIKit does where a
/// delegate or a data source doesn't implement it.
///
/// `reusegen port` calls it where a class adopts a protocol and a subclass adds one of its optional methods: the class
/// gets the method, which does the same as before, and the subclass overrides it.
@preconcurrency @MainActor
public final class OptionalMethodDefaults: NSObject {
  /// The object.
  public static let shared = OptionalMethodDefaults()

  /// Stops, because only optional methods are called.
  private func isRequired(_ method: String = #function) -> Never { stop("\(method) is not an optional method") }
}

extension OptionalMethodDefaults:
  UIAdaptivePresentationControllerDelegate, UIAlertViewDelegate, UIApplicationDelegate,
  UICollectionViewDelegateFlowLayout,
  UIColorPickerViewControllerDelegate, UIDocumentInteractionControllerDelegate, UIDocumentPickerDelegate,
  UIDropInteractionDelegate, UIDynamicAnimatorDelegate, UIEditMenuInteractionDelegate,
  UIFontPickerViewControllerDelegate, UIGestureRecognizerDelegate,
  UIImagePickerControllerDelegate, UINavigationBarDelegate, UINavigationControllerDelegate,
  UIPageViewControllerDelegate, UIPickerViewDelegate, UIPointerInteractionDelegate,
  UIPopoverPresentationControllerDelegate, UIScrollViewAccessibilityDelegate, UISearchBarDelegate,
  UISearchControllerDelegate, UISheetPresentationControllerDelegate, UISplitViewControllerDelegate,
  UITabBarControllerDelegate, UITabBarDelegate, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate,
  UIToolbarDelegate, UIViewControllerTransitioningDelegate, UIWindowSceneDelegate
{
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension OptionalMethodDefaults: UITableViewDataSource, UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isRequired() }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { isRequired() }
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { isRequired() }
}

extension OptionalMethodDefaults: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    isRequired()
  }
  public func collectionView(_: UICollectionView, cellForItemAt _: IndexPath) -> UICollectionViewCell { isRequired() }
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    isRequired()
  }
}

extension OptionalMethodDefaults: UITableViewDragDelegate, UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { isRequired() }
  public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    isRequired()
  }
}

extension OptionalMethodDefaults: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { isRequired() }
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { isRequired() }
}

extension OptionalMethodDefaults: UIContextMenuInteractionDelegate, UIDragInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { isRequired() }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { isRequired() }
}

extension OptionalMethodDefaults: @preconcurrency UIActivityItemSource, UIViewControllerAnimatedTransitioning {
  public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    isRequired()
  }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { isRequired() }
  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval { isRequired() }
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { isRequired() }
}

extension OptionalMethodDefaults: UIPreviewInteractionDelegate {
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  ) { isRequired() }
  public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { isRequired() }
}
