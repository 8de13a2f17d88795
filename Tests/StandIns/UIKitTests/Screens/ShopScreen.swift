import UIKit

struct Product: Hashable {
  let name: String
  let price: Int
}

struct ProductContentConfiguration: UIContentConfiguration, Hashable {
  var name: String?
  var price: String?
  var isEmphasized = false

  func makeContentView() -> UIView & UIContentView {
    ProductContentView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isEmphasized = state.isSelected || state.isHighlighted
    return updated
  }
}

final class ProductContentView: UIView, UIContentView {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let stack = UIStackView()

  var configuration: UIContentConfiguration {
    didSet { configure(configuration) }
  }

  init(configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(nameLabel)
    stack.addArrangedSubview(priceLabel)
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    configure(configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func configure(_ configuration: UIContentConfiguration) {
    guard let configuration = configuration as? ProductContentConfiguration else { return }
    nameLabel.text = configuration.name
    nameLabel.textColor = configuration.isEmphasized ? .white : .label
    priceLabel.text = configuration.price
    priceLabel.font = .preferredFont(forTextStyle: .caption1)
  }
}

/// Tiles above a list, with registrations.
final class ShopViewController: UIViewController, UICollectionViewDelegateFlowLayout {
  enum Section: Int, CaseIterable {
    case featured
    case all
  }

  enum Item: Hashable {
    case featured(Product)
    case product(Product)
  }

  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private(set) var basket: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 8, right: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  private func configureDataSource() {
    let tiles = UICollectionView.CellRegistration<UICollectionViewCell, Product> { cell, _, product in
      cell.contentConfiguration = ProductContentConfiguration(name: product.name, price: "\(product.price) €")
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColor = state.isSelected ? .systemBlue : .secondarySystemGroupedBackground
        background.cornerRadius = 12
        cell.backgroundConfiguration = background
      }
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Product> { cell, _, product in
      var content = cell.defaultContentConfiguration()
      content.text = product.name
      content.secondaryText = "\(product.price) €"
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
      cell.accessories = product.price > 10 ? [.disclosureIndicator(), .checkmark()] : [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = Section(rawValue: indexPath.section) == .featured ? "Featured" : "All"
      header.contentConfiguration = content
    }

    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      collectionView,
      indexPath,
      item in
      switch item {
      case .featured(let product):
        return collectionView.dequeueConfiguredReusableCell(using: tiles, for: indexPath, item: product)
      case .product(let product):
        return collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: product)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  func show(_ products: [Product]) {
    loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(products.prefix(2).map(Item.featured), toSection: .featured)
    snapshot.appendItems(products.map(Item.product), toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: - UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    return indexPath.section == Section.featured.rawValue
      ? CGSize(width: width / 2, height: 80) : CGSize(width: width, height: 44)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    indexPath.section == Section.featured.rawValue
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard case .featured(let product)? = dataSource.itemIdentifier(for: indexPath) else { return }
    basket.append(product)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard case .product(let product)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Buy", attributes: product.price > 100 ? .disabled : []) { [weak self] _ in
          self?.basket.append(product)
        }
      ])
    }
  }
}
