import HeadlessUIKit

/// A number of a document that was ignored, because it is out of range.
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
}
