import ReuseGenCore
import Testing

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
    ] as [(String, String, String?)])
  func diff(old: String, new: String, expected: String?) {
    #expect(UnifiedDiff.between(old, new, oldName: "old", newName: "new") == expected)
  }
}
