/// The part of an item that a side of a constraint refers to.
enum LayoutRegion {
  case frame
  /// The area within the margins.
  case margins
  /// The readable area.
  case readable, safeArea
  /// The area that bars cover at the top edge.
  case topBars
  /// The area that the keyboard doesn't cover.
  case aboveKeyboard
  /// The area that the keyboard covers.
  case keyboard
  /// The content of a scroll view.
  case content
  /// The frame of a scroll view, as if it moved with its content.
  case scrolled

  /// Whether insets of the view determine the part.
  var hasInsets: Bool { self != .frame && self != .content && self != .scrolled }

  /// Whether the part moves with the content of a scroll view.
  var isScrolled: Bool { self == .content || self == .scrolled || self == .margins || self == .readable }
}
