extension ReuseAudit {
  /// A view whose element's content is still on its way.
  private struct Pending {
    let view: Views.View
    let element: AuditedElement
  }

  /// Recycles views before the content of their elements has arrived, and watches what arrives.
  ///
  /// This comes before everything else: content that was loaded once may be cached, and then never arrives late.
  func auditLateContent(of elements: [AuditedElement]) async {
    guard let settling else { return }
    var pending: [String: Pending] = [:]
    for element in elements {
      guard views.has(element), let view = views.show(element, idleViews: pending.values.map(\.view)) else { continue }
      view.layoutIfNeeded()
      guard let earlier = pending.values.first(where: { $0.view === view }) else {
        views.hide()
        if let pool = views.poolName(of: view) { pending[pool] = Pending(view: view, element: element) }
        continue
      }
      let first = reader.namedSnapshot(of: view)
      var arrivals: [ViewSnapshot] = []
      var last = first
      while await settling(), arrivals.count < 1_000 {
        view.layoutIfNeeded()
        let next = reader.namedSnapshot(of: view)
        if !next.isSame(as: last, tolerance: options.tolerance) { arrivals.append(next) }
        last = next
      }
      views.hide()
      pending = [:]
      if !arrivals.isEmpty { await check(arrivals, from: first, element, earlier: earlier.element) }
    }
    await finish(settling)
  }

  /// Reports properties that became something that the element neither showed at first nor shows in the end, and those
  /// that changed and differ once everything has arrived: a failure that arrives late empties what was shown.
  private func check(
    _ arrivals: [ViewSnapshot],
    from first: ViewSnapshot,
    _ element: AuditedElement,
    earlier: AuditedElement
  ) async {
    guard let settled = await content(of: element) else { return }
    var former: ViewSnapshot?
    var everChanged: Set<String> = []
    for (index, arrival) in arrivals.enumerated() {
      var changed = Set(differences(of: arrival, from: first).map(\.path))
      everChanged.formUnion(changed)
      if index == arrivals.count - 1 { changed = everChanged }
      for difference in differences(of: arrival, from: settled) where changed.contains(difference.path) {
        if former == nil { former = await content(of: earlier) }
        let others = former.map { differences(of: arrival, from: $0) } ?? []
        let isFormer = former != nil && !others.contains { $0.path == difference.path }
        let sequence = [AuditStep(element: earlier), AuditStep(element: element)]
        report(ReuseFinding(.late, difference, of: element, after: sequence, source: isFormer ? earlier : nil))
      }
    }
  }
}
