// Members that apps override. The file compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingShapeLayer: CAShapeLayer {
  override var path: CGPath? { didSet {} }
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingGradientLayer: CAGradientLayer {
  override var colors: [Any]? { didSet {} }
  override func layoutSublayers() {}
}

private class OverridingTextLayer: CATextLayer {
  override func draw(in ctx: CGContext) {}
  override var string: Any? { didSet {} }
}
