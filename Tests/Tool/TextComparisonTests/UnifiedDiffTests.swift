import ReuseGenTestSupport
import Testing
import reusegen

struct UnifiedDiffTests {
  static let ten = (1...10).map { "\($0)\n" }.joined()

  @Test(
    arguments: [
      (ten, ten, nil),
      ("", "", nil),
      ("a\n", "b\n", "--- old\n+++ new\n@@ -1 +1 @@\n-a\n+b\n"),
      ("", "a\nb\n", "--- old\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n"),
      ("a\n", "", "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n"),
      ("a\n", "a", "--- old\n+++ new\n@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
      ("é\n", "e\u{301}\n", "--- old\n+++ new\n@@ -1 +1 @@\n-é\n+e\u{301}\n"),
      ("a\r\n", "a\n", "--- old\n+++ new\n@@ -1 +1 @@\n-a\r\n+a\n"),
      (
        ten, ten.replacing("5\n", with: "five\n"),
        "--- old\n+++ new\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
      ),
      (
        ten, "0\n" + ten.replacing("9\n", with: ""),
        "--- old\n+++ new\n@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n@@ -6,5 +7,4 @@\n 6\n 7\n 8\n-9\n 10\n"
      ),
    ] as [(String, String, String?)]
  )
  func aDifferenceIsPrintedAsDiffPrintsIt(old: String, new: String, expected: String?) {
    #expect(UnifiedDiff.between(old, new, oldName: "old", newName: "new") == expected)
  }

  @Test(arguments: [
    ("a\r\nb\r\n", "a\nb\n", true), ("a\nb\n", "a\r\nb\n", true), ("a\n", "a\n", false), ("a\r\n", "b\n", false),
    ("a", "a\n", false), ("a\rb\n", "ab\n", false), ("a\r\r\n", "a\n", false), ("", "\r\n", false),
  ])
  func aDifferenceOfLineEndingsIsDetected(old: String, new: String, expected: Bool) {
    #expect(UnifiedDiff.isOfLineEndingsOnly(old, new) == expected)
  }

  /// All texts of up to four letters, in which Swift takes CR LF for one character.
  @Test func lineEndingsAreComparedAsCharacters() {
    var texts = [""]
    var longest = texts
    for _ in 0..<4 {
      longest = longest.flatMap { text in ["a", "\r", "\n"].map { text + $0 } }
      texts += longest
    }
    let expected = texts.map { text in String(text.map { $0 == "\r\n" ? "\n" : $0 }) }
    for (one, old) in texts.enumerated() {
      for (other, new) in texts.enumerated() {
        let isOfEndings = one != other && expected[one].utf8.elementsEqual(expected[other].utf8)
        #expect(UnifiedDiff.isOfLineEndingsOnly(old, new) == isOfEndings, "\([old, new])")
      }
    }
  }

  /// For all short texts of three different lines, the hunks turn one text into the other, with the fewest changed
  /// lines. By default, of the first two, in up to four lines.
  @Test(.tags(.soak)) func theDifferenceOfEveryShortPairIsMinimal() throws {
    let texts = (0...SoakLength.count(4, full: 5)).flatMap { length in
      (0..<[1, 2, 4, 8, 16, 32][length]).map { number in
        (0..<length).map { number >> $0 & 1 == 0 ? "a\n" : "b\n" } + (number % 3 == 0 ? ["c\n"] : [])
      }
    }
    for old in texts {
      for new in texts where old != new {
        let diff = try #require(UnifiedDiff.between(old.joined(), new.joined(), oldName: "old", newName: "new"))
        let patched = try Patch(diff).applied(to: old)
        if patched != new { Issue.record("\(old) to \(new):\n\(diff)") }
        let changed = diff.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
        if changed != new.difference(from: old).count { Issue.record("not the fewest lines:\n\(diff)") }
      }
    }
  }

  /// Texts longer than the limit of the search: the difference is correct, but may not be minimal.
  @Test(.tags(.soak), arguments: [100, 1_000, SoakLength.count(2_500, full: 10_000)])
  func theDifferenceOfRandomTextsIsCorrect(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for kinds in [2, 10, count] {
      let old = (0..<count).map { _ in "\(Int.random(in: 0..<kinds, using: &random))\n" }
      var new = old.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
      for _ in 0..<count / 10 {
        let index = Int.random(in: 0...new.count, using: &random)
        new.insert("\(Int.random(in: 0..<kinds, using: &random))\n", at: index)
      }
      if kinds == count { new.shuffle(using: &random) }
      let diff = try #require(UnifiedDiff.between(old.joined(), new.joined(), oldName: "old", newName: "new"))
      let patched = try Patch(diff).applied(to: old)
      #expect(patched == new, "\(kinds) kinds of lines")
    }
  }

  /// Every line that names a cell differs, as after a change of a template. A comparison whose time grows with the
  /// square of the number of lines would take minutes in a full run.
  @Test(.tags(.soak), .timeLimit(.minutes(1))) func manyChangesAreComparedInTime() throws {
    let count = SoakLength.count(800, full: 4_000)
    func file(_ verb: String) -> [String] {
      (0..<count).flatMap { cell in
        ["  /// A cell.\n"] + (0..<10).map { "  func \(verb)\(cell)_\($0)() {\n" } + ["  }\n", "\n"]
      }
    }
    let (old, new) = (file("take"), file("dequeue"))
    let diff = try #require(UnifiedDiff.between(old.joined(), new.joined(), oldName: "old", newName: "new"))
    let patched = try Patch(diff).applied(to: old)
    #expect(patched == new)
    #expect(diff.utf8.count { $0 == UInt8(ascii: "\n") } == 2 + 1 + count * (3 + 20))
  }
}

/// The changes that a unified diff describes.
private struct Patch {
  private var hunks: [(start: Int, count: Int, lines: [Substring])] = []

  init(_ diff: String) throws {
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
      if line.hasPrefix("@@ ") {
        let numbers = try #require(line.split(separator: " ").dropFirst().first).dropFirst().split(separator: ",")
        let count = numbers.count == 1 ? 1 : try #require(Int(numbers[1]))
        let start = try #require(Int(numbers[0]))
        hunks.append((count == 0 ? start : start - 1, count, []))
      } else {
        hunks[hunks.count - 1].lines.append(line)
      }
    }
  }

  func applied(to old: [String]) throws -> [String] {
    var result: [String] = []
    var position = 0
    for hunk in hunks {
      result += old[position..<hunk.start]
      position = hunk.start
      for line in hunk.lines {
        let text = line.dropFirst() + "\n"
        if !line.hasPrefix("+") {
          try #require(old[position] == text)
          position += 1
        }
        if !line.hasPrefix("-") { result.append(String(text)) }
      }
      try #require(position == hunk.start + hunk.count)
    }
    return result + old[position...]
  }
}
