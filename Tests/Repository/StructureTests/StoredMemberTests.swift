import Foundation
import ReuseGenTestSupport
import Testing

/// Properties that an app sets and that no code of the runtime reads: their documentation says so, from which the table
/// of the reference follows.
struct StoredMemberTests {
  /// Members that carry values from one part of an app to another, or to its tests.
  private static let carried: Set = [
    "localObject", "suggestedName", "originalURL", "searchDirection", "importance", "requestingScene", "isSwiped",
    "isReordering", "cellDragState", "cellDropState", "sceneClass", "delegateClass", "minimumRelativeValue",
    "maximumRelativeValue", "shadowBlurRadius", "iconProvider", "imageProvider", "printingItem", "printingItems",
    "printFormatter", "footerMode", "iconColor", "attachments", "fileModificationDate", "completionWithItemsHandler",
    "applicationIconBadgeNumber", "selectedFontDescriptor",
  ]
  /// Members of animations, which take no time: the limits say so of all of them.
  private static let animated: Set = [
    "keyTimes", "timingFunctions", "timingFunction", "calculationMode", "rotationMode", "isAdditive", "isCumulative",
    "valueFunction", "fromValue", "toValue", "byValue", "startProgress", "endProgress",
  ]

  @Test func aMemberThatNothingReadsSaysSo() throws {
    let files = try SourceFile.files(in: "Sources") { _ in "" }
    var homes: [String: Set<String>] = [:]
    for file in files {
      for word in Set(file.tokens.lazy.filter(\.isWord).map(\.text)) { homes[word, default: []].insert(file.path) }
    }
    var silent: [String] = []
    var count = 0
    let folders = ["HeadlessUIKit", "HeadlessUIFoundation"].map { "\(Checkout.path(of: $0))/" }
    for file in files where folders.contains(where: file.path.hasPrefix) {
      let text = try String(contentsOf: Checkout.url(file.path), encoding: .utf8)
      let lines = text.components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        guard let name = storedMember(line, before: lines[min(index + 1, lines.count - 1)]),
          homes[name] == [file.path], !isRead(name, in: file, lines, declaredAt: index + 1)
        else { continue }
        count += 1
        let comment = lines[..<index].reversed().prefix { $0.contains("///") || $0.contains("@") }.joined()
        let isListed = ["has no effect", "by tests only", "Stored"].contains { comment.contains($0) }
        if !isListed, !Self.carried.contains(name), !Self.animated.contains(name) {
          silent.append("\(file.path):\(index + 1): \(name)")
        }
      }
    }
    #expect(
      silent.isEmpty,
      "nothing reads them: say \"Stored; has no effect here.\"\n\(silent.joined(separator: "\n"))"
    )
    #expect(count > 100)
  }

  /// The name of a stored property that apps can set, if a line declares one.
  private func storedMember(_ line: String, before next: String) -> String? {
    var words = line.split(separator: " ")[...]
    while words.first?.hasPrefix("@") == true { words = words.dropFirst() }
    guard let access = words.popFirst(), ["open", "public"].contains(access) else { return nil }
    if words.first == "weak" { words = words.dropFirst() }
    guard words.popFirst() == "var", let name = words.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    let isObserved = line.contains("didSet") || next.contains("didSet")
    return line.contains("{") && !isObserved ? nil : String(name)
  }

  /// Whether a file reads a member of its own, other than in copies, archives and comparisons.
  private func isRead(_ name: String, in file: SourceFile, _ lines: [String], declaredAt line: Int) -> Bool {
    file.tokens.contains { token in
      guard token.text == name, token.line != line else { return false }
      let use = lines[token.line - 1]
      return !["copy.", "other.", "case ", "encode", "decode", "hash", "=="].contains { use.contains($0) }
    }
  }
}
