// Members that apps override, and that the table of Tests/EndToEnd/Surface/check doesn't list as open. The file
// compiles only if each can be overridden; nothing runs.
import UIKit

private class OverridingFlowLayout: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class OverridingLayoutAttributes: UICollectionViewLayoutAttributes {
  var x = 1
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}
