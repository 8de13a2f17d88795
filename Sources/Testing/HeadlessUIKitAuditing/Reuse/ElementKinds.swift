import HeadlessUIKit

/// The kinds of elements that share a reuse identifier.
///
/// Two rows are of one kind if their cells differ from an unconfigured cell in the same properties. A property that one
/// row sets and another doesn't touch therefore belongs to rows of two kinds, and a cell that is recycled from one kind
/// to the other shows whether the property is reset.
struct ElementKinds {
  /// A kind, with its first element.
  struct Kind {
    let element: AuditedElement
    /// The snapshot of a new view of the element.
    let snapshot: ViewSnapshot
  }

  /// The number of kinds that other elements follow. Further ones are only audited in order.
  private static let kindLimit = 24
  /// The number of elements that follow every kind, in addition to the first one of each kind. One that doesn't set a
  /// property can't be told from one that sets it to what it is anyway.
  private static let sampleLimit = 100

  private(set) var kinds: [Kind] = []
  /// The elements that follow every kind.
  private(set) var samples: [Kind] = []
  private var shapes: Set<Int> = []
  private let blank: ViewSnapshot

  init(blank: ViewSnapshot) { self.blank = blank }

  /// Adds an element with what a new view of it shows.
  mutating func add(_ element: AuditedElement, _ snapshot: ViewSnapshot) {
    var hasher = Hasher()
    snapshot.hashShape(against: blank, into: &hasher)
    let shape = hasher.finalize()
    let kind = Kind(element: element, snapshot: snapshot)
    let isNew = !shapes.contains(shape) && kinds.count < Self.kindLimit
    if isNew {
      shapes.insert(shape)
      kinds.append(kind)
    }
    if isNew || samples.count < Self.sampleLimit { samples.append(kind) }
  }
}

extension ViewSnapshot {
  /// Hashes in which properties the view differs from an unconfigured one.
  fileprivate func hashShape(against blank: ViewSnapshot?, into hasher: inout Hasher) {
    properties.forEachDifference(from: blank?.properties ?? [], isSame: SnapshotValue.isSameObject) { index in
      hasher.combine(index)
      switch properties[index].value {
      case .other(let value): Reflected.hashShape(of: value, into: &hasher)
      case .flag(let flag): hasher.combine(flag)
      case .none: hasher.combine(0)
      default: break
      }
    }
    let others = blank?.constraints ?? []
    hasher.combine(constraints.count)
    // By index: a loop over the elements copies each of them.
    for index in constraints.indices {
      if index < others.count, others[index].constant == constraints[index].constant { continue }
      hasher.combine(index)
    }
    let views = blank?.subviews ?? []
    hasher.combine(subviews.count)
    for index in subviews.indices {
      let isPair = index < views.count && views[index].viewClass == subviews[index].viewClass
      subviews[index].hashShape(against: isPair ? views[index] : nil, into: &hasher)
    }
  }
}
