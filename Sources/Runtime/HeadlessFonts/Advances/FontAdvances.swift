/// The advances of the characters of a font, in points: those of its file, or those of Inter, with the tracking of the
/// system's font at a size.
package struct FontAdvances: Sendable {
  /// The weights that have advances of their own.
  package enum Weight: Sendable {
    case regular, medium, semibold, bold
  }

  /// The font's file; `nil` if the advances are those of Inter.
  private let file: FontFile?
  private let table: AdvanceTable
  private let pointSize: Double
  private let tracking: Double

  /// - Parameter isTracked: Whether the tracking of the system's font is added. Other fonts have the same advances at
  ///   every size.
  package init(_ weight: Weight, pointSize: Double, isTracked: Bool = true) {
    let isDisplay = pointSize >= Tracking.firstDisplaySize
    file = nil
    table = AdvanceTable(weight, isDisplay: isTracked && isDisplay)
    self.pointSize = pointSize
    tracking = isTracked ? Tracking.ems(at: pointSize, weight) : 0
  }

  /// The advances of a file's font. Characters that it doesn't have are those of Inter, as the system shows them in
  /// another font.
  package init(_ file: FontFile, pointSize: Double) {
    self.file = file
    self.pointSize = pointSize
    table = AdvanceTable(file.weight < 600 ? .regular : .bold, isDisplay: false)
    tracking = 0
  }

  /// The width of a character within a text, in points.
  package func advance(of character: Unicode.Scalar) -> Double {
    if let file, let glyph = file.glyph(of: character) { return points(file.advance(ofGlyph: glyph), in: file) }
    guard let ems = table.ems(of: character) ?? OtherAdvances.ems(of: character), ems > 0 else { return 0 }
    return (ems + tracking) * pointSize
  }

  /// The width that a character adds to a text, in points: with the kerning of the pair that it ends.
  package func advance(of character: Unicode.Scalar, after previous: Unicode.Scalar?) -> Double {
    // A character that a joiner attaches to an emoji is drawn within it.
    if previous == "\u{200D}" { return 0 }
    return file == nil ? advance(of: character) : advance(of: character) + kerning(previous, character)
  }

  private func kerning(_ first: Unicode.Scalar?, _ second: Unicode.Scalar) -> Double {
    guard let file, let first, let left = file.glyph(of: first), let right = file.glyph(of: second) else { return 0 }
    return points(file.kerning(left, right), in: file)
  }

  private func points(_ units: Int, in file: FontFile) -> Double {
    Double(units) / Double(file.unitsPerEm) * pointSize
  }

  /// The width of a text on one line, in points.
  package func width(of text: some StringProtocol) -> Double {
    var width = 0.0
    var previous: Unicode.Scalar?
    for character in text.unicodeScalars {
      width += advance(of: character, after: previous)
      previous = character
    }
    return width
  }
}
