import Recycler

/// A collection of photos in albums, registered and dequeued through what the build generates.
final class PhotosScreen: NSObject, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private(set) var census = CellCensus()
  private let albums: [(name: String, photos: Int)]

  init(albums: [(name: String, photos: Int)]) {
    self.albums = albums
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 66)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: 22)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 418), collectionViewLayout: layout)
    super.init()
    collectionView.dataSource = self
    Reuse.registerAll(in: collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    albums[section].photos
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeuePhotoCell(for: indexPath)
    cell.show(number: indexPath.item + 1)
    census.count(cell)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeue(.albumHeader, for: indexPath)
    header.show(album: albums[indexPath.section].name)
    return header
  }
}
