import Recycler

/// A collection of places in albums, registered and dequeued through generated code.
final class PhotosViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let albums = [
    (name: "Iceland", photos: Photo.sample(8, of: ["Gullfoss", "Vík", "Askja", "Húsavík", "Hekla"])),
    (
      name: "Lisbon",
      photos: Photo.sample(600, of: ["Alfama", "Belém", "Chiado", "Graça", "Sintra", "Cascais", "Tejo"])
    ),
    (name: "Hokkaido", photos: Photo.sample(392, of: ["Otaru", "Furano", "Biei", "Toya", "Niseko", "Sapporo"])),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    Reuse.registerAll(in: collectionView)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    // A flow layout doesn't request sizes again when the width changes.
    collectionViewLayout.invalidateLayout()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    // The sizes of items and headers follow the text size.
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Three photos in a line, or one in the largest text sizes.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return CGSize(width: isLarge ? collectionView.bounds.width - 16 : 96, height: 70 + scaled(18, .caption1))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 20 + scaled(24, .title3)) }

  private func scaled(_ length: CGFloat, _ style: UIFont.TextStyle) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: traitCollection)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { albums.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    albums[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let photo = albums[indexPath.section].photos[indexPath.item]
    switch (indexPath.item + 1) % 4 {
    case 1:
      let cell = collectionView.dequeue(.polaroidCell, for: indexPath)
      cell.show(photo)
      return cell
    case 2:
      let cell = collectionView.dequeuePanoramaCell(for: indexPath)
      cell.show(photo)
      return cell
    default:
      let cell = collectionView.dequeueReusableCell(for: indexPath) as PhotoCell
      cell.show(photo)
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
