/// A list whose elements are made when they are rendered. All elements of a long list would take much more memory than
/// what they are made from.
package struct MustacheList: Sendable {
  package let count: Int
  private let element: @Sendable (Int) -> MustacheValue

  /// - Parameter element: Makes an element from its index, each time that it is rendered.
  package init(count: Int, element: @escaping @Sendable (Int) -> MustacheValue) {
    self.count = count
    self.element = element
  }

  package subscript(index: Int) -> MustacheValue { element(index) }
}
