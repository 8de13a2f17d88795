import Testing

@testable import HeadlessUIKit

/// The frames of a stack's views.
@MainActor struct StackViewTests {
  private func stack(_ sizes: [CGSize], _ change: (UIStackView) -> Void) -> [CGRect] {
    let views = sizes.map { UIView(frame: CGRect(origin: .zero, size: $0)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    change(stack)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  private let sizes = [CGSize(width: 20, height: 10), CGSize(width: 30, height: 20)]

  @Test func theLastOneFillsAmongEquals() {
    let frames = stack(sizes) { $0.spacing = 10 }
    #expect(frames.map(\.width).reduce(0, +) == 90)
    #expect(frames[1].maxX == 100 && frames.allSatisfy { $0.height == 40 })
  }

  @Test func theOneThatHugsLeastGrows() {
    let frames = stack(sizes) { stack in
      stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    }
    #expect(frames.map(\.width) == [70, 30])
  }

  @Test func equalDistributionMakesLengthsEqual() {
    let frames = stack(sizes) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(frames.map(\.minX) == [0, 55])
    #expect(frames.map(\.width) == [45, 45])
  }

  @Test func equalSpacingCentersViews() {
    let frames = stack(sizes) {
      $0.distribution = .equalSpacing
      $0.alignment = .center
    }
    #expect(frames == [CGRect(x: 0, y: 15, width: 20, height: 10), CGRect(x: 70, y: 10, width: 30, height: 20)])
  }

  private func labels(_ sizes: [CGFloat]) -> [UILabel] {
    sizes.map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      return label
    }
  }

  /// The first view keeps within the edge beside its baseline.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func onABaselineOtherViewsReachBeyondTheEdge(_ alignment: UIStackView.Alignment) {
    let views = labels([10, 30])
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    let height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    stack.frame.size = CGSize(width: 200, height: height)
    stack.layoutIfNeeded()
    let baselines = views.map { $0.frame.midY - $0.font.lineHeight / 2 + $0.font.ascender }
    #expect(abs(baselines[0] - baselines[1]) < 0.001)
    let isFirst = alignment == .firstBaseline
    let (edges, others) = isFirst ? (views.map(\.frame.minY), [0, height]) : (views.map(\.frame.maxY), [height, 0])
    #expect(abs(edges[0] - others[0]) < 0.001)
    #expect(isFirst ? edges[1] < -1 : edges[1] > height + 1)
    #expect(abs((isFirst ? views[1].frame.maxY : views[1].frame.minY) - others[1]) < 0.001)
  }

  @Test func aColumnMeasuresSpacingBetweenBaselines() {
    let views = labels([10, 30])
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 50, true)
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    let baselines = views.map { $0.frame.midY - $0.font.lineHeight / 2 + $0.font.ascender }
    #expect(abs(baselines[1] - baselines[0] - 50) < 0.001)
  }

  @Test func aStackHasNoMargins() {
    #expect(UIStackView().layoutMargins == .zero)
    let frames = stack(sizes) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(frames[0].origin == .zero)
  }

  @Test func hiddenViewsTakeNoRoom() {
    let frames = stack(sizes) { $0.arrangedSubviews[0].isHidden = true }
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func aHiddenViewHasNoLengthAfterTheOneBeforeIt() {
    let row = stack(sizes) {
      $0.spacing = 10
      $0.arrangedSubviews[1].isHidden = true
      $0.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    #expect(row[0] == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect((row[1].minX, row[1].width) == (100, 0))
    let column = stack(sizes) {
      $0.axis = .vertical
      $0.arrangedSubviews[0].isHidden = true
    }
    #expect((column[0].minY, column[0].height) == (0, 0))
    let leftward = stack(sizes) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.arrangedSubviews[0].isHidden = true
    }
    #expect((leftward[0].minX, leftward[0].width) == (100, 0))
  }

  @Test func customSpacingFollowsItsView() {
    let frames = stack(sizes) {
      $0.axis = .vertical
      $0.alignment = .trailing
      $0.distribution = .equalCentering
      $0.distribution = .fill
      $0.setCustomSpacing(5, after: $0.arrangedSubviews[0])
      $0.arrangedSubviews[0].setContentHuggingPriority(.required, for: .vertical)
    }
    #expect(frames == [CGRect(x: 80, y: 0, width: 20, height: 10), CGRect(x: 70, y: 15, width: 30, height: 25)])
  }
}
