import HeadlessUIKitTesting
import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import HeadlessUIKit

/// Variations of documents for size classes follow the traits of views.
@MainActor struct SizeClassTests {
  nonisolated static let phone = CGSize(width: 390, height: 844)
  nonisolated static let sideways = CGSize(width: 844, height: 390)
  nonisolated static let pad = CGSize(width: 820, height: 1180)

  struct Case: NamedCase {
    let name: String
    let size: CGSize
    let stack: (axis: NSLayoutConstraint.Axis, spacing: CGFloat)
    let label: (pointSize: CGFloat, isHidden: Bool)
    let tags: [Int]
    let box: CGSize
  }

  nonisolated static let cases = [
    Case(
      name: "a phone held upright",
      size: phone,
      stack: (.vertical, 0),
      label: (17, false),
      tags: [1, 2],
      box: CGSize(width: 30, height: 10)
    ),
    Case(
      name: "a phone held sideways",
      size: sideways,
      stack: (.vertical, 4),
      label: (17, true),
      tags: [1, 2],
      box: CGSize(width: 30, height: 10)
    ),
    Case(
      name: "a tablet",
      size: pad,
      stack: (.horizontal, 0),
      label: (24, false),
      tags: [1, 2, 3],
      box: CGSize(width: 60, height: 20)
    ),
  ]

  private func view() throws -> UIView {
    try #require(UINib(nibName: "SizeClasses", bundle: .module).instantiate(withOwner: nil).first as? UIView)
  }

  private func check(_ view: UIView, _ expected: Case) throws {
    view.layoutIfNeeded()
    let stack = try #require(view.viewWithTag(1) as? UIStackView)
    #expect((stack.axis, stack.spacing) == expected.stack)
    let label = try #require(view.viewWithTag(11) as? UILabel)
    #expect((label.font.pointSize, label.isHidden) == expected.label)
    #expect(view.subviews.map(\.tag) == expected.tags)
    let box = try #require(view.viewWithTag(2))
    #expect(box.frame.size == expected.box)
    if let added = view.viewWithTag(3) { #expect(added.frame == CGRect(x: 5, y: 7, width: 50, height: 60)) }
  }

  /// Each size follows each other one.
  @Test(arguments: cases, cases) func variationsFollowTheWindow(_ first: Case, _ second: Case) throws {
    let view = try view()
    let window = UIWindow(frame: CGRect(origin: .zero, size: first.size), with: view)
    try check(view, first)
    for expected in [second, first, second] {
      window.frame.size = expected.size
      try check(view, expected)
    }
  }

  /// A view in a container whose traits are a tablet's never changes its environment.
  @Test func variationsApplyToAViewThatLoadsInsideAWideContainer() throws {
    let parent = UIViewController()
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.pad))
    window.show(parent)
    let child = UIViewController(nibName: "SizeClassScreen", bundle: .module)
    parent.addChild(child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    let stack = try #require(child.view.subviews.first as? UIStackView)
    #expect(stack.axis == .horizontal)
    parent.view.addSubview(child.view)
    #expect(stack.axis == .horizontal)
  }

  /// Values that code sets stay, unless they vary.
  @Test func otherValuesStay() throws {
    let view = try view()
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.phone), with: view)
    let label = try #require(view.viewWithTag(11) as? UILabel)
    (label.text, label.textColor) = ("set by code", .red)
    window.frame.size = Self.pad
    #expect(label.text == "set by code" && label.textColor == .red && label.font.pointSize == 24)
  }

  nonisolated static let realStacks = [
    "kharrison__CodeExamples/Stacks/Stacks/Base.lproj/Main.storyboard",
    "kharrison__CodeExamples/AutoLayout/AutoLayout/Base.lproj/Main.storyboard",
  ]

  /// The stacks of real documents whose axis varies.
  @Test(.enabled(if: SharedFolder.interfaceBuilder.isPresent), arguments: realStacks)
  func stacksOfRealDocumentsTurn(_ path: String) throws {
    let url = SharedFolder.interfaceBuilder.url.appendingPathComponent("documents/\(path)")
    let document = try DocumentPictures(of: Data(contentsOf: url), path: url.path)
    let stacks = document.document.views.compactMap { $0 as? UIStackView }
      .filter { $0.rareIfPresent?.traitAdaptation != nil }
    #expect(!stacks.isEmpty)
    for stack in stacks {
      var root: UIView = stack
      while let superview = root.superview { root = superview }
      for (size, axis) in [(Self.pad, NSLayoutConstraint.Axis.horizontal), (Self.phone, .vertical)] {
        UIWindow(frame: CGRect(origin: .zero, size: size)).addSubview(root)
        root.layoutIfNeeded()
        #expect(stack.axis == axis)
      }
    }
  }
}
