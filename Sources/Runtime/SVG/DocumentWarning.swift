import HeadlessUIKit
import ReuseGenXML

/// A number of a document that was ignored, because it is out of range, or a constraint that can't be made.
package struct DocumentWarning: Equatable {
  /// The line of the element, counted from 1.
  package let line: Int
  /// The column of the element, counted from 1 in bytes of UTF-8.
  package let column: Int
  package let message: String

  init(_ problem: NumberProblem) {
    line = problem.element.line
    column = problem.element.column
    message = problem.message
  }

  /// A constraint that the picture leaves out.
  init(leavingOut constraint: IBElement) {
    line = constraint.line
    column = constraint.column
    message =
      "the constraint \(constraint.id ?? "") can't be made, because a location needs one of a second item and a multiplier "
      + "other than 0; it is left out until it is corrected"
  }
}
