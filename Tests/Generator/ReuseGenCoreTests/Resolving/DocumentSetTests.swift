import Testing

@testable import ReuseGenCore

/// The documents of a target, in a fixed order, whatever the order of the files.
struct DocumentSetTests {
  private static func set(_ paths: [String]) -> DocumentSet {
    DocumentSet(paths.map { DocumentFile(path: $0, text: CompletionTests.nib("<view id='a'/>")) })
  }

  /// The base language first, then those for every device, then by path.
  @Test func versionsAreInTheOrderOfTheirLanguagesAndDevices() {
    let folders = ["", "Base.lproj/", "de.lproj/", "en.lproj/", "é.lproj/"]
    let paths = folders.flatMap { folder in ["", "~ipad", "~iphone"].map { "\(folder)Card\($0).xib" } }
    let isPlain = { (path: String) in !path.contains(".lproj/") || path.contains("Base.lproj/") }
    let expected = [true, false].flatMap { isOfBase in
      [false, true].flatMap { isForDevice in
        paths.filter { isPlain($0) == isOfBase && $0.contains("~") == isForDevice }
          .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      }
    }
    for files in [paths, paths.reversed(), paths.sorted { $0.count < $1.count }] {
      let all = Self.set(files).all
      #expect(all.map(\.name) == ["Card"])
      #expect(all.first?.versions.map(\.path) == expected)
    }
  }

  /// Those in the fewest folders first, then by path.
  @Test func documentsAreInTheOrderOfTheirFolders() {
    let paths = ["b.xib", "c.xib", "a/z.xib", "b/a.xib", "a//b/a.xib", "a/b/c.xib", "/a/b/c/d.xib"]
    #expect(Self.set(paths.reversed()).all.compactMap { $0.versions.first?.path } == paths)
  }

  @Test func pathsAreInTheOrderOfTheirBytes() {
    let paths = ["", "a", "ab", "B", "é", "e\u{301}", "a/b", "a-b", "a~", "日本", "\u{10FFFF}"]
    for one in paths {
      for other in paths {
        #expect(one.precedesInBytes(other) == one.utf8.lexicographicallyPrecedes(other.utf8), "\(one), \(other)")
      }
    }
  }

  /// The nib that fits the entry best is used, if several share a name, or else the first.
  @Test(arguments: [
    ("A", [0: "A", 1: "B"], 0),
    ("B", [0: "A", 1: "B"], 1),
    ("C", [0: "A", 1: "B"], 0),
    ("B", [0: "A", 1: "B", 2: "B"], 1),
    ("M", [0: "A", 1: "B", 2: "C", 3: "M"], 3),
  ])
  func theNibOfTheClassIsUsed(type: String, classes: [Int: String], expected: Int) {
    let documents = classes.map { number, name in
      DocumentFile(
        path: "d\(number)/Cell.xib",
        text: CompletionTests.nib("<tableViewCell id='a' reuseIdentifier='\(name)' customClass='\(name)'/>")
      )
    }
    let manifest = ManifestReader.read(Array(#"{ "cells": [{ "type": "\#(type)", "nib": "Cell" }] }"#.utf8), file: "m")
    guard let read = manifest.manifest else {
      Issue.record("the manifest can't be read")
      return
    }
    let resolved = Resolver.resolve(read, documents: DocumentSet(documents), module: nil)
    #expect(resolved.cells.first?.source.nib?.lookup.document?.folder == "d\(expected)")
  }
}
