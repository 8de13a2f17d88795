extension ReuseAudit {
  /// Finds out in which properties the last element of a sequence is wrong, where the values come from, and which
  /// of the elements are needed. Returns whether there is a difference that isn't ignored.
  ///
  /// It shows the elements again, because only a wrong view is worth the search for names and the shortest sequence.
  func investigate(_ steps: [AuditStep], _ step: AuditStep, expected: ViewSnapshot) async -> Bool {
    guard let new = await content(of: step.element) else { return false }
    let unrepeatable = differences(of: new, from: expected)
    for found in unrepeatable {
      let difference = PropertyDifference(path: found.path, shown: found.expected, expected: found.shown)
      report(ReuseFinding(.unrepeatable, difference, of: step.element, after: [AuditStep(element: step.element)]))
    }
    let changing = Set(unrepeatable.map(\.path))

    var sequence = Array(steps.suffix(2))
    var stale = await wrong(sequence, new, except: changing)
    if stale.isEmpty, steps.count > 2 {
      sequence = steps
      stale = await wrong(sequence, new, except: changing)
    }
    for difference in stale {
      var finding = ReuseFinding(.stale, difference, of: step.element, after: sequence)
      if !isReported(difference.path) {
        if sequence.count > 2 { finding.sequence = await shortened(sequence, difference.path, new) }
        finding.source = await source(of: difference.path, in: finding.sequence)
      }
      report(finding)
    }
    return !stale.isEmpty || !unrepeatable.isEmpty
  }

  /// The properties in which the last element of a sequence is wrong.
  private func wrong(
    _ sequence: [AuditStep],
    _ new: ViewSnapshot,
    except changing: Set<String>
  ) async -> [PropertyDifference] {
    guard let shown = await play(sequence) else { return [] }
    return differences(of: shown.snapshot, from: new).filter { !changing.contains($0.path) }
  }

  /// The shortest sequence that remains if elements are left out one by one while the property stays wrong.
  private func shortened(_ sequence: [AuditStep], _ path: String, _ new: ViewSnapshot) async -> [AuditStep] {
    func isWrong(_ steps: [AuditStep]) async -> Bool {
      await wrong(steps, new, except: []).contains { $0.path == path }
    }
    var shortest = sequence
    // Most often the last few are enough.
    var length = 3
    while length < sequence.count {
      if await isWrong(sequence.suffix(length)) {
        shortest = sequence.suffix(length)
        break
      }
      length *= 2
    }
    var index = 0
    while index < shortest.count - 1, shortest.count > 2 {
      var shorter = shortest
      shorter.remove(at: index)
      if await isWrong(shorter) { shortest = shorter } else { index += 1 }
    }
    return shortest
  }

  /// The last element of a sequence whose own view shows the wrong value.
  private func source(of path: String, in sequence: [AuditStep]) async -> AuditedElement? {
    guard let last = await play(sequence) else { return nil }
    for step in sequence.dropLast().reversed() {
      guard let own = await content(of: step.element) else { continue }
      if !differences(of: last.snapshot, from: own).contains(where: { $0.path == path }) { return step.element }
    }
    return nil
  }
}
