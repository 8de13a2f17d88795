extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// A pattern. Patterns aren't drawn: the color is gray.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}
