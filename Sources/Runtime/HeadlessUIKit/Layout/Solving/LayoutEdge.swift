/// The edge, center, dimension or baseline of an item that a side of a constraint refers to.
struct LayoutEdge: Equatable {
  enum Kind {
    case start, end, middle, length, firstBaseline, lastBaseline

    /// The kind seen from the other side.
    var mirrored: Kind {
      switch self {
      case .start: .end
      case .end: .start
      default: self
      }
    }
  }

  var kind: Kind
  var axis: NSLayoutConstraint.Axis
  /// Whether it refers to the area within the margins.
  var isWithinMargins = false

  init(_ kind: Kind, _ axis: NSLayoutConstraint.Axis, isWithinMargins: Bool = false) {
    self.kind = kind
    self.axis = axis
    self.isWithinMargins = isWithinMargins
  }

  /// - Parameter isRightToLeft: Whether the leading edge is the right one.
  init?(_ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool = false) {
    self.init(leftToRight: attribute)
    if isRightToLeft, attribute.isDirectional { kind = kind.mirrored }
  }

  private init?(leftToRight attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .leading: self.init(.start, .horizontal)
    case .right, .trailing: self.init(.end, .horizontal)
    case .centerX: self.init(.middle, .horizontal)
    case .width: self.init(.length, .horizontal)
    case .top: self.init(.start, .vertical)
    case .bottom: self.init(.end, .vertical)
    case .centerY: self.init(.middle, .vertical)
    case .height: self.init(.length, .vertical)
    case .firstBaseline: self.init(.firstBaseline, .vertical)
    case .lastBaseline: self.init(.lastBaseline, .vertical)
    case .leftMargin, .leadingMargin: self.init(.start, .horizontal, isWithinMargins: true)
    case .rightMargin, .trailingMargin: self.init(.end, .horizontal, isWithinMargins: true)
    case .centerXWithinMargins: self.init(.middle, .horizontal, isWithinMargins: true)
    case .topMargin: self.init(.start, .vertical, isWithinMargins: true)
    case .bottomMargin: self.init(.end, .vertical, isWithinMargins: true)
    case .centerYWithinMargins: self.init(.middle, .vertical, isWithinMargins: true)
    case .notAnAttribute: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is an edge in layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge, whatever the layout direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The edge in layout direction that is this one where text is written from left to right.
  var directional: Self {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
