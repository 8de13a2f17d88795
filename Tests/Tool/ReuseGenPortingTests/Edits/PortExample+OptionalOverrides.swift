import ReuseGenPorting

extension PortExample {
  static let optionalOverrides = [
    PortExample(
      "a subclass adds an optional UIKit method",
      diff: """
        -class A: UIViewController, UITableViewDelegate {}
        -class B: A { func scrollViewDidScroll(_ view: UIScrollView) {} }
        +class A: UIViewController, UITableViewDelegate {@MainActor func scrollViewDidScroll(_ view: UIScrollView) \
        { OptionalMethodDefaults.shared.scrollViewDidScroll(`view`) } }
        +class B: A { override func scrollViewDidScroll(_ view: UIScrollView) {} }
        """
    )
  ]
}
