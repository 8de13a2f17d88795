import Recycler

final class PhotoCell: UICollectionViewCell {}
final class AlbumHeader: UICollectionReusableView {}

final class PhotosViewController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: collectionView)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeuePhotoCell(for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueAlbumHeader(for: indexPath)
  }
}
