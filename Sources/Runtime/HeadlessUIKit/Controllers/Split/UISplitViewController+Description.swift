import ReuseGenXML

extension UISplitViewController {
  static let splitViewControllerClass = UIKitClass(
    UISplitViewController.self,
    elements: ["splitViewController"],
    keys: [KeyedOutlet("delegate", \UISplitViewController.delegate)]
  ) { reader in
    reader.choice("preferredDisplayMode", ["beside": .oneBesideSecondary]) { $0.preferredDisplayMode = $1 }
    reader.choice("behavior", ["tile": .tile, "overlay": .overlay, "displace": .displace]) {
      $0.preferredSplitBehavior = $1
    }
    reader.flag("presentsWithGesture") { $0.presentsWithGesture = $1 }
    reader.choice("primaryEdge", ["leading": .leading, "trailing": .trailing]) { $0.primaryEdge = $1 }
    reader.choice("primaryBackgroundStyle", ["sidebar": .sidebar]) { $0.primaryBackgroundStyle = $1 }
  }

  /// Adds a view controller that a document relates to the split view.
  final func addRelated(_ controller: UIViewController, as relationship: String?) {
    if style != .unspecified {
      let column: Column =
        switch relationship {
        case "masterViewController": .primary
        case "supplementaryViewController": .supplementary
        case "compactViewController": .compact
        default: .secondary
        }
      return setViewController(controller, for: column)
    }
    // Documents list relationships in any order.
    let isPrimary = relationship == "masterViewController"
    viewControllers = isPrimary ? [controller] + viewControllers : viewControllers + [controller]
  }
}

extension UISplitViewController.Style {
  /// The style of an element of a document.
  init(of element: IBElement) {
    let relationships = element.elements(in: "connections").map { $0["relationship"] }
    let isTriple = relationships.contains("supplementaryViewController")
    self = element["allowDoubleColumnStyle"] != "YES" ? .unspecified : isTriple ? .tripleColumn : .doubleColumn
  }
}
