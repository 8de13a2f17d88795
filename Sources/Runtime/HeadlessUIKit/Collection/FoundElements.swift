/// The elements that a layout pass finds in view, sorted by what the pass does with them.
@MainActor
struct FoundElements {
  /// The number of the pass.
  let pass: Int
  /// The elements that have a view already.
  private(set) var placed: [ShownElement] = []
  /// The number of views that these elements have.
  private(set) var viewCount = 0
  /// The elements whose views must be requested.
  var coming: [Element] = []
  /// The elements with a view that hasn't been measured yet.
  var unmeasured: [Element] = []

  typealias Element = (key: ElementKey, attributes: UICollectionViewLayoutAttributes)

  init(pass: Int, capacity: Int) {
    self.pass = pass
    placed.reserveCapacity(capacity)
  }

  /// Adds an element that has a view, and marks the view as found.
  mutating func keep(_ element: ShownElement) {
    if element.view.layoutPass != pass {
      viewCount += 1
      element.view.layoutPass = pass
    }
    // Attributes of a subclass must be compared each time.
    element.attributes.shownIndex = element.attributes.isPlain ? placed.count : -1
    placed.append(element)
  }
}

/// An element of the last layout pass. Attributes that haven't changed lead to their view without a search.
struct ShownElement {
  let attributes: UICollectionViewLayoutAttributes
  let view: UICollectionReusableView
  let frame: CGRect
}
