import Testing
import UIKit

@testable import ReusableDemo_iOS

@MainActor struct ReusableDemoAuditTests {
  @Test func theTable() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let table = try #require(root.first(TableViewController.self)?.tableView)
    #expect(await findings(in: table) == [])
    withExtendedLifetime(window) {}
  }

  @Test func theCollection() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let collection = try #require(root.first(CollectionViewController.self)?.collectionView)
    #expect(await findings(in: collection) == [])
    withExtendedLifetime(window) {}
  }

  /// Every label keeps its size, and the buttons of the cells from a nib are too small.
  @Test func notEverybodyCanUseTheTable() async throws {
    let root = try #require(UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController())
    let window = show(root)
    let controller = try #require(root.first(TableViewController.self))
    #expect(
      await accessibilityFindings(on: controller) == [
        "MyStoryBoardIndexPathCell.contentView.subviews[0] (UILabel \"Section\") in row [3, 0] [dynamicType]",
        "MyStoryBoardIndexPathCell.contentView.subviews[2] (UILabel \"Row\") in row [3, 0] [dynamicType]",
        "MyStoryBoardIndexPathCell.rowLabel in row [3, 0] [dynamicType]",
        "MyStoryBoardIndexPathCell.sectionLabel in row [3, 0] [dynamicType]",
        "MyXIBInfoCell.contentView.subviews[1] (UIButton) in row [2, 0] [hitRegion]",
        "MyXIBInfoCell.contentView.subviews[2] (UIButton \"Details\") in row [2, 0] [contrast]",
        "MyXIBInfoCell.contentView.subviews[2] (UIButton \"Details\") in row [2, 0] [dynamicType]",
        "MyXIBInfoCell.contentView.subviews[2] (UIButton \"Details\") in row [2, 0] [hitRegion]",
        "MyXIBInfoCell.titleLabel in row [2, 0] [dynamicType]",
        "MyXIBTextCell.titleLabel in row [1, 0] [dynamicType]",
      ]
    )
    withExtendedLifetime(window) {}
  }
}
