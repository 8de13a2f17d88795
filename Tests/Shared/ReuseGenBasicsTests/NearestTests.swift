import Testing

@testable import ReuseGenBasics

@Suite struct NearestTests {
  static let keys = ["name", "nib", "kind", "identifier", "container", "cells", "views", "Cells"]

  @Test(
    arguments: [
      ("nmae", "name"),
      ("NAME", "name"),
      ("nibs", "nib"),
      ("knid", "kind"),
      ("kin", "kind"),
      ("identifer", "identifier"),
      ("idnetifeir", "identifier"),
      ("contaner", "container"),
      ("celss", "cells"),
      ("Cels", "Cells"),
      ("CELLS", "Cells"),
      ("nib", "nib"),
      ("storyboard", nil),
      ("", nil),
      ("n", nil),
      ("ab", nil),
      ("bin", nil),
      ("kiosk", nil),
    ] as [(String, String?)]
  )
  func theNearestCandidateIsSuggested(written: String, meant: String?) {
    #expect(nearest(to: written, in: Self.keys) == meant)
  }

  @Test func wordsOfOneOrTwoLettersMatchOnlyWithoutCase() {
    #expect(nearest(to: "ID", in: ["is", "id"]) == "id")
    #expect(nearest(to: "ie", in: ["is", "id"]) == nil)
    #expect(nearest(to: "", in: [""]) == "")
  }

  /// Candidates are skipped by their lengths and letters. None of these is near enough.
  @Test func skippedCandidatesAreNotNear() {
    let letters = ["a", "B", "é", "𝒳"]
    var words: [[String]] = [[""]]
    for _ in 0..<5 { words.append((words.last ?? []).flatMap { word in letters.map { word + $0 } }) }
    let all: [String] = words.suffix(3).flatMap(\.self)
    let lowercased = all.map { Array($0.lowercased().unicodeScalars) }
    for index in stride(from: 0, to: all.count, by: 97) {
      let word = all[index]
      for (candidate, meant) in zip(all, lowercased) {
        let limit = min(lowercased[index].count, meant.count) / 3
        let isNear = editDistance(lowercased[index], meant, atMost: limit) != nil
        #expect((nearest(to: word, in: [candidate]) != nil) == isNear, "\(word), \(candidate)")
      }
    }
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(nearest(to: "bat", in: ["cat", "bag"]) == "cat")
    #expect(nearest(to: "bat", in: ["bag", "cat"]) == "bag")
  }

  @Test func aWordOfAMillionLettersIsCheap() {
    #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: Self.keys) == nil)
  }

  @Test func withoutCandidatesNothingIsSuggested() { #expect(nearest(to: "name", in: []) == nil) }
}
