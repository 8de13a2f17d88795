import Foundation
import Testing

/// The code that users read, copy and generate.
struct WhatUsersWriteTests {
  /// The code in the documentation and in the generated files.
  private static func code() throws -> [(name: String, text: String)] {
    let root = Documentation.root
    var files: [(String, String)] = []
    for folder in [
      "Documentation", "Examples/Gallery/Sources/Gallery", "Sources/Runtime/Recycler", "Sources/Runtime/HeadlessUIKit",
      "Sources/Runtime/HeadlessUIFoundation", "Sources/Runtime/HeadlessFoundation", "Templates",
      "Tests/EndToEnd/Packages",
    ] {
      let found = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder),
        includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      )
      for case let url as URL in found ?? .init() where ["swift", "mustache", "md"].contains(url.pathExtension) {
        files.append((url.path, try String(contentsOf: url, encoding: .utf8)))
      }
    }
    files.append(("README.md", try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)))
    return files.map { name, text in (name, name.hasSuffix(".md") ? blocks(text) : text) }
  }

  /// The code within a page.
  private static func blocks(_ page: String) -> String {
    page.split(separator: "```").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      .joined(separator: "\n")
  }

  @Test func usersNeedNoForcedCast() throws {
    let code = try Self.code()
    #expect(code.count > 20)
    for (name, text) in code { #expect(!text.contains("as!"), "\(name)") }
  }

  /// The members that UIKit doesn't offer to app extensions: the application, opening URLs, the status bar.
  ///
  /// The rule is for code that runs with Apple's UIKit. `HeadlessUIKit` declares these names itself, and no app
  /// extension contains it: `Recycler` depends on it on Linux and macOS only.
  @Test func noCodeUsesWhatAppExtensionsMayNotUse() throws {
    let refused = ["UIApplication", "openURL", "beginBackgroundTask", "keyWindow", "setStatusBar"]
    let manifest = try String(contentsOf: Documentation.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(
      manifest.contains(".target(name: \"HeadlessUIKit\", condition: .when(platforms: [.linux, .macOS]))"),
      "an app extension may contain HeadlessUIKit now, so that the rule has to cover it"
    )
    let code = try Self.code().filter { name, _ in
      name.contains("/Templates/") || ["Sources/Gallery", "Runtime/Recycler"].contains { name.contains("/\($0)/") }
    }
    #expect(["/Runtime/Recycler/", "/Templates/"].allSatisfy { folder in code.contains { $0.name.contains(folder) } })
    for (name, text) in code {
      for word in refused { #expect(!text.contains(word), "\(name): \(word)") }
    }
  }
}
