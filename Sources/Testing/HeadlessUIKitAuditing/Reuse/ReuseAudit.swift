import HeadlessUIKit

/// The audit of a list's recycled views.
///
/// Each element is shown in a new view and in a recycled one, and their content is compared. First the elements follow
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

  /// Shows an element, settles its content, and returns a snapshot, or `nil` if the element no longer exists.
  func show(_ step: AuditStep, idleViews: [Views.View] = [], isNamed: Bool = false) async -> Shown? {
    let shown = await show(step, idleViews) { isNamed ? reader.namedSnapshot(of: $0) : reader.snapshot(of: $0) }
    return shown.map { Shown(view: $0, snapshot: $1) }
  }

  /// The content of an element in a new view, with names; `nil` if the element no longer exists.
  func content(of element: AuditedElement) async -> ViewSnapshot? {
    await show(AuditStep(element: element), isNamed: true)?.snapshot
  }

  /// Performs pending work until there is none.
  func finish(_ settling: Settling) async {
    var rounds = 0
    while await settling(), rounds < 10_000 { rounds += 1 }
  }

  /// Shows an element in a view, settles its content, and returns what it shows, or `nil` if the element no longer
  /// exists.
  private func show<Content>(
    _ step: AuditStep,
    _ idleViews: [Views.View],
    read: (Views.View) -> Content
  ) async -> (view: Views.View, content: Content)? {
    guard views.has(step.element), let view = views.show(step.element, idleViews: idleViews) else { return nil }
    defer { views.hide() }
    view.layoutIfNeeded()
    if let settling {
      await finish(settling)
      view.layoutIfNeeded()
    }
    let content = read(view)
    if step.isSelected, views.select(view) { view.layoutIfNeeded() }
    return (view, content)
  }

  /// Shows an element in a recycled view. Returns whether it shows what is expected, or `nil` if it is another view.
  private func showAgain(_ step: AuditStep, in view: Views.View, expecting expected: ViewSnapshot) async -> Bool? {
    let shown = await show(step, [view]) { reader.isSame($0, as: expected, tolerance: options.tolerance) }
    guard let shown, shown.view === view else { return nil }
    return shown.content
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
    guard let isSame = await showAgain(step, in: trail.view, expecting: new.snapshot) else {
      trail = Trail(view: new.view, history: [step])
      return
    }
    trail.history.append(step)
    if isSame { return }
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
    guard let step = steps.last, let view = await view(showing: steps.dropLast()),
      let isSame = await showAgain(step, in: view, expecting: last.snapshot)
    else { return }
    if isSame { return }
    _ = await investigate(steps, step, expected: last.snapshot)
  }

  /// Shows elements one after the other in one view. Returns the last, with the names of what it contains; `nil` if
  /// another view was used.
  func play(_ steps: [AuditStep]) async -> Shown? {
    guard let step = steps.last else { return nil }
    let view = await view(showing: steps.dropLast())
    if view == nil, steps.count > 1 { return nil }
    let shown = await show(step, idleViews: view.map { [$0] } ?? [], isNamed: true)
    return shown.flatMap { view == nil || $0.view === view ? $0 : nil }
  }

  /// The view that showed elements one after the other, or `nil` if there were several, or if none was shown.
  private func view(showing steps: some Sequence<AuditStep>) async -> Views.View? {
    var last: Views.View?
    for step in steps {
      guard let shown = await show(step, last.map { [$0] } ?? [], read: { _ in }) else { return nil }
      if let last, last !== shown.view { return nil }
      last = shown.view
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

  /// The properties in which a view differs from an expected one, without those that are ignored.
  func differences(of shown: ViewSnapshot, from expected: ViewSnapshot) -> [PropertyDifference] {
    shown.differences(from: expected, tolerance: options.tolerance).filter { !options.ignored.cover($0.path) }
  }
}
