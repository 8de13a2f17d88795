extension UIFont {
  /// The size of a text that breaks at `width`, in points: with whole lines, rounded up to the screen's pixels.
  func size(of text: String, width: CGFloat, lines limit: Int) -> CGSize {
    var lines = MeasuredLines(metrics.advances, width: width > 0 ? Double(width) : .infinity, limit: limit)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) { lines.add(paragraph) }
    let height = CGFloat(lines.count) * lineHeight + CGFloat(max(0, lines.count - 1)) * leading
    return CGSize(width: CGFloat(lines.widest).roundedUpToPixel, height: height.roundedUpToPixel)
  }
}

extension CGFloat {
  /// The next length that ends on a pixel of the screen.
  var roundedUpToPixel: CGFloat {
    let scale = UITraitCollection.current.displayScale
    // What is a pixel's edge but for the last bits stays there.
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
