import Foundation
import ReuseGenTestSupport
import Testing

/// The built program while its standard streams are closed or full, and with files that aren't documents.
@Suite(.long, .tags(.process)) struct StandardStreamTests {
  private static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="1"><rect key="frame" x="0" y="0" width="4" height="2"/></view></objects></document>
    """

  private let program = BuiltProgram.url("nibpreview").path

  /// Runs a line of the shell, in which P is the program, in a folder with 40 documents. Returns what it printed, and
  /// the exit code of the program.
  private func run(_ line: String) throws -> String {
    let folder = try TemporaryFolder()
    for number in 10..<50 { try folder.write(Self.nib, to: "in/A\(number).xib") }
    try Process.finished(
      "/bin/bash",
      [
        "-c", "P() { '\(program)' \"$@\"; echo \"exit $?\" >> exit; }; { \(line); } > all 2>&1; cat exit >> all",
      ],
      in: folder.url
    )
    return try folder.text("all")
  }

  @Test(arguments: [
    // Nobody reads the rest.
    ("P in --format json | true", "exit 0\n"),
    ("P in --verbose -o out | true", "exit 0\n"),
    ("P in -o out 2>&1 | true", "exit 0\n"),
    ("P in -o out 2>&-", "exit 0\n"),
    ("P in -o out <&-; ls out | wc -l", "drew 40 pictures of 40 documents in out\n40\nexit 0\n"),
    ("mkdir none.xib; P none.xib -o out", "drew 0 pictures of 0 documents in out\nexit 0\n"),
    (
      "mkdir in/B.xib; mkfifo in/C.xib; ln -s D.xib in/D.xib; P in -o out",
      "drew 40 pictures of 40 documents in out\nexit 0\n"
    ),
    // A file is replaced in one step, and only one that the program wrote.
    (
      "P page in/A10.xib -o out 2> log; cp out/catalog.html old; (ulimit -f 1; P page in -o out); "
        + "cmp old out/catalog.html",
      "error: out/catalog.html can't be written: File too large\nexit 0\nexit 74\n"
    ),
    (
      "mkdir out; echo mine > out/A10.svg; P in/A10.xib -o out; cat out/A10.svg",
      "in/A10.xib: error: out/A10.svg isn't replaced, because it isn't a picture of nibpreview; specify another output, or "
        + "remove the file if it isn't yours\ndrew 0 pictures of 0 documents in out\nmine\nexit 74\n"
    ),
    (
      "mkdir out other; ln -s ../other/x out/A10.svg; P in/A10.xib -o out 2>&1 | grep -c 'outside of the output folder'; "
        + "ls other",
      "1\nexit 74\n"
    ),
    // A constraint that UIKit refuses is left out.
    (
      "sed 's|</view>|<constraints><constraint firstItem=\"1\" firstAttribute=\"top\" secondItem=\"1\" "
        + "secondAttribute=\"top\" multiplier=\"0\" id=\"k\"/></constraints></view>|' in/A10.xib > B.xib; "
        + "P B.xib -o out 2>&1 | grep -o 'the constraint k can.t be made\\|drew 1 picture'",
      "the constraint k can't be made\ndrew 1 picture\nexit 0\n"
    ),
    // Names are only names.
    (
      "sed 's|id=\"1\"|id=\"1\" customClass=\"x\\&#10;::error::y\"|' in/A10.xib > B.xib; "
        + "P B.xib -o out --verbose 2>&1 | grep -c '^::error'",
      "0\nexit 0\n"
    ),
    (
      "P none.xib -o out",
      "none.xib: error: the document can't be read: No such file or directory\ndrew 0 pictures of 0 documents in out\nexit 74\n"
    ),
    (
      "P in/A10.xib -o in/A10.xib",
      "in/A10.xib: error: in/A10.xib/A10.svg can't be written: Not a directory\n"
        + "drew 0 pictures of 0 documents in in/A10.xib\nexit 74\n"
    ),
    (
      "truncate -s 100M in/E.xib; P in/E.xib -o out",
      "in/E.xib: error: the file has 104857600 bytes, more than the 67108864 that a document may have; divide it into several "
        + "documents\ndrew 0 pictures of 0 documents in out\nexit 1\n"
    ),
  ])
  func theProgramEndsWithAResult(line: String, expected: String) throws { #expect(try run(line) == expected) }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["--format json", "--verbose -o out", "--help"]
  )
  func aFullDeviceIsReported(options: String) throws {
    #expect(
      try run("P in \(options) > /dev/full")
        == "error: standard output can't be written: No space left on device\nexit 74\n"
    )
  }
}
