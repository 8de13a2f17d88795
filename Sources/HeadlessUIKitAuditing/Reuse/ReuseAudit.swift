import HeadlessUIKit

/// The audit of a list's recycled views.
///
/// Each element is shown in a new view and in a recycled one, and what they show is compared. First the elements follow
/// each other in order; then each kind of element follows every other kind that shares its reuse identifier; then each
/// kind follows a selected one.
@MainActor
package final class ReuseAudit<Views: AuditedViews> {
  /// Performs pending work. Returns whether there was any.
  package typealias Settling = @MainActor () async -> Bool

  let views: Views
  let options: ReuseAuditOptions
  let settling: Settling?
  let reader: ViewSnapshotReader
  private(set) var findings: [ReuseFinding] = []
  private var indexOfFinding: [String: Int] = [:]
  private var kinds: [String: ElementKinds] = [:]

  package init(_ views: Views, options: ReuseAuditOptions = ReuseAuditOptions(), settling: Settling? = nil) {
    self.views = views
    self.options = options
    self.settling = settling
    reader = ViewSnapshotReader(includesStoredProperties: options.includesStoredProperties)
  }

  /// Performs the audit. Returns one finding for each property.
  package func run() async -> [ReuseFinding] {
    let offset = views.list.contentOffset
    views.removeAll()
    let elements = views.all
    if settling != nil { await auditLateContent(of: elements) }
    await auditInOrder(elements)
    for pool in kinds.keys.sorted() {
      await auditPairs(of: pool)
      await auditSelection(of: pool)
    }
    views.removeAll()
    views.list.contentOffset = offset
    return findings
  }

  // MARK: Views

  /// A view that passes from element to element, and the elements that it showed.
  struct Trail {
    var view: Views.View
    var history: [AuditStep]
  }

  /// A view while it shows an element.
  struct Shown {
    let view: Views.View
    let snapshot: ViewSnapshot
  }

  /// Shows an element, settles its content, and takes a snapshot; `nil` if the element doesn't exist any more.
  func show(_ step: AuditStep, idleViews: [Views.View] = [], isNamed: Bool = false) async -> Shown? {
    guard views.has(step.element), let view = views.show(step.element, idleViews: idleViews) else { return nil }
    defer { views.hide() }
    view.layoutIfNeeded()
    if let settling {
      var rounds = 0
      while await settling(), rounds < 10_000 { rounds += 1 }
      view.layoutIfNeeded()
    }
    let shown = Shown(view: view, snapshot: isNamed ? reader.namedSnapshot(of: view) : reader.snapshot(of: view))
    if step.isSelected, views.select(view) { view.layoutIfNeeded() }
    return shown
  }

  // MARK: In order

  private func auditInOrder(_ elements: [AuditedElement]) async {
    var trails: [String: Trail] = [:]
    for element in elements {
      guard let new = await show(AuditStep(element: element)), let pool = views.poolName(of: new.view),
        !trails.values.contains(where: { $0.view === new.view })
      else { continue }
      add(element, new, pool)
      guard var trail = trails.removeValue(forKey: pool) else {
        trails[pool] = Trail(view: new.view, history: [AuditStep(element: element)])
        continue
      }
      await follow(&trail, AuditStep(element: element), new)
      trails[pool] = trail
    }
  }

  private func add(_ element: AuditedElement, _ new: Shown, _ pool: String) {
    if kinds[pool] == nil {
      let blank = views.newView(like: new.view).map { reader.snapshot(of: $0) } ?? new.snapshot
      kinds[pool] = ElementKinds(blank: blank)
    }
    kinds[pool]?.add(element, new.snapshot)
  }

  /// Recycles a view for an element and compares it with a new one. After a difference the trail continues with the new
  /// view, so that each difference is found after as few elements as possible.
  private func follow(_ trail: inout Trail, _ step: AuditStep, _ new: Shown) async {
    guard let recycled = await show(step, idleViews: [trail.view]), recycled.view === trail.view else {
      trail = Trail(view: new.view, history: [step])
      return
    }
    trail.history.append(step)
    if recycled.snapshot.isSame(as: new.snapshot, tolerance: options.tolerance) { return }
    if await investigate(trail.history, step, expected: new.snapshot) {
      trail = Trail(view: new.view, history: [step])
    }
  }

  // MARK: After each kind

  private func auditPairs(of pool: String) async {
    guard let known = kinds[pool] else { return }
    for first in known.kinds {
      for second in known.samples where first.element != second.element || known.samples.count == 1 {
        await audit([AuditStep(element: first.element), AuditStep(element: second.element)], second)
      }
    }
  }

  private func auditSelection(of pool: String) async {
    guard let kinds = kinds[pool]?.kinds, kinds.first?.element.isInCell == true else { return }
    for index in kinds.indices {
      let other = kinds[(index + 1) % kinds.count].element
      await audit(
        [AuditStep(element: other, isSelected: true), AuditStep(element: kinds[index].element)],
        kinds[index]
      )
    }
  }

  /// Shows elements in one view and compares the last with its kind's snapshot.
  private func audit(_ steps: [AuditStep], _ last: ElementKinds.Kind) async {
    guard let shown = await play(steps), let step = steps.last else { return }
    if shown.snapshot.isSame(as: last.snapshot, tolerance: options.tolerance) { return }
    _ = await investigate(steps, step, expected: last.snapshot)
  }

  /// Shows elements one after the other in one view. Returns the last; `nil` if another view was used.
  func play(_ steps: [AuditStep], isNamed: Bool = false) async -> Shown? {
    var last: Shown?
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      guard let shown = await show(step, idleViews: last.map { [$0.view] } ?? [], isNamed: isNamed && isLast) else {
        return nil
      }
      if let last, last.view !== shown.view { return nil }
      last = shown
    }
    return last
  }

  // MARK: Findings

  /// Adds a finding, or counts it if its property was found before.
  func report(_ finding: ReuseFinding) {
    if let index = indexOfFinding[finding.path] {
      if findings[index].element != finding.element { findings[index].others.insert(finding.element) }
      return
    }
    indexOfFinding[finding.path] = findings.count
    findings.append(finding)
  }

  func isReported(_ path: String) -> Bool { indexOfFinding[path] != nil }

  func isIgnored(_ path: String) -> Bool {
    options.ignored.contains { path == $0 || path.hasPrefix("\($0).") || path.hasPrefix("\($0)[") }
  }
}
