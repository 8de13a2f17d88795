import UIKit

struct Friend: Hashable {
  let name: String
  var isFavorite = false
}

final class FriendStore {
  private(set) var friends: [Friend]
  private(set) var fetches = 0

  init(_ names: [String]) {
    friends = names.map { Friend(name: $0) }
  }

  func fetch(completion: @escaping () -> Void) {
    fetches += 1
    friends.append(Friend(name: "Friend \(fetches)"))
    completion()
  }

  func remove(_ friend: Friend) {
    friends.removeAll { $0 == friend }
  }

  func toggleFavorite(_ friend: Friend) {
    guard let index = friends.firstIndex(of: friend) else { return }
    friends[index].isFavorite.toggle()
  }

  func friends(matching text: String, favoritesOnly: Bool) -> [Friend] {
    friends.filter { friend in
      (text.isEmpty || friend.name.lowercased().contains(text.lowercased()))
        && (!favoritesOnly || friend.isFavorite)
    }
  }
}

/// A list with a search, a refresh control, swipe actions and menus.
final class FriendsViewController: UIViewController {
  private enum Section { case main }

  private final class DataSource: UITableViewDiffableDataSource<Section, Friend> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private let store: FriendStore
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var dataSource = makeDataSource()
  private lazy var emptyLabel: UILabel = {
    let label = UILabel()
    label.text = "No friends"
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    return label
  }()

  init(store: FriendStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Friends"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Friend")
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
    tableView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(tableView)

    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView.refreshControl = refreshControl

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search"
    searchController.searchBar.scopeButtonTitles = ["All", "Favorites"]
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = editButtonItem
    definesPresentationContext = true

    updateSnapshot(animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
    navigationItem.leftBarButtonItem =
      editing
      ? UIBarButtonItem(title: "Delete", primaryAction: UIAction { [weak self] _ in self?.deleteSelected() }) : nil
  }

  private func makeDataSource() -> DataSource {
    DataSource(tableView: tableView) { tableView, indexPath, friend in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Friend", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = friend.name
      content.image = friend.isFavorite ? UIImage(systemName: "star.fill") : nil
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private func updateSnapshot(animated: Bool = true) {
    let bar = searchController.searchBar
    let found = store.friends(matching: bar.text ?? "", favoritesOnly: bar.selectedScopeButtonIndex == 1)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Friend>()
    snapshot.appendSections([.main])
    snapshot.appendItems(found)
    dataSource.apply(snapshot, animatingDifferences: animated)
    tableView.backgroundView = found.isEmpty ? emptyLabel : nil
  }

  private func refresh() {
    store.fetch { [weak self] in
      self?.updateSnapshot()
      self?.tableView.refreshControl?.endRefreshing()
    }
  }

  private func deleteSelected() {
    let friends = (tableView.indexPathsForSelectedRows ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
    friends.forEach(store.remove)
    updateSnapshot()
    setEditing(false, animated: true)
  }
}

extension FriendsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    updateSnapshot()
  }
}

extension FriendsViewController: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let friend = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.store.remove(friend)
      self?.updateSnapshot()
      completion(true)
    }
    let favorite = UIContextualAction(style: .normal, title: "Favorite") { [weak self] _, _, completion in
      self?.store.toggleFavorite(friend)
      self?.updateSnapshot()
      completion(true)
    }
    favorite.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: [delete, favorite])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let friend = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: friend.name as NSString, previewProvider: nil) { [weak self] _ in
      let star = UIAction(
        title: friend.isFavorite ? "Remove Star" : "Add Star",
        image: UIImage(systemName: "star")
      ) { _ in
        self?.store.toggleFavorite(friend)
        self?.updateSnapshot()
      }
      return UIMenu(title: friend.name, children: [star])
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if tableView.isEditing { return }
    tableView.deselectRow(at: indexPath, animated: true)
    guard let friend = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = UIViewController()
    detail.title = friend.name
    navigationController?.pushViewController(detail, animated: true)
  }
}
