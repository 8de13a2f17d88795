import HeadlessUIKit

extension SnapshotValue {
  /// A length in a message, rounded to tenths of a point.
  static func length(_ length: CGFloat) -> SnapshotValue { .number((Double(length) * 10).rounded() / 10) }
}
