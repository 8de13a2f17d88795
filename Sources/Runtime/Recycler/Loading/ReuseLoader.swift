/// Loads what a manifest lists, as an app does, for the generated contract and picture tests.
///
/// It is part of this module because generated tests import no other one on Apple's platforms.
///
///     let loader = ReuseLoader(tables: { $0.register(cellType: PersonCell.self) }, collections: { _ in })
///     let cell = try loader.cell("PersonCell", PersonCell.self)
@MainActor
public struct ReuseLoader {
  /// An error that names the class that was found and the class that was expected.
  public struct Failure: Error, CustomStringConvertible {
    /// The message, such as "the cell is missing, not a PersonCell".
    public let description: String
  }

  private let registerInTable: @MainActor (UITableView) -> Void
  private let registerInCollection: @MainActor (UICollectionView) -> Void

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - tables: Registers the cells and views of the manifest in a table view.
  ///   - collections: Registers those of collection views.
  public init(
    tables: @escaping @MainActor (UITableView) -> Void,
    collections: @escaping @MainActor (UICollectionView) -> Void
  ) { (registerInTable, registerInCollection) = (tables, collections) }

  // MARK: Nibs and registrations

  /// The first object of a nib.
  public func root<View: UIView>(of nib: UINib, _ type: View.Type) throws -> View {
    try require(nib.instantiate(withOwner: nil, options: nil).first, "root")
  }

  /// A cell that is registered in tables.
  public func cell<Cell: UITableViewCell>(_ identifier: String, _ type: Cell.Type) throws -> Cell {
    let table = UITableView()
    registerInTable(table)
    return try require(table.dequeueReusableCell(withIdentifier: identifier), "cell")
  }

  /// A header or footer that is registered in tables.
  public func headerFooter<View: UITableViewHeaderFooterView>(_ identifier: String, _ type: View.Type) throws -> View {
    let table = UITableView()
    registerInTable(table)
    return try require(table.dequeueReusableHeaderFooterView(withIdentifier: identifier), "view")
  }

  /// A cell that is registered in collection views.
  public func item<Cell: UICollectionViewCell>(_ identifier: String, _ type: Cell.Type) throws -> Cell {
    let collection = UICollectionView(frame: Self.frame, collectionViewLayout: UICollectionViewFlowLayout())
    registerInCollection(collection)
    return try item(identifier, in: collection)
  }

  /// A supplementary view that is registered in collection views.
  public func supplementaryView<View: UICollectionReusableView>(
    _ kind: String,
    _ identifier: String,
    _ type: View.Type
  ) throws -> View {
    let collection = UICollectionView(frame: Self.frame, collectionViewLayout: Self.layout(showing: kind))
    registerInCollection(collection)
    let items = OneItem(kind: kind) {
      $0.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: $1)
    }
    collection.dataSource = items
    collection.layoutIfNeeded()
    return try require(items.shown, "view")
  }

  private func item<Cell: UICollectionViewCell>(_ identifier: String, in collection: UICollectionView) throws -> Cell {
    let items = OneItem { $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1) }
    // A layout of the scene may show headers, too.
    let layout = UICollectionViewFlowLayout()
    if let own = collection.collectionViewLayout as? UICollectionViewFlowLayout { layout.itemSize = own.itemSize }
    collection.collectionViewLayout = layout
    collection.dataSource = items
    collection.delegate = nil
    collection.frame = Self.frame
    collection.reloadData()
    collection.layoutIfNeeded()
    return try require(items.shown, "cell")
  }

  private static func layout(showing kind: String) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  // MARK: Prototypes

  /// A prototype of a table in a scene.
  public func prototype<Cell: UITableViewCell, Controller>(
    _ identifier: String,
    _ type: Cell.Type,
    of scene: StoryboardScene<Controller>
  ) throws -> Cell { try prototype(identifier, in: controller(of: scene)) }

  /// A prototype of a collection view in a scene.
  public func prototype<Cell: UICollectionViewCell, Controller>(
    _ identifier: String,
    _ type: Cell.Type,
    of scene: StoryboardScene<Controller>
  ) throws -> Cell { try prototype(identifier, in: controller(of: scene)) }

  /// A prototype of a table in the initial scene.
  public func prototype<Cell: UITableViewCell>(
    _ identifier: String,
    _ type: Cell.Type,
    of storyboard: UIStoryboard
  ) throws -> Cell {
    try prototype(identifier, in: require(storyboard.instantiateInitialViewController(), "initial scene"))
  }

  /// A prototype of a collection view in the initial scene.
  public func prototype<Cell: UICollectionViewCell>(
    _ identifier: String,
    _ type: Cell.Type,
    of storyboard: UIStoryboard
  ) throws -> Cell {
    try prototype(identifier, in: require(storyboard.instantiateInitialViewController(), "initial scene"))
  }

  private func prototype<Cell: UITableViewCell>(_ identifier: String, in controller: UIViewController) throws -> Cell {
    var found: UITableViewCell?
    func search(_ tables: [UITableView]) {
      for table in tables where !(found is Cell) {
        found = table.dequeueReusableCell(withIdentifier: identifier) ?? found
      }
    }
    // A container shows its children, which calls their `viewDidLoad`.
    search(tablesOfTableControllers(in: controller))
    if found == nil { search(lists(UITableView.self, in: controller)) }
    return try require(found, "prototype")
  }

  private func prototype<Cell: UICollectionViewCell>(
    _ identifier: String,
    in controller: UIViewController
  ) throws -> Cell {
    guard let collection = lists(UICollectionView.self, in: controller).first else {
      throw Failure(description: "the scene has no collection view")
    }
    return try item(identifier, in: collection)
  }

  // MARK: Scenes

  /// The view controller of a scene.
  public func controller<Controller>(of scene: StoryboardScene<Controller>) throws -> Controller {
    let storyboard = UIStoryboard(name: scene.storyboard, bundle: scene.bundle)
    let controller =
      scene.identifier.map { storyboard.instantiateViewController(withIdentifier: $0) }
      ?? storyboard.instantiateInitialViewController()
    return try require(controller, "scene")
  }

  /// The view of a controller with its outlets connected. `viewDidLoad` isn't called, because it may use what another
  /// controller passes to the scene.
  public func view(of controller: UIViewController) -> UIView? {
    if !controller.isViewLoaded { controller.loadView() }
    return controller.viewIfLoaded
  }

  private func tablesOfTableControllers(in controller: UIViewController) -> [UITableView] {
    guard controller is UITableViewController else {
      return controller.children.flatMap { tablesOfTableControllers(in: $0) }
    }
    return [view(of: controller) as? UITableView].compactMap(\.self)
  }

  /// The tables or collections of a controller, or else those of its children.
  private func lists<List: UIView>(_ type: List.Type, in controller: UIViewController) -> [List] {
    let own = views(type, in: view(of: controller))
    return own.isEmpty ? controller.children.flatMap { lists(type, in: $0) } : own
  }

  private func views<View: UIView>(_ type: View.Type, in root: UIView?) -> [View] {
    guard let root else { return [] }
    return [root].compactMap { $0 as? View } + root.subviews.flatMap { views(type, in: $0) }
  }

  // MARK: Messages

  private static var frame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 480) }

  /// The class of an object, for a message: "a PersonCell", or "missing".
  public func name(of object: Any?) -> String { object.map { "a \(Swift.type(of: $0))" } ?? "missing" }

  private func require<Found>(_ object: Any?, _ part: String) throws -> Found {
    if let found = object as? Found { return found }
    throw Failure(description: "the \(part) is \(name(of: object)), not a \(Found.self)")
  }
}

/// A collection's only item, or only header or footer.
@MainActor
private final class OneItem: NSObject, UICollectionViewDataSource {
  private let kind: String?
  private let dequeue: (UICollectionView, IndexPath) -> UICollectionReusableView
  private(set) var shown: UICollectionReusableView?

  init(kind: String? = nil, _ dequeue: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView) {
    self.kind = kind
    self.dequeue = dequeue
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    kind == nil ? 1 : 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = dequeue(collectionView, indexPath)
    shown = cell
    return cell as? UICollectionViewCell ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(collectionView, indexPath)
    if kind == self.kind { shown = view }
    return view
  }
}
