/// How a shape is filled and stroked.
package struct Paint {
  package var fill: UIColor?
  package var stroke: UIColor?
  package var width: CGFloat = 1
  /// Lengths of dashes and gaps, as SVG writes them.
  package var dashes: String?

  package init(fill: UIColor? = nil, stroke: UIColor? = nil, width: CGFloat = 1, dashes: String? = nil) {
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.dashes = dashes
  }
}
