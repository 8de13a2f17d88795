public enum NSRectAlignment: Int, Sendable {
  case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The side along the horizontal axis: -1 for leading, 0 for the middle, 1 for trailing.
  var horizontal: Int {
    switch self {
    case .topLeading, .leading, .bottomLeading: -1
    case .none, .top, .bottom: 0
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The side along the vertical axis: -1 for the top, 0 for the middle, 1 for the bottom.
  var vertical: Int {
    switch self {
    case .top, .topLeading, .topTrailing: -1
    case .none, .leading, .trailing: 0
    case .bottom, .bottomLeading, .bottomTrailing: 1
    }
  }
}
