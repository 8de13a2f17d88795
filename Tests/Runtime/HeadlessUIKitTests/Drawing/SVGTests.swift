import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing

/// Pictures of views.
@MainActor struct SVGTests {
  @Test func aViewIsDrawnWithItsSubviews() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 40))
    view.backgroundColor = .white
    view.layer.cornerRadius = 4
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "A < B & \"C\""
    label.font = .boldSystemFont(ofSize: 10)
    label.textColor = .red
    label.alpha = 0.5
    view.addSubview(label)
    #expect(
      view.svg() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="40" viewBox="0 0 100 40">
          <g>
            <rect x="0" y="0" width="100" height="40" rx="4" fill="#ffffff"/>
            <g transform="translate(10 10)" opacity="0.5">
              <text x="0" y="13.5" font-family="-apple-system, 'Helvetica Neue', Helvetica, Arial, sans-serif" \
        font-size="10" font-weight="600" fill="#ff0000" textLength="54.97" lengthAdjust="spacingAndGlyphs" \
        xml:space="preserve">A &lt; B &amp; &quot;C&quot;</text>
            </g>
          </g>
        </svg>

        """
    )
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let parts: [String]
    let make: @MainActor @Sendable () -> UIView
  }

  private static func view<View: UIView>(_ view: View, _ change: (View) -> Void = { _ in }) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 31)
    change(view)
    return view
  }

  @Test(arguments: [
    Case(testDescription: "hidden", parts: ["viewBox=\"0 0 100 31\""]) {
      view(UILabel()) {
        $0.superview?.isHidden = true; $0.text = "x"; $0.isHidden = true
      }
    },
    Case(testDescription: "switch", parts: ["#34c759", "<circle"]) { view(UISwitch()) { $0.isOn = true } },
    Case(testDescription: "button", parts: [">Go</text>", "text-anchor=\"middle\"", "#007aff"]) {
      view(UIButton(type: .system)) { $0.setTitle("Go", for: .normal) }
    },
    Case(testDescription: "field", parts: [">Name</text>", "rx=\"5\""]) {
      view(UITextField()) {
        $0.placeholder = "Name"; $0.borderStyle = .roundedRect
      }
    },
    Case(testDescription: "image", parts: ["<title>photo</title>"]) {
      view(UIImageView()) { $0.image = UIImage(systemName: "photo") }
    },
    Case(testDescription: "segments", parts: [">One</text>", ">Two</text>"]) {
      view(UISegmentedControl(items: ["One", "Two"])) { $0.selectedSegmentIndex = 1 }
    },
    Case(testDescription: "clipped", parts: ["<clipPath id=\"clip1\">", "clip-path=\"url(#clip1)\""]) {
      view(UIView()) { $0.clipsToBounds = true }
    },
    Case(testDescription: "scroll view", parts: ["clip-path=\"url(#clip1)\""]) { view(UIScrollView()) { _ in } },
    Case(testDescription: "cell", parts: ["<polyline", "#007aff"]) {
      view(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.accessoryType = .checkmark }
    },
    Case(testDescription: "toolbar", parts: [">Done</text>"]) {
      view(UIToolbar()) { $0.items = [UIBarButtonItem(systemItem: .done)] }
    },
    Case(testDescription: "long text", parts: ["…</text>"]) {
      view(UILabel()) { $0.text = String(repeating: "word ", count: 20) }
    },
  ])
  func aViewDrawsItsContent(_ test: Case) {
    let svg = test.make().svg()
    for part in test.parts { #expect(svg.contains(part), "\(svg)") }
    if test.testDescription == "hidden" { #expect(!svg.contains("<text")) }
  }

  /// Pages beside the current one show, as on a device.
  @Test func aScrollViewMayShowWhatIsOutside() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scrollView.clipsToBounds = false
    #expect(!scrollView.svg().contains("clip-path"))
  }

  @Test(arguments: [(UITableViewCell.SeparatorStyle.singleLine, 2), (.none, 0)])
  func aTableDrawsASeparatorForEachRowUnlessItsStyleIsNone(_ style: UITableViewCell.SeparatorStyle, lines: Int) {
    let fixture = TableFixture([["a", "b"]])
    fixture.table.separatorStyle = style
    let svg = fixture.table.svg()
    #expect(svg.contains("<clipPath"))
    #expect(svg.components(separatedBy: "<polyline").count - 1 == lines)
  }

  @Test func aRefreshControlDrawsItsIndicatorAndTitle() {
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    control.attributedTitle = NSAttributedString(string: "Loading")
    let svg = control.svg()
    #expect(svg.components(separatedBy: "<polyline").count - 1 == 8)
    #expect(svg.contains(">Loading</text>"))
  }

  @Test func thePageOfAStoryboardShowsItsSegues() throws {
    let url = try #require(BundleSearch.url(of: "Flow", extension: "storyboard", in: .module))
    let drawn = try DocumentPictures(of: Data(contentsOf: url), path: url.path)
    #expect(drawn.pictures.map(\.name).prefix(3) == ["", "Nav-00-001", "start"])
    let page = try #require(drawn.pictures.first?.svg)
    #expect(page.components(separatedBy: "marker-end").count - 1 == 6)
    #expect(page.contains(">rootViewController</text>"))
    #expect(page.contains(">Elsewhere: there</text>"))
  }

  /// The page is scaled to a screen. The widest titles of scenes that are far apart stay legible there.
  @Test func titlesOfALargePageGrowWithIt() throws {
    func scene(_ id: String, x: Int, y: Int) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      </objects><point key="canvasLocation" x="\(x)" y="\(y)"/></scene>
      """
    }
    func titleSize(lastX: Int) throws -> Double {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>\(scene("First", x: 0, y: 0))\(scene("Last", x: lastX, y: 700))</scenes></document>
        """
      let page = try #require(try DocumentPictures(of: Data(text.utf8), path: "Map.storyboard").pictures.first?.svg)
      let line = try #require(page.split(separator: "\n").first { $0.contains(">Last</text>") })
      return try #require(line.firstMatch(of: /font-size="([0-9.]+)"/).flatMap { Double($0.1) })
    }
    #expect(try titleSize(lastX: 600) == 17)
    let width = 5700.0
    #expect(try titleSize(lastX: Int(width) - 495) / width * 1200 >= 9.9)
  }

  /// Long names of classes beside each other, and at the right edge, also in a font that is wider than Inter.
  @Test func titlesOfALargePageStayInTheirRoom() throws {
    let names = (0..<8).map { "ProcessorCollectionViewController\($0)" }
    let scenes = names.enumerated().map { index, name in
      """
      <scene sceneID="s\(index)"><objects><viewController storyboardIdentifier="\(name)" id="c\(index)">
      <view key="view" id="v\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>
      </objects><point key="canvasLocation" x="\(index * 700)" y="0"/></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let page = try #require(try DocumentPictures(of: Data(text.utf8), path: "Map.storyboard").pictures.first?.svg)
    let width = try #require(page.firstMatch(of: #/viewBox="0 0 ([0-9.]+) /#).flatMap { Double($0.1) })
    let titles = page.matches(of: #/<text x="([0-9.]+)"[^>]*font-size="([0-9.]+)"[^>]*>([^<]+)</text>/#).compactMap {
      match -> (x: Double, end: Double, text: String)? in
      guard let x = Double(match.1), let size = Double(match.2) else { return nil }
      let ink = UIFont.boldSystemFont(ofSize: size).width(of: String(match.3))
      return (x, x + Double(ink) * 1.15, String(match.3))
    }
    let lefts = Set(titles.map(\.x)).sorted()
    #expect(lefts.count == names.count && titles.count > names.count, "each name is on two lines")
    for title in titles { #expect(title.end < lefts.first { $0 > title.x } ?? width, "\(title.text)") }
  }

  @Test func aLongNameIsCutToItsBox() throws {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    image.image = UIImage(name: "AVeryLongNameOfAnImageThatDoesNotFitIntoItsBox", size: .zero, isSymbol: false)
    let text = try #require(image.svg().firstMatch(of: /font-size="([0-9.]+)".*>([^<]+)<\/text>/))
    let font = UIFont.systemFont(ofSize: CGFloat(Double(text.1) ?? 0))
    #expect(text.2.hasSuffix("…"))
    #expect(font.width(of: String(text.2)) <= 105)
  }

  @Test func anUnknownClassIsReplacedWithANote() throws {
    let url = try #require(BundleSearch.url(of: "UnknownClass", extension: "xib", in: .module))
    let drawn = try DocumentPictures(of: Data(contentsOf: url), path: "UnknownClass.xib")
    #expect(drawn.pictures.count == 1)
    #expect(drawn.notes.count == 1)
    #expect(drawn.notes.first?.contains("NoSuchView in Interface Builder file. (UnknownClass.xib") == true)
  }

  @Test func documentsOfOtherPlatformsAreRefused() {
    let text = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"></document>"
    #expect(throws: LoadedDocument.Failure.self) { try DocumentPictures(of: Data(text.utf8), path: "a.xib") }
    #expect(throws: LoadedDocument.Failure.self) { try DocumentPictures(of: Data("<a".utf8), path: "a.xib") }
  }
}
