extension ReuseAudit {
  /// Finds out in which properties the last element of a sequence is wrong, where the values come from, and which
  /// of the elements are needed. Returns whether there is a difference that isn't ignored.
  ///
  /// It shows the elements again, because only a wrong view is worth the search for names and the shortest sequence.
  func investigate(_ steps: [AuditStep], _ step: AuditStep, expected: ViewSnapshot) async -> Bool {
    guard let new = await show(AuditStep(element: step.element), isNamed: true) else { return false }
    let unrepeatable = new.snapshot.differences(from: expected, tolerance: options.tolerance)
      .filter { !isIgnored($0.path) }
    for difference in unrepeatable { reportUnrepeatable(difference, step.element) }
    let changing = Set(unrepeatable.map(\.path))

    var sequence = Array(steps.suffix(2))
    var differences = await wrong(sequence, new.snapshot, except: changing)
    if differences.isEmpty, steps.count > 2 {
      sequence = steps
      differences = await wrong(sequence, new.snapshot, except: changing)
    }
    for difference in differences {
      var finding = ReuseFinding(
        kind: .stale,
        path: difference.path,
        element: step.element,
        shown: difference.shown,
        expected: difference.expected,
        source: nil,
        sequence: sequence
      )
      if !isReported(difference.path) {
        if sequence.count > 2 { finding.sequence = await shortened(sequence, difference.path, new.snapshot) }
        finding.source = await source(of: difference.path, in: finding.sequence)
      }
      report(finding)
    }
    return !differences.isEmpty || !unrepeatable.isEmpty
  }

  private func reportUnrepeatable(_ difference: PropertyDifference, _ element: AuditedElement) {
    report(
      ReuseFinding(
        kind: .unrepeatable,
        path: difference.path,
        element: element,
        shown: difference.expected,
        expected: difference.shown,
        sequence: [AuditStep(element: element)]
      )
    )
  }

  /// The properties in which the last element of a sequence is wrong.
  private func wrong(
    _ sequence: [AuditStep],
    _ new: ViewSnapshot,
    except changing: Set<String>
  ) async -> [PropertyDifference] {
    guard let shown = await play(sequence) else { return [] }
    return shown.snapshot.differences(from: new, tolerance: options.tolerance)
      .filter { !isIgnored($0.path) && !changing.contains($0.path) }
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
      guard let own = await show(AuditStep(element: step.element), isNamed: true) else { continue }
      let differences = last.snapshot.differences(from: own.snapshot, tolerance: options.tolerance)
      if !differences.contains(where: { $0.path == path }) { return step.element }
    }
    return nil
  }
}
