import Recycler

/// A collection of photos in albums, registered and dequeued through generated code.
final class PhotosViewController: UICollectionViewController {
  private let albums = [(name: "Iceland", photos: 8), (name: "Lisbon", photos: 600), (name: "Hokkaido", photos: 392)]

  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: collectionView)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    albums[section].photos
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = indexPath.item + 1
    switch number % 4 {
    case 1:
      let cell = collectionView.dequeue(.polaroidCell, for: indexPath)
      cell.show(number: number)
      return cell
    case 2:
      let cell = collectionView.dequeuePanoramaCell(for: indexPath)
      cell.show(number: number)
      return cell
    default:
      let cell = collectionView.dequeueReusableCell(for: indexPath) as PhotoCell
      cell.show(number: number)
      return cell
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeue(.albumHeader, for: indexPath)
    header.show(album: albums[indexPath.section].name)
    return header
  }
}
