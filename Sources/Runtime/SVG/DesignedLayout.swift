import HeadlessUIKit
import ReuseGenXML

/// Lays out the views of a document at the sizes that it states, with the bars and margins that it was designed with.
@MainActor
struct DesignedLayout {
  private let document: LoadedDocument
  private let device: DesignedDevice?

  init(_ document: LoadedDocument) {
    self.document = document
    device = DesignedDevice(of: document.root)
  }

  /// Lays out the views.
  ///
  /// - Parameter inspect: Called for each root when it is laid out, as long as its bars are simulated.
  func layOut(_ inspect: (UIView) -> Void = { _ in }) {
    let made = zip(document.views, document.elements)
    let judged = made.filter { view, element in
      Self.isConstrained(view) && !Self.isMisplaced(element) && view.frame.hasArea
    }.map(\.0)
    setMargins()
    // Interface Builder shows an indicator that is hidden only because it doesn't spin.
    for case let indicator as UIActivityIndicatorView in document.views where indicator.hidesWhenStopped {
      indicator.isHidden = false
    }
    for view in document.views where view.superview == nil { layOut(view, judged, inspect) }
  }

  /// Whether constraints determine the frame, not the autoresizing mask.
  static func isConstrained(_ view: UIView) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints && view.superview != nil
  }

  /// Whether Interface Builder states that the designed frame contradicts the constraints.
  static func isMisplaced(_ element: IBElement) -> Bool { element["misplaced"] == "YES" }

  private func setMargins() {
    let margins = DesignedMargins(of: document.root)
    for (view, element) in zip(document.views, document.elements)
    where ["tableViewCell", "tableViewCellContentView"].contains(element.name) {
      if Self.hasOwnMargins(element) { continue }
      let cell = view.superview as? UITableViewCell
      view.layoutMargins = margins.margins(
        ofContentWith: view.bounds.width,
        besideAccessory: cell?.contentView === view && cell?.showsAccessory == true
      )
    }
    for (view, element) in zip(document.views, document.elements) where view.superview == nil {
      let hasMarginsOfSystem = view.hasMarginsOfSystem
      // Those of an owner that a document names: Interface Builder keeps narrower ones.
      (view.next as? UIViewController)?.viewRespectsSystemMinimumLayoutMargins = false
      if view is UITableViewCell || isPrototype(view) || Self.hasOwnMargins(element) { continue }
      if !hasMarginsOfSystem { continue }
      view.layoutMargins = margins.margins(
        ofRootWith: view.bounds.width,
        preservesSuperviewMargins: view.preservesSuperviewLayoutMargins
      )
    }
  }

  private static func hasOwnMargins(_ element: IBElement) -> Bool {
    element.children.contains { $0.key == "layoutMargins" || $0.key == "directionalLayoutMargins" }
  }

  private func layOut(_ root: UIView, _ judged: [UIView], _ inspect: (UIView) -> Void) {
    var bars: SimulatedBars?
    switch root {
    // A layout of a list would ask for rows.
    case is UITableView, is UICollectionView: break
    // The accessories and separators of Interface Builder determine the frame of the content view in the document.
    case let cell as UITableViewCell where cell.constraints.isEmpty && cell.contentView.frame.hasArea:
      Self.restoreHeight(of: cell.contentView, in: cell)
      cell.contentView.layoutIfNeeded()
    case is UITableViewCell: root.layoutIfNeeded()
    case _ where isPrototype(root): root.layoutIfNeeded()
    default:
      let own = judged.filter { $0.isDescendant(of: root) }
      if own.isEmpty { root.layoutIfNeeded() } else { bars = SimulatedBars(around: root, on: device, judgedBy: own) }
    }
    bars?.layOut()
    // The safe area is that of the bars as long as they exist.
    withExtendedLifetime(bars) {
      inspect(root)
      if document.settings.isRightToLeft { Self.mirror(root) }
    }
  }

  /// Whether a view belongs to a collection view of the document. At the top level of a nib, it has the insets of a
  /// screen.
  private func isPrototype(_ view: UIView) -> Bool {
    if !(view is UICollectionReusableView) { return false }
    let id = document.id(of: view)
    return !document.root.elements(in: "objects").contains { $0.id == id }
  }

  /// Xcode 6 and 7 stored the content view of a higher cell with the standard height, and laid it out in the whole
  /// cell.
  private static func restoreHeight(of content: UIView, in cell: UITableViewCell) {
    if content.frame.height < 44, cell.frame.height > 46 { content.frame.size.height = cell.frame.height }
  }

  /// Lays out a view in the other direction.
  private static func mirror(_ root: UIView) {
    root.traitOverrides.layoutDirection = .rightToLeft
    switch root {
    case is UITableView, is UICollectionView: break
    case let cell as UITableViewCell where cell.constraints.isEmpty && cell.isRightToLeft:
      cell.contentView.frame = cell.contentView.frame.mirrored(in: cell.bounds)
      cell.contentView.layoutIfNeeded()
    default: root.layoutIfNeeded()
    }
  }
}

extension CGRect {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
