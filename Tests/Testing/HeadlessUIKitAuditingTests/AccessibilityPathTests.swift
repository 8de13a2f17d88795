import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The paths of the accessibility audit: one for each view, segment, element and row.
@MainActor struct AccessibilityPathTests {
  private func texts(
    of screen: UIViewController,
    _ category: AccessibilityAuditCategory = .sufficientElementDescription,
    ignoring ignored: KeyValuePairs<String, String> = [:]
  ) async -> [String] {
    await issues { await screen.audit.accessibility(for: [category], ignoring: ignored) }.map {
      $0.replacingOccurrences(of: "\(type(of: screen)).audit.accessibility(): ", with: "")
    }
  }

  @Test func eachSegmentHasItsPath() async {
    func screen() -> FormScreen { FormScreen([UISegmentedControl(items: [UIImage(), "Map", UIImage()])]) }
    let mistake = "of FormScreen.parts[0] has an image without a description; set the accessibilityLabel of the image"
    #expect(
      await texts(of: screen()) == [
        "segment 0 \(mistake) [sufficientElementDescription]", "segment 2 \(mistake) [sufficientElementDescription]",
      ]
    )
    #expect(
      await texts(of: screen(), ignoring: ["FormScreen.parts[0].segments[0]": "a decoration"]) == [
        "segment 2 \(mistake) [sufficientElementDescription]"
      ]
    )
  }

  @Test func eachAccessibilityElementHasItsPath() async {
    func screen() -> FormScreen {
      let view = UIView()
      view.accessibilityElements = [0, 1, 2].map { index in
        let element = UIAccessibilityElement(accessibilityContainer: view)
        if index == 1 { element.accessibilityLabel = "Bar" }
        return element
      }
      return FormScreen([view])
    }
    let mistake = "of FormScreen.parts[0] has no description; set its accessibilityLabel [sufficientElementDescription]"
    #expect(await texts(of: screen()) == ["accessibility element 0 \(mistake)", "accessibility element 2 \(mistake)"])
    #expect(
      await texts(of: screen(), ignoring: ["FormScreen.parts[0].accessibilityElements[0]": "a decoration"]) == [
        "accessibility element 2 \(mistake)"
      ]
    )
  }

  @Test func aCoverOutsideOfTheScreenIsNamedByItsClass() async {
    let button = button("Save") { $0.frame = CGRect(x: 20, y: 800, width: 100, height: 40) }
    let tabs = UITabBarController()
    let screen = FormScreen([button])
    screen.tabBarItem = UITabBarItem(title: "Form", image: nil, tag: 0)
    tabs.viewControllers = [screen]
    #expect(
      await texts(of: screen, .elementDetection) == [
        "FormScreen.parts[0] is covered by a UITabBar, but VoiceOver still reads it; hide it, or set "
          + "accessibilityViewIsModal of the view in front [elementDetection]"
      ]
    )
    #expect(tabs.viewControllers?.count == 1)
  }

  // MARK: Rows

  private final class CardCell: UITableViewCell {
    let card = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      isAccessibilityElement = false
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: NSSelectorFromString("act")))
      contentView.addSubview(card)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      card.frame = contentView.bounds
    }
  }

  private final class Cards: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      CardCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func aViewThatFillsARowIsReported() async {
    #expect(
      await texts(of: Cards(), .elementDetection) == [
        "CardCell.card in row [0, 0] reacts to taps, but assistive technologies don't find it; set isAccessibilityElement, "
          + "its accessibilityLabel, and the trait .button; the same in 2 other rows [elementDetection]"
      ]
    )
  }

  private final class ImageCell: UICollectionViewCell {
    let button = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
      button.setImage(UIImage(), for: .normal)
      contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Images: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ImageCell.self, forCellWithReuseIdentifier: "Image")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Image", for: indexPath) }
  }

  @Test func anItemOfASectionThatScrollsAcrossIsReportedOnce() async {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let images = Images(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    #expect(
      await texts(of: images) == [
        "ImageCell.button in item [0, 0] has no description, so that VoiceOver reads only “button”; set its "
          + "accessibilityLabel; the same in 2 other items [sufficientElementDescription]"
      ]
    )
  }
}
