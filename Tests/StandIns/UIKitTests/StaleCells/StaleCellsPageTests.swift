import Foundation
import HeadlessUIKitTesting
import ReuseGenTestSupport
import Testing
import UIKit

private typealias Message = Corrected.Message
private typealias MessageCell = Corrected.MessageCell
private typealias InboxViewController = Corrected.InboxViewController

/// The tests of Documentation/StaleCells.md: first as the page has them, then what the page says about them.
@MainActor struct StaleCellsPageTests {
  @Test func noCellOfTheInboxIsStale() async {
    let inbox = InboxViewController(style: .plain)
    inbox.loadViewIfNeeded()
    await inbox.tableView.audit.reuse()
  }

  private func noImageArrivesInTheWrongRow() async {
    let album = AlbumViewController(style: .plain)
    album.loadViewIfNeeded()
    await album.tableView.audit.reuse { album.loader.deliverNewest() }
  }

  @Test func anAuditHasOptions() async {
    let inbox = InboxViewController(style: .plain)
    inbox.loadViewIfNeeded()
    await inbox.tableView.audit.reuse(
      of: [[0, 1], [0, 2]],
      includingStoredProperties: true,
      ignoring: ["MessageCell.unreadDot"]
    )
  }

  @Test func theInboxKeepsItsContract() {
    let inbox = InboxViewController(style: .plain)
    inbox.loadViewIfNeeded()
    inbox.tableView.audit.contract(classes: ["MessageCell": MessageCell.self])
    #expect(inbox.tableView.measureScrolling(by: 22).cellsMade <= 3)
  }

  @Test func theIssuesAreThoseOfThePage() async throws {
    let inbox = Stale.InboxViewController(style: .plain)
    inbox.loadViewIfNeeded()
    let found = await issues { await inbox.tableView.audit.reuse() } + issues { await noImageArrivesInTheWrongRow() }
    #expect(found == (try Self.blocks("text")).map { $0.joined(separator: " ") })
  }

  @Test func everyLineOfThePageIsCompiledHere() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try ["Inbox.swift", "StaleCellsPageTests.swift"].map {
      try Self.lines(String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
    let blocks = try Self.blocks("swift")
    #expect(blocks.count == 7)
    // The first is the package's manifest, which `Tests/EndToEnd/Packages/stale-cells` builds.
    for block in blocks.dropFirst() {
      let lines = block.filter { !$0.contains("import ") && $0 != "@MainActor" && !$0.contains("noImageArrives") }
      #expect(files.contains { Set(lines).isSubset(of: $0) }, "\(block)")
    }
  }

  /// The lines of the page's blocks of a language, without their indentation.
  private static func blocks(_ language: String) throws -> [[String]] {
    let page = Checkout.url("Documentation/StaleCells.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    return parts.enumerated().filter { !$0.offset.isMultiple(of: 2) && $0.element.hasPrefix("\(language)\n") }
      .map { Array(lines($0.element).dropFirst()) }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func issues(_ action: @MainActor () async -> Void) async -> [String] {
    let recorded = Recorded()
    await withKnownIssue {
      await action()
    } matching: { issue in
      recorded.texts += issue.comments.map(\.rawValue)
      return true
    }
    return recorded.texts
  }

  private final class Recorded: @unchecked Sendable {
    var texts: [String] = []
  }
}
