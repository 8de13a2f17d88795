/// A number of a document, which is converted to the type of the property.
package struct RuntimeNumber {
  package let value: Double
  package let whole: Int?

  package init(value: Double, whole: Int?) { (self.value, self.whole) = (value, whole) }

  /// A number, which fits properties of each type of numbers; another value as it is.
  static func boxing(_ value: Any?) -> Any? {
    switch value {
    case let value as Bool: value
    case let value as Int: RuntimeNumber(value: Double(value), whole: value)
    case let value as Double: RuntimeNumber(value: value, whole: nil)
    case let value as CGFloat: RuntimeNumber(value: Double(value), whole: nil)
    case let value as Float: RuntimeNumber(value: Double(value), whole: nil)
    case let value as NSNumber: RuntimeNumber(value: value.doubleValue, whole: nil)
    default: value
    }
  }
}
