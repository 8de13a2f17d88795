import Foundation
import Testing

/// The files that `reusegen port` reads, copies and leaves alone.
@Suite(.tags(.process)) struct PortFileTests {
  private static let files = [
    "app/A.swift": "class A {}", "app/sub/B.swift": "class B {}", "other/A.swift": "class C {}",
    "app/Main.storyboard": "<document/>", "other/Main.storyboard": "<other/>",
    "app/Assets.xcassets/Contents.json": "{}", "app/Assets.xcassets/a.imageset/a.png": "png",
    "app/de.lproj/App.strings": "\"a\" = \"b\";",
  ]

  /// Nothing that exists before is replaced or removed.
  @Test(arguments: [
    (
      ["app/A.swift", "--resource", "app/Main.storyboard", "-o", "app"],
      "the output folder contains the source app/A.swift"
    ),
    (
      ["other/A.swift", "--resource", "app/Main.storyboard", "-o", "app"],
      "the copy of app/Main.storyboard at app/Main.storyboard would overlap it"
    ),
    (["other/A.swift", "--resource", "..", "-o", "out"], "would overlap it; specify another output folder"),
    (["other/A.swift", "--resource", ".", "-o", "out"], "would overlap it; specify another output folder"),
    (["other/A.swift", "--resource", "/", "-o", "out"], "would overlap it; specify another output folder"),
    (["other/A.swift", "--resource", "app", "-o", "app/out"], "would overlap it; specify another output folder"),
    (
      ["other/A.swift", "--resource", "link/Main.storyboard", "-o", "app"],
      "would overlap it; specify another output folder"
    ),
    (
      ["app", "other", "-o", "out"],
      "app/A.swift and other/A.swift would have the same copy, A.ported.swift; rename one"
    ),
    (
      ["app/A.swift", "--resource", "app/Main.storyboard", "--resource", "other/Main.storyboard", "-o", "out"],
      "app/Main.storyboard and other/Main.storyboard would both be copied to out/Main.storyboard; rename one"
    ),
    (
      ["app/A.swift", "--resource", "none.xib", "-o", "out"],
      "none.xib cannot be copied to out/none.xib: No such file or directory; check the path"
    ),
    (["/dev/zero", "-o", "out"], "/dev/zero is larger than the limit of 16 MB; check the path"),
  ])
  func anOutputThatOverlapsTheInputIsRefused(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link").path,
      withDestinationPath: "app"
    )
    let result = try folder.tool.run(["port"] + arguments)
    #expect(result.messages.contains(message), "\(result)")
    #expect(result.exitCode == 74)
    for (path, text) in Self.files { #expect(folder.text(of: path) == text, "\(path)") }
  }

  @Test func resourcesAreCopiedWhole() throws {
    let folder = try TemporaryFolder(Self.files)
    let arguments = [
      "port", "app", "-o", "app/out", "--resource", "app/Assets.xcassets", "--resource", "app/de.lproj/App.strings",
    ]
    #expect(try folder.tool.run(arguments).exitCode == 0)
    let copies = [
      "A.ported.swift", "Assets.xcassets/Contents.json", "Assets.xcassets/a.imageset/a.png", "de.lproj/App.strings",
      "sub/B.ported.swift",
    ]
    #expect(folder.files.compactMap { $0.hasPrefix("app/out/") ? String($0.dropFirst(8)) : nil } == copies)
    // The copies aren't sources of the next run, and what was removed is removed from the copy.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("app/Assets.xcassets/a.imageset"))
    #expect(try folder.tool.run(arguments).exitCode == 0)
    let left = copies.filter { !$0.hasSuffix(".png") }
    #expect(folder.files.compactMap { $0.hasPrefix("app/out/") ? String($0.dropFirst(8)) : nil } == left)
  }
}
