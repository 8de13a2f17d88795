import ReuseGenPorting

extension PortExample {
  static let delegateSelectors = [
    PortExample(
      "a method of an earlier Swift",
      diff: """
         open class A: UIViewController, UICollectionViewDelegateFlowLayout {
        -  @objc open func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath i: \
        IndexPath) -> CGSize { .zero }
        -}
        +  open func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath i: \
        IndexPath) -> CGSize { .zero }
        +@MainActor public func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: \
        IndexPath) -> CGSize { self.collectionView(`c`, layout: `layout`, sizeForItemAtIndexPath: `i`) } }
        """
    ),
    PortExample(
      "methods with a selector of their own, in an extension and in a UIKit class that adopts the protocol",
      diff: """
        -class A: UIViewController {}
        -extension A: UIScrollViewDelegate { @objc(scrollViewDidScroll:) private func scrolled(view: UIScrollView) {} }
        -@objcMembers class B: UITableViewController {
        +class A: UIViewController {@MainActor class var keyedActions: [KeyedAction] { [KeyedAction("scrollViewDidScroll:") \
        { (object: A, first: UIScrollView) in object.`scrolled`(view: first) }] } }; extension A: KeyedActions {}
        +extension A: UIScrollViewDelegate { private func scrolled(view: UIScrollView) {} ; \
        @MainActor func scrollViewDidScroll(_ view: UIScrollView) { self.scrolled(view: `view`) } }
        +class B: UITableViewController {
           func tableView(_ t: UITableView, willDisplayCell: UITableViewCell, forRowAtIndexPath _: IndexPath) {}
        -}
        +@MainActor override func tableView(_ t: UITableView, willDisplay willDisplayCell: UITableViewCell, \
        forRowAt unnamed1: IndexPath) { self.tableView(`t`, willDisplayCell: `willDisplayCell`, forRowAtIndexPath: unnamed1) \
        } }
        """
    ),
    PortExample(
      "a method of a protocol that the class doesn't adopt, which refines one that it adopts",
      diff: """
         open class A: UIViewController, UICollectionViewDelegate {
        -  @objc func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAtIndex i: Int) -> \
        UIEdgeInsets { .zero }
        -}
        +  func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAtIndex i: Int) -> \
        UIEdgeInsets { .zero }
        +@MainActor public func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt i: \
        Int) -> UIEdgeInsets { self.collectionView(`c`, layout: `l`, insetForSectionAtIndex: `i`) } }; \
        extension A: UICollectionViewDelegateFlowLayout {}
        """
    ),
    PortExample(
      "a method that isn't exposed, one without the protocol, and one with another name",
      diff: """
         class A: NSObject, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath) {} }
        -class B { @objc func scrollViewDidScroll(_ view: UIScrollView) {} }
        -class C: NSObject, UITableViewDelegate { @objc(tableView:didSelectRowAt:) private func f(_ a: UITableView, b: IndexPath) {} }
        +class B { func scrollViewDidScroll(_ view: UIScrollView) {} ; @MainActor class var keyedActions: [KeyedAction] { \
        [KeyedAction("scrollViewDidScroll:") { (object: B, first: UIScrollView) in object.`scrollViewDidScroll`(first) }] } \
        }; extension B: KeyedActions {}
        +class C: NSObject, UITableViewDelegate { private func f(_ a: UITableView, b: IndexPath) {} ; @MainActor class var \
        keyedActions: [KeyedAction] { [KeyedAction("tableView:didSelectRowAt:") { (object: C, first: UITableView, second: \
        IndexPath) in object.`f`(first, b: second) }] } }; extension C: KeyedActions {}
        """
    ),
    PortExample(
      "a subclass of the class that adopts the protocol",
      diff: """
         class A: NSObject, UITableViewDelegate {}
        -class B: A { @objc func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath, _ x: Int) {}
        -  @objc(tableView:heightForRowAtIndexPath:) func height(_ t: UITableView, _ i: IndexPath, ) -> CGFloat { 1 } }
        +class B: A { func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath, _ x: Int) {}
        +  func height(_ t: UITableView, _ i: IndexPath, ) -> CGFloat { 1 } ; @MainActor class var keyedActions: \
        [KeyedAction] { [KeyedAction("tableView:heightForRowAtIndexPath:") { (object: B, first: UITableView, second: \
        IndexPath) in _ = object.`height`(first, second) }] } }; extension B: KeyedActions {}
        """,
      warnings: [
        "height(_:_:) isn't called here in place of tableView(_:heightForRowAt:), because A adopts UITableViewDelegate; "
          + "give it that name"
      ]
    ),
  ]
}
