import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

/// The page about the runtime lists what is missing and what is only stored, as the sources declare it.
///
/// `names.txt` lists UIKit names that released apps use, with the reason for those that may be missing.
/// `REUSEGEN_RECORD=1 swift test --filter SurfaceTests` records both tables.
@Suite(.serialized) struct SurfaceTests {
  private static let page = "Documentation/HeadlessUIKitReference.md"

  /// The reasons of names that a reader doesn't expect in UIKit.
  private static let reasonsOutsideOfUIKit = [
    "names of Swift 2 and 3, which Apple's compilers no longer accept",
    "types of other libraries or of the apps themselves",
  ]

  static let surface = try? Surface(
    modules: [
      "HeadlessFoundation", "HeadlessCoreGraphics", "HeadlessUIFoundation", "HeadlessUIKit", "HeadlessPortedCode",
    ]
  )

  @Test func theReaderFindsWhatIsDeclared() throws {
    let surface = try #require(Self.surface)
    for name in [
      "UITableView", "UITableView.frame", "UITableView.appearance", "UIFont.TextStyle", "UIView.transform",
      "CGAffineTransform.inverted", "UIImage.init(named:)", "UITableViewController.tableView",
      "UICollectionView.register",
    ] { #expect(surface.declares(name), "\(name)") }
    for name in ["UIWebView", "UIView.frobnicate", "UIImage.init(frobnicate:)", "UILabel.contentOffset"] {
      #expect(!surface.declares(name), "\(name)")
    }
  }

  @Test func thePageListsWhatIsMissing() throws {
    let surface = try #require(Self.surface)
    let missing = try names().filter { !surface.declares($0.name) }
    for entry in missing where entry.reason.isEmpty {
      Issue.record("\(entry.name) is missing; declare it, or give a reason in Surface/names.txt")
    }
    let reasons = Dictionary(grouping: missing, by: \.reason)
    let order = missing.map(\.reason).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .filter { !Self.reasonsOutsideOfUIKit.contains($0) }
    let rows = order.map { reason in
      let names = (reasons[reason] ?? []).map { "`\($0.name)`" }.joined(separator: ", ")
      return "| \(names) | \(reason) |\n"
    }
    try RecordedSection("missing", of: Self.page).expect("| left out | because |\n| --- | --- |\n" + rows.joined())
  }

  @Test func thePageListsWhatIsOnlyStored() throws {
    let stored = try #require(Self.surface).stored
    #expect(stored.count > 50)
    let sorted = stored.sorted { $0.key.lowercased() < $1.key.lowercased() }
    let whole = sorted.filter(\.value.isEmpty).map { "`\($0.key)`" }.joined(separator: ", ")
    let rows = sorted.filter { !$0.value.isEmpty }.map { type, members in
      "- `\(type)`: \(members.map { "`\($0)`" }.joined(separator: ", "))\n"
    }
    try RecordedSection("stored types", of: Self.page).expect("\(whole)\n")
    try RecordedSection("stored", of: Self.page).expect(rows.joined())
  }

  private func names() throws -> [(name: String, reason: String)] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("names.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      line in
      let parts = line.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }
}
