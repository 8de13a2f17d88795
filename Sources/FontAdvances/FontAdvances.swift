/// The advances of the characters of a font, in points: those of Inter, with the tracking of the system's font at a
/// size.
package struct FontAdvances: Sendable {
  /// The weights that have advances of their own.
  package enum Weight: Sendable {
    case regular, medium, semibold, bold
  }

  private let table: AdvanceTable
  private let pointSize: Double
  private let tracking: Double

  /// - Parameter isTracked: Whether the tracking of the system's font is added. Other fonts have the same advances at
  ///   every size.
  package init(_ weight: Weight, pointSize: Double, isTracked: Bool = true) {
    let isDisplay = pointSize >= Tracking.firstDisplaySize
    table = AdvanceTable(weight, isDisplay: isTracked && isDisplay)
    self.pointSize = pointSize
    tracking = isTracked ? Tracking.ems(at: pointSize, weight) : 0
  }

  /// The width of a character within a text, in points.
  package func advance(of character: Unicode.Scalar) -> Double {
    guard let ems = table.ems(of: character) ?? OtherAdvances.ems(of: character), ems > 0 else { return 0 }
    return (ems + tracking) * pointSize
  }

  /// The width of a text on one line, in points.
  package func width(of text: some StringProtocol) -> Double {
    var width = 0.0
    var joins = false
    for character in text.unicodeScalars {
      // A character that a joiner attaches to an emoji is drawn within it.
      if !joins { width += advance(of: character) }
      joins = character == "\u{200D}"
    }
    return width
  }
}
