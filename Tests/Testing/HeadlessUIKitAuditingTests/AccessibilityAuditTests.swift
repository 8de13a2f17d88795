import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Mistakes that the audit of a screen reports, and look-alikes that it doesn't.
@MainActor struct AccessibilityAuditTests {
  @Test(arguments: AccessibilityCases.mistakes)
  func aMistakeIsReportedOnce(_ mistake: AccessibilityCase) async {
    let expected = "\(mistake.message ?? "") [\(mistake.category.rawValue)]"
    #expect(await mistake.reported() == [expected])
  }

  @Test(arguments: AccessibilityCases.lookAlikes)
  func whatLooksLikeAMistakeIsNotReported(_ lookAlike: AccessibilityCase) async {
    #expect(await lookAlike.reported() == [])
  }

  @Test func everyCategoryHasMistakesAndLookAlikes() {
    for category in AccessibilityAuditCategory.allCases {
      #expect(AccessibilityCases.mistakes.filter { $0.category == category }.count >= 2, "\(category)")
      #expect(AccessibilityCases.lookAlikes.filter { $0.category == category }.count >= 2, "\(category)")
    }
  }

  @Test func theScreenIsAsBefore() async {
    let name = label("Name")
    let screen = FormScreen([name])
    let window = UIWindow(showing: screen)
    window.overrideUserInterfaceStyle = .dark
    let (font, frame) = (name.font.pointSize, name.frame)
    screen.changesTraits = 0
    await screen.audit.accessibility()
    // The window shows Dark Mode in each setting.
    #expect(screen.changesTraits == 4)
    #expect(window.overrideUserInterfaceStyle == .dark)
    #expect(screen.traitCollection.preferredContentSizeCategory == .large)
    #expect(screen.traitCollection.layoutDirection == .leftToRight)
    #expect(name.font.pointSize == font)
    #expect(name.frame == frame)
    #expect(screen.view.window === window)
  }

  @Test func anEmptyScreenHasNoMistakes() async {
    #expect(await issues { await UIViewController().audit.accessibility() } == [])
  }

  @Test func ignoringNeedsAReason() async {
    func texts(_ ignored: KeyValuePairs<String, String>) async -> [String] {
      await issues {
        await FormScreen([button(nil, image: UIImage())]).audit.accessibility(
          for: [.sufficientElementDescription, .hitRegion],
          ignoring: ignored
        )
      }
    }
    #expect(await texts(["FormScreen.parts[0]": "a decoration"]) == [])
    #expect(await texts(["FormScreen.parts[0].sufficientElementDescription": "a decoration"]) == [])
    #expect(await texts(["FormScreen.parts[0].hitRegion": "another category"]).count == 1)
    #expect(
      await texts(["FormScreen.parts[0]": " "]) == [
        "FormScreen.audit.accessibility(): \"FormScreen.parts[0]\" is ignored without a reason; say why it isn't a mistake"
      ]
    )
  }

  @Test func theScreenInFrontIsAudited() async {
    let screen = FormScreen([button(nil, image: UIImage())])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: false)
    #expect(await issues { await screen.audit.accessibility() } == [])
    alert.dismiss(animated: false)
    #expect(await issues { await screen.audit.accessibility() }.count == 1)
  }

  @Test func barItemsNeedDescriptions() async {
    let screen = FormScreen([])
    let described = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
    described.accessibilityLabel = "Filter"
    screen.navigationItem.rightBarButtonItems = [
      described, UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: screen)
    let texts = await issues { await screen.audit.accessibility() }
    #expect(
      texts == [
        "FormScreen.audit.accessibility(): FormScreen.navigationItem.rightBarButtonItems[1] shows only an image, so that "
          + "VoiceOver reads only “button”; set its title or accessibilityLabel [sufficientElementDescription]"
      ]
    )
    #expect(navigation.viewControllers == [screen])
  }

  // MARK: Lists

  final class CallCell: UITableViewCell {
    let nameLabel = label("")
    let callButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      nameLabel.frame = CGRect(x: 16, y: 0, width: 200, height: 80)
      nameLabel.numberOfLines = 0
      callButton.frame = CGRect(x: 250, y: 8, width: 44, height: 44)
      contentView.addSubview(nameLabel)
      contentView.addSubview(callButton)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  final class Calls: UITableViewController {
    var names: [String] = []
    var made = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 80
      tableView.register(CallCell.self, forCellReuseIdentifier: "Call")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Call", for: indexPath)
      made += 1
      guard let cell = cell as? CallCell else { return cell }
      cell.nameLabel.text = names[indexPath.row]
      cell.callButton.setImage(UIImage(), for: .normal)
      cell.callButton.accessibilityLabel = names[indexPath.row].hasPrefix("x") ? nil : "Call"
      return cell
    }
  }

  @Test(arguments: [
    ((0..<40).map { $0 > 20 && $0 % 5 == 0 ? "x\($0)" : "\($0)" }, "[0, 25]", "; the same in 2 other rows"),
    (["x0", "1"], "[0, 0]", ""),
  ])
  func eachRowIsAudited(names: [String], row: String, others: String) async {
    let calls = Calls()
    calls.names = names
    let texts = await issues { await calls.audit.accessibility() }
    #expect(
      texts == [
        "Calls.audit.accessibility(): CallCell.callButton in row \(row) has no description, so that VoiceOver reads only "
          + "“button”; set its accessibilityLabel\(others) [sufficientElementDescription]"
      ]
    )
  }

  @Test func someRowsOfALongListCanBeChosen() async {
    let calls = Calls()
    calls.names = (0..<40).map { $0 % 2 == 0 ? "x\($0)" : "\($0)" }
    let texts = await issues { await calls.audit.accessibility(of: [[0, 2], [0, 3], [0, 4], [0, 99]]) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("row [0, 2] has no description") == true)
    #expect(texts.first?.contains("the same in 1 other row ") == true)
    #expect(calls.made < 5 * 40)
  }

  @Test func aListIsWhereItWas() async {
    let calls = Calls()
    calls.names = (0..<40).map { "\($0)" }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = calls
    window.makeKeyAndVisible()
    calls.tableView.selectRow(at: [0, 12], animated: false, scrollPosition: .middle)
    let (offset, shown) = (calls.tableView.contentOffset, calls.tableView.indexPathsForVisibleRows)
    await calls.audit.accessibility()
    #expect(calls.tableView.contentOffset == offset)
    #expect(calls.tableView.indexPathsForVisibleRows == shown)
    #expect(calls.tableView.indexPathForSelectedRow == [0, 12])
  }
}
