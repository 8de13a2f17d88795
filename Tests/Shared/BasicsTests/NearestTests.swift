import Testing

@testable import Basics

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

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(nearest(to: "bat", in: ["cat", "bag"]) == "cat")
    #expect(nearest(to: "bat", in: ["bag", "cat"]) == "bag")
  }

  @Test func aWordOfAMillionLettersIsCheap() {
    #expect(nearest(to: String(repeating: "a", count: 1_000_000), in: Self.keys) == nil)
  }

  @Test func withoutCandidatesNothingIsSuggested() {
    #expect(nearest(to: "name", in: []) == nil)
  }
}
