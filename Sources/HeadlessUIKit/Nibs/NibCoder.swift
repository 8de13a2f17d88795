import InterfaceBuilderXML

/// What `init(coder:)` gets when an object comes from a document: the object's element.
public final class NibCoder: NSCoder {
  package let element: IBElement
  let loading: NibLoading

  init(element: IBElement, loading: NibLoading) {
    self.element = element
    self.loading = loading
    super.init()
  }

  /// Objects find their values by name.
  public override var allowsKeyedCoding: Bool { true }
  /// Documents hold no coded values: `nil`, as for every key that isn't there.
  public override func decodeObject(forKey key: String) -> Any? { nil }
  /// Whether the element has an attribute of this name.
  public override func containsValue(forKey key: String) -> Bool { element[key] != nil }
}

extension NibCoder {
  /// Gives a view what its element says: frame, look and subviews.
  @MainActor
  func configure(_ view: UIView) { configure(view, from: element) }

  /// Gives a view what an element says, where its class makes the view itself: a cell's content view.
  @MainActor
  func configure(_ view: UIView, from element: IBElement) {
    if let rect = element.child(key: "frame") { view.frame = CGRect(rect) }
    if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
    view.isHidden = element["hidden"] == "YES"
    view.clipsToBounds = element["clipsSubviews"] == "YES"
    if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = .init(mask) }
    for child in element.elements(in: "subviews") {
      if let subview = loading.object(for: child) { view.addSubview(subview) }
    }
    (view as? UILabel)?.text = element["text"]
  }

  /// Gives a controller what its element says.
  @MainActor
  func configure(_ controller: UIViewController) {
    controller.title = element["title"]
    guard let view = element.child(key: "view") else { return }
    let loading = loading
    controller.sceneView = {
      guard let view = loading.object(for: view) else {
        stop("The view of \(type(of: controller)) in \(loading.document.path) is no view")
      }
      return view
    }
  }
}

extension CGRect {
  init(_ element: IBElement) {
    func number(_ name: String) -> CGFloat { element[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    self.init(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}

extension UIView.AutoresizingMask {
  init(_ element: IBElement) {
    let bits: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    self = bits.reduce(into: []) { mask, bit in
      if element[bit.0] == "YES" { mask.insert(bit.1) }
    }
  }
}
