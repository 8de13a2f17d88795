package import ReuseGenXML

/// The numbers that an attribute of a document can have. Others are reported and treated as missing, because layout and
/// drawing can't calculate with infinite and huge numbers.
struct NumberRange {
  let values: ClosedRange<Double>

  private init(_ values: ClosedRange<Double>) { self.values = values }

  /// Coordinates, lengths, margins and offsets, in points.
  static let points = NumberRange(-1e7...1e7)
  /// Sizes of fonts, in points. As in UIKit, 0 is the default size.
  static let pointSize = NumberRange(0...10_000)
  /// Components of colors, and opacity. Those of extended color spaces exceed 0 and 1 a little.
  static let component = NumberRange(-10...10)
  /// Factors between lengths.
  static let factor = NumberRange(-1e6...1e6)
  /// Priorities of contents.
  static let priority = NumberRange(0...1000)
  /// Priorities of constraints, which UIKit requires to be above 0, as `Float`.
  static let constraintPriority = NumberRange(Double(Float.leastNonzeroMagnitude)...1000)
  /// Numbers of things, such as pages or touches.
  static let count = NumberRange(0...100_000)
  /// Positions in a list; -1 is none.
  static let index = NumberRange(-1...100_000)
  /// Seconds, forwards and back.
  static let seconds = NumberRange(-1e12...1e12)
  /// Values of controls, as `Float`.
  static let float = NumberRange(-Double(Float.greatestFiniteMagnitude)...Double(Float.greatestFiniteMagnitude))
  static let finite = NumberRange(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  /// Whole numbers that a property of type `Int` can have on every platform.
  static let whole = NumberRange(-9_007_199_254_740_992...9_007_199_254_740_992)

  /// The range as text: "from 0 to 1000", or "above 0 and at most 1000".
  var text: String {
    let (lowest, highest) = (Self.text(values.lowerBound), Self.text(values.upperBound))
    return values.lowerBound > 0 ? "above 0 and at most \(highest)" : "from \(lowest) to \(highest)"
  }

  private static func text(_ number: Double) -> String { abs(number) < 1e16 ? "\(Int(number))" : "\(number)" }
}

/// A number of a document that is out of range.
package struct NumberProblem {
  package let element: IBElement
  private let attribute: String
  private let range: NumberRange

  init(_ attribute: String, of element: IBElement, outside range: NumberRange) {
    self.element = element
    self.attribute = attribute
    self.range = range
  }

  /// The problem, its consequence and its fix, without the location.
  package var message: String {
    let key = element.key.map { " key=\"\($0)\"" } ?? ""
    return
      "\(attribute)=\"\(element[attribute] ?? "")\" of <\(element.name)\(key)> isn't a number \(range.text); the "
      + "default applies until it is corrected"
  }
}
