/// The size class of a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Compact: little room.
  case compact
  /// Regular: plenty of room.
  case regular
}
