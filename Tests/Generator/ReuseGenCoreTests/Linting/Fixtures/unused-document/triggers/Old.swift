import UIKit

// Its declaration and extension don't use the nib, nor does a comment: OldView.
final class OldView: UIView {}

extension OldView {
  func show(_ oldForm: UIView) {}
}
