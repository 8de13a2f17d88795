import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The accessibility audit of screens that few apps have.
@MainActor struct UnusualScreenAuditTests {
  /// The categories of the issues of a screen with these views.
  private func categories(of parts: UIView...) async -> [String] {
    await issues { await FormScreen(parts).audit.accessibility() }.map {
      String($0.split(separator: "[").last ?? "").replacingOccurrences(of: "]", with: "")
    }
  }

  @Test func elementsMayListThemselvesAndOtherObjects() async {
    let (first, second) = (UIView(), UIView())
    first.accessibilityElements = [first, second, "text", NSObject()]
    second.accessibilityElements = [first]
    #expect(await categories(of: first, second) == [])
  }

  @Test func aContainerMayCountItsElements() async {
    final class Chart: UIView {
      override func accessibilityElementCount() -> Int { 3 }
      override func accessibilityElement(at index: Int) -> Any? {
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 100 * index, width: 50, height: 90)
        if index != 1 { bar.accessibilityLabel = "Bar \(index)" }
        return bar
      }
    }
    final class Uncounted: UIView {
      override func accessibilityElementCount() -> Int { NSNotFound }
    }
    #expect(await categories(of: Chart(), Uncounted()) == ["sufficientElementDescription"])
  }

  @Test func transformsMayRotateAndCollapseViews() async {
    let rotated = button("Save") { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    let flat = button("Save") { $0.transform = CGAffineTransform(scaleX: 0, y: 0) }
    let moved = button("Save") { $0.transform = CGAffineTransform(translationX: 2_000, y: 0) }
    for part in [rotated, flat, moved] { part.titleLabel?.font = .preferredFont(forTextStyle: .body) }
    for category in await categories(of: rotated, flat, moved) { #expect(category != "contrast") }
  }

  @Test func viewsMayHaveNoSize() async {
    let views = [UIView(), UIButton(), UIImageView(), UILabel(), UITextField(), UITextView(), UISwitch()]
    for view in views { view.frame = CGRect(x: 5, y: 5, width: 0.0, height: 0.0) }
    let screen = FormScreen([])
    screen.loadViewIfNeeded()
    for view in views { screen.view.addSubview(view) }
    let found = await issues { await screen.audit.accessibility() }
    #expect(
      found.map { $0.components(separatedBy: ",")[0] } == [
        "FormScreen.audit.accessibility(): FormScreen.view.subviews[1] (UIButton) has no description",
        "FormScreen.audit.accessibility(): FormScreen.view.subviews[4] (UITextField) has neither a label nor a "
          + "placeholder",
      ]
    )
    #expect(screen.view.subviews.count == views.count)
  }

  @Test func aHiddenWindowIsAudited() async {
    let screen = FormScreen([button(nil, image: UIImage())])
    let window = UIWindow(showing: screen)
    window.isHidden = true
    #expect(await issues { await screen.audit.accessibility() }.count == 1)
    #expect(window.isHidden)
  }

  @Test func hiddenPartsAreNotAudited() async {
    let hidden = UIView()
    hidden.accessibilityElementsHidden = true
    hidden.addSubview(button(nil, image: UIImage()) { $0.frame = CGRect(x: 0, y: 0, width: 44, height: 44) })
    let transparent = button(nil, image: UIImage()) { $0.alpha = 0 }
    #expect(await categories(of: hidden, transparent) == [])
  }

  @Test func aViewMayChangeTheScreenWhileItsTraitsChange() async {
    final class Rebuilding: UIView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        for view in subviews { view.removeFromSuperview() }
        addSubview(label("Name", in: CGRect(x: 0, y: 0, width: 200, height: 80)))
      }
    }
    #expect(await categories(of: Rebuilding(frame: CGRect(x: 20, y: 100, width: 300, height: 100))) == [])
  }

  @Test func aListMayBeEmptyOrShrink() async {
    final class Shrinking: UITableViewController {
      var count = 8
      override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row") }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = "Row"
        return cell
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        count = max(0, count - 3)
        tableView.reloadData()
      }
    }
    #expect(await issues { await Shrinking().audit.accessibility() } == [])
    #expect(await issues { await UITableViewController().audit.accessibility() } == [])
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(await issues { await collection.audit.accessibility() } == [])
  }

  @Test func aLongListIsAuditedAsAWhole() async {
    let calls = AccessibilityAuditTests.Calls()
    let count = 2_000
    calls.names = (0..<count).map { $0 == count - 1 ? "x" : "\($0)" }
    #expect(await issues { await calls.audit.accessibility() }.count == 1)
    #expect(calls.made >= 5 * count)
  }
}
