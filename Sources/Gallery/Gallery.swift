import Recycler

/// Scrolls through a table and a collection without a screen, and prints what a person would see.
@main
struct Gallery {
  @MainActor static func main() {
    let people = PeopleScreen(people: Person.sample(1_000))
    show("People: 1,000 rows, a cell in code, a cell from a nib, a header", people.tableView)
    scroll(people.tableView)
    show("… and at the end", people.tableView)
    print(summary(people.census))

    let photos = PhotosScreen(albums: [("Iceland", 8), ("Lisbon", 600), ("Hokkaido", 392)])
    show("\nPhotos: 1,000 items, a cell, a supplementary header", photos.collectionView)
    scroll(photos.collectionView)
    show("… and at the end", photos.collectionView)
    print(summary(photos.census))
  }

  /// Scrolls to the end, half a row at a time, as a finger would.
  @MainActor private static func scroll(_ scrollView: UIScrollView) {
    let end = scrollView.contentSize.height - scrollView.bounds.height
    for offset in stride(from: 0, through: end, by: 22) {
      scrollView.contentOffset.y = offset
      scrollView.layoutIfNeeded()
    }
    scrollView.contentOffset.y = end
    scrollView.layoutIfNeeded()
  }

  @MainActor private static func show(_ title: String, _ view: UIView) {
    view.layoutIfNeeded()
    print(title)
    print(TextPicture(of: view).text)
  }

  private static func summary(_ census: CellCensus) -> String {
    "\(census.given) cells were asked for: \(census.made) were made, \(census.reused) were reused."
  }
}
