import HeadlessUIKit
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing

/// How pictures show controls, bars and lists.
@MainActor struct ControlPictureTests {
  private func picture(_ view: UIView, width: CGFloat = 320, height: CGFloat = 60) -> String {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return view.svg()
  }

  @Test func configurationsOfButtonsLookDifferent() {
    let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let pictures = configurations.map { configuration in
      var configuration = configuration
      configuration.title = "Save"
      return picture(UIButton(configuration: configuration))
    }
    #expect(Set(pictures).count == 4)
    #expect(!pictures[0].contains("<rect") && pictures[1...].allSatisfy { $0.contains("<rect") })
    #expect(pictures[3].contains("fill=\"#007aff\"") && pictures[3].contains("fill=\"#ffffff\""))
    #expect(pictures.allSatisfy { $0.contains(">Save<") })
  }

  @Test func aConfigurationHasItsColorsAndCorners() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "Now"
    configuration.baseBackgroundColor = .green
    configuration.cornerStyle = .capsule
    configuration.image = UIImage(systemName: "star")
    let shown = picture(UIButton(configuration: configuration))
    for text in ["fill=\"#00ff00\"", "rx=\"30\"", ">Now<", "<title>star</title>"] {
      #expect(shown.contains(text), "\(text)")
    }
    let button = UIButton(configuration: configuration)
    button.isEnabled = false
    #expect(!picture(button).contains("#00ff00"))
  }

  @Test func theNameOfABackgroundDoesNotCoverTheTitle() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(UIImage(named: "no-such-image") ?? UIImage(systemName: "no-such-image"), for: .normal)
    #expect(picture(button).contains("no-such-image"))
    button.setTitle("Save", for: .normal)
    let shown = picture(button)
    #expect(shown.contains(">Save<") && !shown.contains(">no-such-image</text>"))
  }

  @Test func aButtonWithASymbolShowsAPlaceholder() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(picture(button).contains("<title>trash</title>"))
  }

  @Test func aSearchBarHasItsPromptAndStyle() throws {
    let bar = UISearchBar()
    bar.prompt = "Trips"
    #expect(picture(bar, height: 75).contains(">Trips</text>"))
    let background = picture(bar).components(separatedBy: "<rect").count
    bar.searchBarStyle = .minimal
    #expect(picture(bar).components(separatedBy: "<rect").count == background - 1)
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <searchBar searchBarStyle="minimal" prompt="Trips" id="a"/></objects></document>
      """
    let nib = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    let loaded = try #require(nib.first as? UISearchBar)
    #expect(loaded.searchBarStyle == .minimal && loaded.prompt == "Trips")
  }

  @Test func aSearchBarHasItsButtonAndScopes() {
    let bar = UISearchBar()
    bar.placeholder = "Find people"
    #expect(picture(bar).contains("Find people") && !picture(bar).contains("Cancel"))
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Friends"]
    bar.showsScopeBar = true
    let shown = picture(bar, height: 100)
    #expect(shown.contains(">Cancel<") && shown.contains(">All<") && shown.contains(">Friends<"))
  }

  @Test func tabsHaveBadgesAndMoreHasATitle() {
    let bar = UITabBar()
    let people = UITabBarItem(title: "People", image: nil, tag: 0)
    people.badgeValue = "12"
    let rated = UITabBarItem(tabBarSystemItem: .topRated, tag: 2)
    rated.title = "Mine"
    bar.items = [people, UITabBarItem(tabBarSystemItem: .more, tag: 1), rated]
    let shown = picture(bar, height: 49)
    #expect(shown.contains(">12<") && shown.contains(">More<"))
    // The title of a system's tab can't be changed.
    #expect(shown.contains(">Top Rated<") && !shown.contains("Mine"))
  }

  @Test func aNavigationBarHasABackButton() {
    let people = UIViewController()
    people.title = "People"
    let ada = UIViewController()
    ada.title = "Ada"
    let navigation = UINavigationController(rootViewController: people)
    navigation.pushViewController(ada, animated: false)
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.svg().contains(">People<"))
    ada.navigationItem.hidesBackButton = true
    #expect(!navigation.navigationBar.svg().contains(">People<"))
  }

  @Test func barsHaveTheColorsOfTheirAppearances() {
    let (navigation, edge, standard) = (UINavigationBar(), UINavigationBarAppearance(), UINavigationBarAppearance())
    navigation.items = [UINavigationItem(title: "People")]
    (standard.backgroundColor, standard.titleTextAttributes) = (.red, [.foregroundColor: UIColor.green])
    (edge.backgroundColor, edge.titleTextAttributes) = (.blue, [.foregroundColor: UIColor.yellow])
    navigation.standardAppearance = standard
    let clear = picture(navigation, height: 44)
    #expect(!clear.contains("#ff0000") && clear.contains("fill=\"#00ff00\""), "clear above the top of the content")
    navigation.scrollEdgeAppearance = edge
    let colored = picture(navigation, height: 44)
    #expect(colored.contains("fill=\"#0000ff\"") && colored.contains("fill=\"#ffff00\""))
    navigation.topItem?.scrollEdgeAppearance = standard
    #expect(picture(navigation, height: 44).contains("fill=\"#ff0000\""))
    let (tabs, tools) = (UITabBar(), UIToolbar())
    tabs.standardAppearance.backgroundColor = .red
    tools.standardAppearance.backgroundColor = .red
    #expect(picture(tabs, height: 49).contains("#ff0000") && picture(tools, height: 44).contains("#ff0000"))
  }

  @Test func aPickerShowsTheRowsAroundTheSelectedOne() {
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Size \(row)"
      }
    }
    let sizes = Sizes()
    let picker = UIPickerView()
    picker.dataSource = sizes
    picker.delegate = sizes
    picker.selectRow(4, inComponent: 0, animated: false)
    let shown = picture(picker, height: 216)
    #expect((0..<9).filter { shown.contains(">Size \($0)<") } == [2, 3, 4, 5, 6])
  }

  @Test func viewsOfADelegateAreTheRowsOfAPicker() {
    final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
      func pickerView(_: UIPickerView, viewForRow row: Int, forComponent _: Int, reusing _: UIView?) -> UIView {
        let label = UILabel()
        label.text = ["Red", "Green"][row]
        return label
      }
    }
    let colors = Colors()
    let picker = UIPickerView()
    picker.dataSource = colors
    picker.delegate = colors
    #expect(picture(picker, height: 216).contains(">Green<"))
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "Green")
  }

  @Test(arguments: [(UIDatePicker.Mode.date, ["March", "14", "2021"]), (.time, ["9", "26", "27"])])
  func aDatePickerShowsTheRowsAroundItsDate(_ mode: UIDatePicker.Mode, texts: [String]) throws {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    let bars = picture(picker, height: 216)
    #expect(!bars.contains("<text"))
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_615_713_960)
    let shown = picture(picker, height: 216)
    for text in texts { #expect(shown.contains(">\(text)<"), "\(text)") }
  }

  @Test func whatAViewOfTheAppDrawsIsShown() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: rect).fill()
      }
    }
    #expect(picture(Dot()).contains("#ff0000"))
  }

  private final class Card: UIView {}

  /// A window behind another one.
  private final class Covered: UIWindow {
    private let front: UIWindow
    init() {
      let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      front = UIWindow(frame: frame)
      super.init(frame: frame)
      front.windowLevel = .alert
      front.isHidden = false
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A table with an index, which is its own data source.
  private final class Indexed: UITableView, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  }

  /// A part that isn't drawn, and what has it.
  struct Limit {
    let name: String
    let make: @MainActor () -> UIView
  }

  nonisolated static let limits = [
    Limit(name: "the shadow of a layer, such as that of Card") { made(Card()) { $0.layer.shadowOpacity = 0.5 } },
    Limit(name: "the mask of Card") { made(Card()) { $0.layer.mask = CALayer() } },
    Limit(name: "the mask of UIImageView") { made(UIImageView()) { $0.mask = UIView() } },
    Limit(name: "the content of CAEmitterLayer, such as that of Card") {
      made(Card()) { $0.layer.addSublayer(CAEmitterLayer()) }
    },
    Limit(name: "the blur of UIVisualEffectView") { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    Limit(name: "the windows in front of Covered") { Covered() },
    Limit(name: "the images of a slider") { made(UISlider()) { $0.maximumValueImage = UIImage() } },
    Limit(name: "the section index of a table view") {
      let table = Indexed()
      table.dataSource = table
      return table
    },
    Limit(name: "the editing controls of table view cells") { made(UITableView()) { $0.isEditing = true } },
  ]

  /// Controllers whose content isn't here.
  nonisolated static let pickers: [(name: String, make: @MainActor () -> UIViewController)] = [
    ("UIFontPickerViewController", { UIFontPickerViewController() }),
    ("UIColorPickerViewController", { UIColorPickerViewController() }),
    ("UIImagePickerController", { UIImagePickerController() }),
  ]

  @Test(.tags(.process), .promptExit) nonisolated func whatIsNotDrawnIsNamedOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let views = ControlPictureTests.limits.map { $0.make() }
        let pickers = ControlPictureTests.pickers.map { $0.make() }
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in views + pickers.compactMap(\.view) {
          view.frame = screen.bounds
          screen.addSubview(view)
        }
        _ = screen.svg() + screen.svg()
      }
    }
    let names = Self.limits.map(\.name) + Self.pickers.map { "the content of \($0.name)" }
    result.expectTexts(names.map { "Warning: A picture doesn't show \($0)." })
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "A picture doesn't show").count == names.count + 1, "\(text)")
  }

  @Test(.tags(.process), .promptExit) nonisolated func aPictureThatShowsEverythingHasNoWarning() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(UIButton(configuration: .filled()))
        _ = view.svg()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("A picture"))
  }
}
