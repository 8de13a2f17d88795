import Recycler
import UIKit

/// The list, which the storyboard shows first.
final class PlacesViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Place.samples.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeuePlaceCell(for: indexPath)
    cell.show(Place.samples[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    perform(segue: .showPlace, sender: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let row = (sender as? IndexPath)?.row else { return }
    Reuse.Segues.placesViewController.showPlace.destination(of: segue)?.place = Place.samples[row]
  }
}
