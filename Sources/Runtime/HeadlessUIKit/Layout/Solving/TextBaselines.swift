import HeadlessLinearConstraints

/// The baselines of a view's text: a fraction of its height plus points. Without text they are at the edges.
struct TextBaselines {
  var first: (share: Double, points: Double)
  var last: (share: Double, points: Double)

  static let edges = TextBaselines(first: (0, 0), last: (1, 0))

  private init(first: (Double, Double), last: (Double, Double)) { (self.first, self.last) = (first, last) }

  init(_ font: UIFont?, isOneLine: Bool) {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let (height, ascent) = (Double(font.lineHeight), Double(font.ascender))
    if isOneLine {
      // A single line is centered vertically.
      self.init(first: (0.5, ascent - height / 2), last: (0.5, ascent - height / 2))
    } else {
      self.init(first: (0, ascent), last: (1, ascent - height))
    }
  }
}
