extension Change {
  /// The rest of the sentence that begins with the subject: "is 8 points lower".
  package var predicate: String {
    switch kind {
    case .added(0): "is new"
    case .added(let count): "is new, with \(Self.objects(count)) in it"
    case .removed(0): "is gone"
    case .removed(let count): "is gone, with \(Self.objects(count)) in it"
    case .moved(let old, let new): "is in \(new) instead of \(old)"
    case .reordered(let old, let new, let count): "has place \(new) of \(count) instead of \(old)"
    case .stated(let detail): detail.isEmpty ? "is new" : "is new (\(detail))"
    case .gone: "is gone"
    case .redirected(let old, let new): "leads to \(new) instead of \(old)"
    case .value(let name, let old, let new): PropertyWords.predicate(name, old, new)
    case .frame(let old, let new): Self.movement(from: old, to: new)
    }
  }

  /// The change as a sentence of its own, without a period.
  package var sentence: String { "\(subject) \(predicate)" }

  private static func objects(_ count: Int) -> String { count == 1 ? "1 object" : "\(count) objects" }

  /// "is 8 points lower and 20 points wider".
  private static func movement(from old: InterfaceFrame, to new: InterfaceFrame) -> String {
    let parts = [
      part(new.y - old.y, "lower", "higher"), part(new.x - old.x, "further right", "further left"),
      part(new.width - old.width, "wider", "narrower"), part(new.height - old.height, "taller", "shorter"),
    ].compactMap { $0 }
    return "is " + enumeration(parts)
  }

  private static func part(_ distance: Double, _ more: String, _ less: String) -> String? {
    let rounded = (abs(distance) * 10).rounded() / 10
    if rounded < 0.5 { return nil }
    return "\(PropertyValue.text(of: rounded)) \(rounded == 1 ? "point" : "points") \(distance > 0 ? more : less)"
  }

  /// "a", "a and b", "a, b and c".
  static func enumeration(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ComparedPart {
  /// A sentence for each subject, in the order of importance.
  package var sentences: [String] {
    var subjects: [String] = []
    var changes: [String: [Change]] = [:]
    for change in self.changes {
      let key = "\(change.objectID) \(change.subject)"
      if changes[key] == nil { subjects.append(key) }
      changes[key, default: []].append(change)
    }
    return subjects.compactMap { subject in
      guard let all = changes[subject], let first = all.first else { return nil }
      return "\(first.subject) \(Change.enumeration(all.map(\.predicate)))"
    }
  }
}
