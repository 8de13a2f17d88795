import Testing
import UIKit

@testable import PhotoScroll

@MainActor struct PhotoScrollAuditTests {
  @Test func thePhotos() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let collection = try #require(root.first(CollectionViewController.self)?.collectionView)
    #expect(collection.numberOfItems(inSection: 0) == 5)
    #expect(await findings(in: collection) == [])
    withExtendedLifetime(window) {}
  }
}
