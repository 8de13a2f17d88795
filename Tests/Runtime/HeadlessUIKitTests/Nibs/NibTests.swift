import Testing

@testable import HeadlessUIKit
import HeadlessUIKitTesting

/// A document for each special case, loaded as in an app.
@MainActor struct NibTests {
  private func root<View: UIView>(_ name: String, owner: Any? = nil, as type: View.Type = View.self) throws -> View {
    try #require(UINib(nibName: name, bundle: .module).instantiate(withOwner: owner).first as? View)
  }

  @Test func aPrivateWeakOutletIsSet() throws {
    #expect(try root("PrivateWeakOutlet", as: PrivateWeakView.self).shownText == "Weak")
  }

  @Test func aWeakOutletDoesNotRetain() throws {
    let view = try root("PrivateWeakOutlet", as: PrivateWeakView.self)
    view.subviews.first?.removeFromSuperview()
    #expect(view.shownText == nil)
  }

  @Test func anOutletOfASuperclassIsSet() throws {
    let view = try root("InheritedOutlet", as: InheritingView.self)
    #expect(view.own.text == "Own")
    #expect(view.inheritedText == "Inherited")
  }

  @Test func anOutletCollectionKeepsTheOrderOfItsConnections() throws {
    #expect(try root("OutletCollection", as: CollectingView.self).labels.map(\.text) == ["One", "Three", "Two"])
  }

  @Test func observersRunForListedProperties() throws {
    #expect(try root("ObservedOutlet", as: ObservingView.self).seen == ["label Seen", "ratio 0.5"])
  }

  @Test(arguments: [(false, ["save"]), (true, ["save", "call"])])
  func aSubclassAddsToTheListedActions(adds: Bool, heard: [String]) {
    let owner = adds ? AddingOwner() : ListingOwner()
    let button = UIButton()
    for action in ["save:", "call:"] where KeyedAction.isOffered(Selector(action), by: owner) {
      button.addTarget(owner, actionNamed: action, for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(owner.heard == heard)
  }

  @Test func outletsOfTheOwnerAreSet() throws {
    let owner = NibOwner()
    let view: UIView = try root("OwnerOutlets", owner: owner)
    #expect(owner.content === view)
    #expect(owner.label?.text == "Owned")
  }

  @Test func objectsOfAnyClassAreMadeAndConnected() throws {
    let objects = UINib(nibName: "CustomObjects", bundle: .module).instantiate(withOwner: nil)
    let table = try #require(objects.first as? UITableView)
    let source = try #require(table.dataSource as? NamesSource)
    #expect(type(of: source) == NamesSource.self)
    #expect(source.tableView === table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let inheriting = try #require(objects[2] as? InheritingSource)
    #expect(inheriting.number == 7)
    #expect(inheriting.names == ["Ada", "Grace"])
    #expect((objects[3] as? DecodedSource)?.isDecoded == true)
  }

  @Test func nestedViewsFillTheirOwnerAndFollowIt() throws {
    let outer: UIView = try root("NestedOuter")
    let widget = try #require(outer.subviews.first as? NestedWidget)
    outer.layoutIfNeeded()
    #expect(widget.frame == CGRect(x: 10, y: 10, width: 200, height: 50))
    #expect(widget.label.frame == CGRect(x: 5, y: 0, width: 188, height: 50))
    widget.frame.size = CGSize(width: 100, height: 30)
    outer.layoutIfNeeded()
    #expect(widget.label.frame == CGRect(x: 5, y: 0, width: 88, height: 30))
  }

  @Test func runtimeAttributesOfEachTypeAreSet() throws {
    let view = try root("RuntimeAttributes", as: AttributedView.self)
    #expect(view.flag)
    #expect(view.whole == 7)
    #expect(view.real == 2.5)
    #expect(view.length == 12)
    #expect(view.maybe == 1.25)
    #expect(view.words == "Hello")
    #expect(view.local == "Local")
    #expect(view.shade == .blue)
    #expect(view.picture?.shownName == "photo")
    #expect(view.extent == CGSize(width: 3, height: 4))
    #expect(view.place == CGPoint(x: 5, y: 6))
    #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.span == NSRange(location: 3, length: 9))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.gone == nil)
  }

  @Test func allTopLevelObjectsAreMade() {
    let objects = UINib(nibName: "TwoRoots", bundle: .module).instantiate(withOwner: nil)
    #expect(objects.count == 2)
    #expect(((objects.last as? UIView)?.subviews.first as? UILabel)?.text == "Second")
  }

  @Test func objectsAreAwakenedAfterTheirOutletsAreSet() throws {
    let view = try root("OrderOfCalls", as: OrderedView.self)
    #expect(view.calls == ["init with 2 subviews, frame 320.0", "outlet", "attribute", "awake"])
  }

  @Test func attributesOfElementsAreSet() throws {
    let owner = ActionOwner()
    let view: UIView = try root("Properties", owner: owner)
    let button = try #require(view.subviews[0] as? UIButton)
    #expect(button.currentTitle == "Save")
    #expect(button.title(for: .selected) == "Saved")
    #expect(button.titleColor(for: .selected) == UIColor(white: 0.5, alpha: 1))
    #expect(button.contentHorizontalAlignment == .left)
    #expect(button.buttonType == .system)
    let toggle = try #require(view.subviews[1] as? UISwitch)
    #expect(toggle.isOn)
    #expect(toggle.onTintColor?.parts.map { ($0 * 10).rounded() } == [2, 4, 6, 10])
    #expect((view.subviews[2] as? UISlider)?.value == 30)
    let segments = try #require(view.subviews[3] as? UISegmentedControl)
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["First", "Second"])
    #expect(segments.selectedSegmentIndex == 1)
    let field = try #require(view.subviews[4] as? UITextField)
    #expect(field.placeholder == "Name")
    #expect(field.font == .preferredFont(forTextStyle: .body))
    #expect(field.isSecureTextEntry)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.delegate === owner)
    let image = try #require(view.subviews[5] as? UIImageView)
    #expect(image.image?.size == CGSize(width: 64, height: 48))
    #expect(image.accessibilityIdentifier == "photo")
    let stack = try #require(view.subviews[6] as? UIStackView)
    #expect(owner.stack === stack)
    #expect(stack.axis == .vertical && stack.spacing == 4 && stack.distribution == .fillEqually)
    #expect((stack.arrangedSubviews[0] as? UILabel)?.text == "Two\nlines")
    #expect(stack.arrangedSubviews[1].isHidden && stack.viewWithTag(9)?.alpha == 0.5)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func aSystemColorIsTheDocumentsInLightAndTheSystemsInDark() throws {
    let view: UIView = try root("Properties", owner: ActionOwner())
    let label = try #require(view.subviews[6].subviews[0] as? UILabel)
    let light = label.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light.parts.map { ($0 * 100).rounded() } == [24, 24, 26, 60])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let secondary = UIColor.secondaryLabel.resolvedColor(with: dark)
    #expect(label.textColor.resolvedColor(with: dark) == secondary)
    #expect(secondary != light)
  }

  @Test func actionsReachTheirTargetsByName() throws {
    let owner = ActionOwner()
    let view: UIView = try root("Properties", owner: owner)
    let button = try #require(view.subviews[0] as? UIButton)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    view.gestureRecognizers?.first?.user.recognize()
    #expect(owner.heard == ["save Save", "tap 2"])
  }

  @Test func aNibIsReadOnce() {
    let nib = UINib(nibName: "TwoRoots", bundle: .module)
    let first = nib.instantiate(withOwner: nil).first as? UIView
    let second = nib.instantiate(withOwner: nil).first as? UIView
    #expect(first != nil && first !== second)
    #expect(NibCache.shared.nib(at: url("TwoRoots")) === NibCache.shared.nib(at: url("TwoRoots")))
  }

  private func url(_ name: String) -> URL {
    BundleSearch.url(of: name, extension: "xib", in: .module) ?? URL(fileURLWithPath: "/")
  }

  /// A document for several size classes is read for a phone held upright: its variations are added to the default.
  @Test func variationsForACompactWidthAreInstalled() throws {
    let view = try #require(
      UINib(nibName: "Variations", bundle: .module).instantiate(withOwner: nil, options: nil).first as? UIView
    ).laidOut()
    #expect(view.subviews.map(\.tag) == [1, 2])
    #expect(view.subviews.first?.frame == CGRect(x: 10, y: 10, width: 200, height: 20))
    #expect(view.subviews.first?.constraints.filter(\.isActive).map(\.constant) == [200, 20])
  }
}
