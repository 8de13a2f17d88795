import HeadlessUIKitTesting
import Recycler
import Testing

@testable import Gallery

/// The gallery's lists, audited as any app's lists can be.
@MainActor
@Suite struct ListAuditTests {
  /// The rows of the first two letters.
  @Test func noCellOfThePeopleIsStale() async throws {
    let people = PeopleViewController.instantiate()
    let table = try #require(people.tableView)
    await table.audit.reuse(of: (0..<100).map { [$0 / 50, $0 % 50] }, includingStoredProperties: true)
  }

  /// The first rows have cells of all kinds.
  @Test func thePeopleKeepTheirContract() throws {
    let people = PeopleViewController.instantiate()
    let table = try #require(people.tableView)
    table.audit.contract(of: (0..<12).map { [0, $0] }, classes: GalleryReuseContractTests.tableCells)
  }

  @Test func noCellOfThePhotosIsStale() async throws {
    let photos = PhotosViewController.instantiate()
    let collection = try #require(photos.collectionView)
    await collection.audit.reuse(includingStoredProperties: true)
  }

  @Test func thePhotosKeepTheirContract() throws {
    let photos = PhotosViewController.instantiate()
    let collection = try #require(photos.collectionView)
    collection.audit.contract(
      of: (0..<8).map { [0, $0] },
      classes: GalleryReuseContractTests.collectionCells
    )
  }
}
