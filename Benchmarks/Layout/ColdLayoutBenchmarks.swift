import HeadlessUIKit

/// First layouts of coupled views, each row with twice as many as the one before.
///
/// A sample makes two roots and times the second one's layout. The code is warm, and so are the fonts in the twenty
/// sizes that labels have. Texts, natural sizes and the root's width differ in each root, so that nothing is known that
/// was measured or solved before. In a row whose name ends with `/repeated`, both roots are equal, so that the
/// solutions of the first one, which is small, are those of the second.
enum ColdLayoutBenchmarks {
  private static let counts = [50, 100, 200, 400, 800]
  private static let baseline = "layout/\(CoupledViews.determined)/\(counts[0])"

  @MainActor static var all: [Benchmark] {
    CoupledViews.allCases.flatMap { views in
      counts.map { count in row("layout/\(views)/\(count)") { root(views, count, $0) } }
    }
      + counts.map { count in row("layout/cells/\(count)") { SelfSizingTable(count, $0) } }
      + [
        row("layout/small") { root(.nested, 5, $0) },
        row("layout/small/repeated", isRepeated: true) { root(.nested, 5, $0) },
      ]
  }

  /// - Parameter root: Makes the views to lay out.
  @MainActor
  private static func row(
    _ name: String,
    isRepeated: Bool = false,
    _ root: @escaping @MainActor (LabelTexts) -> UIView
  ) -> Benchmark {
    let seeds = Seeds()
    return Benchmark.time(name, baseline: baseline, operations: 1) {
      let texts = LabelTexts(seed: seeds.next())
      // The first call isn't timed.
      var roots = [root(isRepeated ? texts : LabelTexts(seed: seeds.next())), root(texts)]
      return { roots.popLast()?.layoutIfNeeded() }
    }
  }

  @MainActor
  private static func root(_ views: CoupledViews, _ count: Int, _ texts: LabelTexts) -> UIView {
    var texts = texts
    let root = UIView(frame: CGRect(x: 0, y: 0, width: texts.width, height: 100))
    views.add((0..<count).map { _ in views == .underdetermined ? UIView() : texts.label() }, to: root)
    return root
  }
}
