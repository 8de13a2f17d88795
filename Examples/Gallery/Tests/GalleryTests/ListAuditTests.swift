import HeadlessUIKitTesting
import Recycler
import ReuseGenTestSupport
import Testing

@testable import Gallery

/// The gallery's lists, audited as any app's lists can be.
@MainActor
@Suite struct ListAuditTests {
  /// By default, it audits the rows of the first two letters.
  @Test(.tags(.soak)) func noCellOfThePeopleIsStale() async throws {
    let people = PeopleViewController.instantiate()
    let table = try #require(people.tableView)
    let rows: [IndexPath]? = SoakLength.isFull ? nil : (0..<100).map { [$0 / 50, $0 % 50] }
    await table.audit.reuse(of: rows, includingStoredProperties: true)
  }

  /// By default, of the first rows, which have cells of all kinds.
  @Test(.tags(.soak)) func thePeopleKeepTheirContract() throws {
    let people = PeopleViewController.instantiate()
    let table = try #require(people.tableView)
    table.audit.contract(
      of: (0..<SoakLength.count(12, full: 50)).map { [0, $0] },
      classes: GalleryReuseContractTests.tableCells
    )
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
