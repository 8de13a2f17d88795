import HeadlessUIKitTesting
import Recycler
import Testing

@testable import Lists

@MainActor
@Test func peopleAreListedByLetter() async throws {
  let people = PeopleViewController(style: .plain)
  let table = try #require(people.tableView)
  table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  table.layoutIfNeeded()
  #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
  #expect(table.cellForRow(at: [0, 1])?.textLabel?.text == "Alan")
  await table.audit.reuse()
}

@MainActor
@Test func anAlbumHasItsPhotosBelowItsHeader() {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: 0, height: 44)
  let photos = PhotosViewController(collectionViewLayout: layout)
  photos.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  photos.view.layoutIfNeeded()
  #expect(photos.collectionView.visibleCells.count == 12)
  #expect(photos.collectionView.cellForItem(at: [0, 0])?.frame.minY == 44)
}
