extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The attributes that the views share.
    fileprivate var attributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// The constraints that a format describes. Stops with UIKit's message if the format can't be read, or names a view
  /// or a metric that isn't there.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try FormatConstraints(format, opts, metrics ?? [:], views).all
    } catch {
      stop(
        "Unable to parse constraint format: \n\(error.reason) \n\(format) \n"
          + String(repeating: " ", count: error.offset) + "^"
      )
    }
  }

  /// The views of a format by names.
  @MainActor
  private struct FormatConstraints {
    private let format: VisualFormat
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let direction: FormatOptions
    private(set) var all: [NSLayoutConstraint] = []

    init(
      _ text: String,
      _ options: FormatOptions,
      _ metrics: [String: Any],
      _ views: [String: Any]
    ) throws(VisualFormat.Failure) {
      format = try VisualFormat(text)
      (self.metrics, self.views) = (metrics, views)
      direction = format.axis == .horizontal ? options.intersection(.directionMask) : []
      let items = try format.parts.map { (part) throws(VisualFormat.Failure) in try view(part.view) }
      let (start, end) = (sides.start, sides.end)
      try addEdges(items)
      for index in items.indices.dropFirst() {
        try connect(items[index], start, to: items[index - 1], end, format.connections[index - 1], standard: 8)
        for attribute in options.attributes { add(items[index - 1], attribute, .equal, items[index], attribute, 0) }
      }
      for (item, part) in zip(items, format.parts) {
        for size in part.sizes { try addSize(of: item, size) }
      }
    }

    /// The sides at which the format begins and ends, and their margins.
    private var sides: (start: Attribute, end: Attribute, startMargin: Attribute, endMargin: Attribute) {
      switch direction {
      case .directionLeftToRight: (.left, .right, .leftMargin, .rightMargin)
      case .directionRightToLeft: (.right, .left, .rightMargin, .leftMargin)
      case _ where format.axis == .horizontal: (.leading, .trailing, .leadingMargin, .trailingMargin)
      default: (.top, .bottom, .topMargin, .bottomMargin)
      }
    }
    private var length: Attribute { format.axis == .horizontal ? .width : .height }

    private mutating func addEdges(_ items: [AnyObject]) throws(VisualFormat.Failure) {
      guard let first = items.first, let last = items.last else { return }
      let (start, end, startMargin, endMargin) = sides
      if let leading = format.leading {
        let room = try container(of: first)
        // As in UIKit, a standard distance from the superview is the margin.
        if case .standard = leading {
          add(first, start, .equal, room, startMargin, 0)
        } else {
          try connect(first, start, to: room, start, leading, standard: 8)
        }
      }
      if let trailing = format.trailing {
        let room = try container(of: last)
        if case .standard = trailing {
          add(room, endMargin, .equal, last, end, 0)
        } else {
          try connect(room, end, to: last, end, trailing, standard: 8)
        }
      }
    }

    private func container(of item: AnyObject) throws(VisualFormat.Failure) -> AnyObject {
      guard let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else {
        throw VisualFormat.Failure(
          reason: "Unable to interpret '|' character, because the view has no superview",
          offset: 0
        )
      }
      return superview
    }

    private mutating func connect(
      _ item: AnyObject,
      _ attribute: Attribute,
      to other: AnyObject,
      _ otherAttribute: Attribute,
      _ connection: VisualFormat.Connection,
      standard: CGFloat
    ) throws(VisualFormat.Failure) {
      // A distance from the right edge is how far the other edge is to the right.
      let isReversed = direction == .directionRightToLeft
      let (item, other) = isReversed ? (other, item) : (item, other)
      let (attribute, otherAttribute) = isReversed ? (otherAttribute, attribute) : (attribute, otherAttribute)
      switch connection {
      case .adjacent: add(item, attribute, .equal, other, otherAttribute, 0)
      case .standard: add(item, attribute, .equal, other, otherAttribute, standard)
      case .distances(let predicates):
        for predicate in predicates {
          let constant = try number(predicate.value)
          add(item, attribute, predicate.relation, other, otherAttribute, constant, try priority(predicate))
        }
      }
    }

    private mutating func addSize(
      of item: AnyObject,
      _ predicate: VisualFormat.Predicate
    ) throws(VisualFormat.Failure) {
      let priority = try priority(predicate)
      if case .name(let name) = predicate.value, metrics[name] == nil {
        add(item, length, predicate.relation, try view(name), length, 0, priority)
      } else {
        add(item, length, predicate.relation, nil, .notAnAttribute, try number(predicate.value), priority)
      }
    }

    private mutating func add(
      _ item: AnyObject,
      _ attribute: Attribute,
      _ relation: Relation,
      _ other: AnyObject?,
      _ otherAttribute: Attribute,
      _ constant: CGFloat,
      _ priority: UILayoutPriority = .required
    ) {
      let constraint = NSLayoutConstraint(
        item: item,
        attribute: attribute,
        relatedBy: relation,
        toItem: other,
        attribute: otherAttribute,
        multiplier: 1,
        constant: constant
      )
      constraint.priority = priority
      all.append(constraint)
    }

    private func view(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
      guard let found = views[name] else {
        throw VisualFormat.Failure(reason: "\(name) is not a key in the views dictionary.", offset: 0)
      }
      return found as AnyObject
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormat.Failure) -> CGFloat {
      switch value {
      case .number(let number): return number
      case .name(let name):
        guard let metric = metrics[name].flatMap(Self.number) else {
          throw VisualFormat.Failure(reason: "\(name) is not a key in the metrics dictionary.", offset: 0)
        }
        return metric
      }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormat.Failure) -> UILayoutPriority {
      guard let text = predicate.priority else { return .required }
      if let number = Float(text) { return UILayoutPriority(number) }
      return UILayoutPriority(Float(try number(.name(text))))
    }

    private static func number(_ metric: Any) -> CGFloat? {
      switch metric {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    }
  }
}
