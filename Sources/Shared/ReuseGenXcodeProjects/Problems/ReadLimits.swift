enum ReadLimits {
  /// The number of bytes of a file. The projects of the largest apps have 20 MB.
  static let bytes = 64 << 20
  /// The number of values around a value.
  static let depth = 64
}
