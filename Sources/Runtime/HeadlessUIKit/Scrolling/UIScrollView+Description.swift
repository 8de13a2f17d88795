extension UIScrollView {
  static let scrollViewClass = UIKitClass(
    UIScrollView.self,
    elements: ["scrollView"],
    keys: [
      KeyedOutlet("delegate", \UIScrollView.scrollDelegate),
      KeyedOutlet("contentOffset", \UIScrollView.contentOffset),
      KeyedOutlet("contentSize", \UIScrollView.contentSize),
      KeyedOutlet("pagingEnabled", \UIScrollView.isPagingEnabled),
      KeyedOutlet("scrollEnabled", \UIScrollView.isScrollEnabled),
    ],
    drawing: .inherited
  ) { reader in
    reader.flag("scrollEnabled") { $0.isScrollEnabled = $1 }
    reader.flag("pagingEnabled") { $0.isPagingEnabled = $1 }
    reader.flag("bounces") { $0.bounces = $1 }
    reader.flag("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
    reader.flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
    reader.flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
    reader.flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
    reader.choice("keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive]) {
      $0.keyboardDismissMode = $1
    }
    reader.choice(
      "contentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
    ) { $0.contentInsetAdjustmentBehavior = $1 }
    reader.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white]) { $0.indicatorStyle = $1 }
    reader.choice("indexDisplayMode", ["automatic": .automatic, "alwaysHidden": .alwaysHidden]) {
      $0.indexDisplayMode = $1
    }
    reader.flag("automaticallyAdjustsScrollIndicatorInsets") { $0.automaticallyAdjustsScrollIndicatorInsets = $1 }
    reader.flag("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
    reader.flag("delaysContentTouches") { $0.delaysContentTouches = $1 }
    reader.flag("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
    reader.flag("bouncesZoom") { $0.bouncesZoom = $1 }
    reader.number("minimumZoomScale", in: .factor) { $0.minimumZoomScale = $1 }
    reader.number("maximumZoomScale", in: .factor) { $0.maximumZoomScale = $1 }
    reader.insets("contentInset") { $0.contentInset = $1 }
    reader.insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 }
  } audited: { scroll, properties in
    properties.add("contentOffset.x", scroll.contentOffset.x)
    properties.add("contentOffset.y", scroll.contentOffset.y)
    properties.add(contentEdges, scroll.contentInset)
    properties.add("isScrollEnabled", scroll.isScrollEnabled)
  }

  private static let contentEdges = SnapshotProperties.EdgeNames("contentInset")
}
