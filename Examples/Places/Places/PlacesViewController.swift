import Recycler
import UIKit

/// The list, which the storyboard shows first.
final class PlacesViewController: UITableViewController {
  private(set) var places = Place.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  @IBAction private func removeFavorites(_ sender: Any) {
    for index in places.indices { places[index].isFavorite = false }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeuePlaceCell(for: indexPath)
    cell.show(places[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    perform(segue: .showPlace, sender: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let screen = Reuse.Segues.placesViewController.showPlace.destination(of: segue),
      let row = (sender as? IndexPath)?.row
    else { return }
    screen.place = places[row]
    screen.favoriteChanged = { [weak self] isFavorite in
      self?.places[row].isFavorite = isFavorite
      self?.tableView.reloadData()
    }
  }
}
