extension UIFont {
  /// The width of a line of text, in points.
  package func width(of line: String) -> CGFloat { CGFloat(metrics.advances.width(of: line)) }

  /// The size of text that wraps at `width`, in points, rounded up to the pixels of the screen.
  package func size(of text: String, width: CGFloat, lines limit: Int) -> CGSize {
    var lines = MeasuredLines(metrics.advances, width: width > 0 ? Double(width) : .infinity, limit: limit)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) { lines.add(paragraph) }
    let height = CGFloat(lines.count) * lineHeight + CGFloat(max(0, lines.count - 1)) * leading
    return CGSize(width: CGFloat(lines.widest).roundedUpToPixel, height: height.roundedUpToPixel)
  }
}

extension CGFloat {
  /// The length, rounded up to a pixel of the screen.
  var roundedUpToPixel: CGFloat {
    let scale = StandardScreen.scale
    // A length that is a whole number of pixels, apart from rounding errors, stays the same.
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
