import Testing

@testable import HeadlessUIKit

/// Where `systemLayoutSizeFitting` wraps the text of a label with any number of lines.
///
/// UIKit measures a label twice: first on one line, then wrapped at the width that the constraints gave it. The width
/// of the last layout is kept until the content changes.
@MainActor struct MeasuredTextTests {
  /// A label pinned to the edges of a box of 100 points, which the case changes, lays out and measures.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// The width at which the text must have been wrapped; `nil` for one line.
    let wrap: CGFloat?
    let measure: @MainActor (_ box: UIView, _ label: UILabel) -> CGSize

    init(_ name: String, wrap: CGFloat?, _ measure: @escaping @MainActor (UIView, UILabel) -> CGSize) {
      (testDescription, self.wrap, self.measure) = (name, wrap, measure)
    }
  }

  nonisolated static let cases: [Case] = [
    Case("a label that was never laid out", wrap: nil) { box, _ in
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a width of the label", wrap: 50) { box, label in
      label.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a width of the container", wrap: 50) { box, _ in
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a largest width", wrap: 70) { box, _ in
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a preferred width", wrap: 50) { box, label in
      label.preferredMaxLayoutWidth = 50
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a required target", wrap: 50) { box, _ in
      box.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    },
    Case("a target that isn't required", wrap: nil) { box, _ in
      box.systemLayoutSizeFitting(CGSize(width: 50, height: 0))
    },
    // useyourloaf.com, "Variable Height Table View Header": measured in `viewDidLayoutSubviews()`.
    Case("after a layout", wrap: 100) { box, _ in
      box.layoutIfNeeded()
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("before and after a layout", wrap: 100) { box, _ in
      _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      box.layoutIfNeeded()
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("after a layout at another width", wrap: 60) { box, _ in
      box.layoutIfNeeded()
      _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      box.frame.size.width = 60
      box.layoutIfNeeded()
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a text set after the layout", wrap: nil) { box, label in
      box.layoutIfNeeded()
      label.text = "98765432109876543210"
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a text set before a second layout", wrap: 100) { box, label in
      box.layoutIfNeeded()
      label.text = "98765432109876543210"
      box.layoutIfNeeded()
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("a required target after a layout", wrap: 50) { box, _ in
      box.layoutIfNeeded()
      return box.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    },
    Case("in a stack that was never laid out", wrap: nil) { box, label in
      stack(label, in: box)
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("in a stack after a layout", wrap: 100) { box, label in
      stack(label, in: box)
      box.layoutIfNeeded()
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("in a stack with a width", wrap: 50) { box, label in
      stack(label, in: box)
      label.superview?.widthAnchor.constraint(equalToConstant: 50).isActive = true
      return box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("the label itself", wrap: nil) { _, label in label.systemLayoutSizeFitting(CGSize(width: 50, height: 0)) },
    Case("the label itself, with a preferred width", wrap: 50) { _, label in
      label.preferredMaxLayoutWidth = 50
      return label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("the label itself, after a layout", wrap: 100) { box, label in
      box.layoutIfNeeded()
      return label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    Case("the label itself, with a required target", wrap: 50) { _, label in
      label.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    },
  ]

  private static func stack(_ label: UILabel, in box: UIView) {
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    box.fill(with: stack)
  }

  @Test(arguments: cases) func aTextIsMeasuredWhereItWraps(_ measured: Case) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = ("12345678901234567890", .systemFont(ofSize: 10), 0)
    box.fill(with: label)
    let size = measured.measure(box, label)
    let text = label.textSize(width: measured.wrap ?? 10_000, lines: 0)
    #expect(Double(size.height) == Double(text.height))
    // A container is as wide as the text, unless a constraint or the target determines its width.
    #expect(size.width == text.width || size.width == measured.wrap)
  }
}
