import ReuseGenXML

/// Reads the numbers of elements, and reports those that are out of range.
struct NibNumbers {
  let report: (NumberProblem) -> Void

  /// The number of an attribute; `nil` if it is missing or out of range.
  func number(_ name: String, of element: IBElement, in range: NumberRange) -> Double? {
    guard let text = element[name] else { return nil }
    if let number = Double(text), range.values.contains(number) { return number }
    report(NumberProblem(name, of: element, outside: range))
    return nil
  }

  /// The whole number of an attribute; `nil` if it is missing or out of range. The part after the point is dropped.
  func integer(_ name: String, of element: IBElement, in range: NumberRange) -> Int? {
    number(name, of: element, in: range).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// A coordinate or a length; 0 if it is missing or out of range.
  private func points(_ name: String, of element: IBElement) -> CGFloat {
    number(name, of: element, in: .points).map { CGFloat($0) } ?? 0
  }

  func rect(_ element: IBElement) -> CGRect {
    if element.name == "frame" {
      return CGRect(
        x: points("minX", of: element),
        y: points("minY", of: element),
        width: points("width", of: element),
        height: points("height", of: element)
      )
    }
    return CGRect(origin: point(element), size: size(element))
  }

  func point(_ element: IBElement) -> CGPoint {
    CGPoint(x: points("x", of: element), y: points("y", of: element))
  }

  func size(_ element: IBElement) -> CGSize {
    CGSize(width: points("width", of: element), height: points("height", of: element))
  }

  func offset(_ element: IBElement) -> UIOffset {
    UIOffset(horizontal: points("horizontal", of: element), vertical: points("vertical", of: element))
  }

  func insets(_ element: IBElement) -> UIEdgeInsets {
    func edge(_ names: String...) -> CGFloat {
      names.first { element[$0] != nil }.map { points($0, of: element) } ?? 0
    }
    return UIEdgeInsets(
      top: edge("top", "minY"),
      left: edge("leading", "left", "minX"),
      bottom: edge("bottom", "maxY"),
      right: edge("trailing", "right", "maxX")
    )
  }
}
