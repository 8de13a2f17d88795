import Foundation
import ReuseGenTestSupport
@testable import ReuseGenDeclarations
import Testing

@Suite(.long) struct HostileSourceTests {
  /// The number of steps that a reader may take for each byte.
  private static let stepsPerByte = 8

  /// 2,000 sources, or as many as fit into FUZZ_SECONDS.
  @Test(arguments: [SourceFile.Language.swift, .objectiveC])
  func damagedSourcesAreReadInLinearTime(language: SourceFile.Language) {
    var run = FuzzRun(1000)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      let bytes = Mutation.source(language, &random)
      let file = SourceFile.read(bytes, path: "", language: language)
      guard file.steps <= Self.stepsPerByte * (bytes.count + 16) else {
        Issue.record("\(file.steps) steps for \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
    if FuzzRun.seconds != nil { print("\(run.count) sources") }
  }

  /// How many times its share of the time a source may take.
  private static let timesItsShare = 10.0

  /// In a long run, the processor's time too. Of a source that seems slow, the least of several readings counts,
  /// because the system interrupts some.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["FUZZ_SECONDS"] != nil),
    arguments: [SourceFile.Language.swift, .objectiveC]
  )
  func noDamagedSourceTakesLongerThanItsShare(language: SourceFile.Language) {
    var random = SeededGenerator(seed: 12)
    let sources = (0..<50_000).map { _ in Mutation.source(language, &random) }
    var times = sources.map { Self.time(of: $0, language) }
    // Each reading has a part that doesn't depend on the length.
    let lengths = sources.map { Double($0.count + 64) }
    let timePerByte = times.reduce(0, +) / lengths.reduce(0, +)
    for index in sources.indices where times[index] > Self.timesItsShare * timePerByte * lengths[index] {
      times[index] = (0..<5).map { _ in Self.time(of: sources[index], language) }.min() ?? 0
      #expect(
        times[index] <= Self.timesItsShare * timePerByte * lengths[index],
        "\(times[index]) s: \(String(decoding: sources[index], as: UTF8.self))"
      )
    }
  }

  /// The seconds of the processor's that a reading takes.
  private static func time(of bytes: [UInt8], _ language: SourceFile.Language) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    _ = SourceFile.read(bytes, path: "", language: language)
    return now() - start
  }

  /// Pieces that a reader might read repeatedly, or nest.
  private static let pieces = [
    "(", "[", "{", "<", "\"", "\"\\(", "\"\"\"\\(", "#\"\\#(", "#\"\"\"", "##\"\"\"\n", "/*", "/", "(/", "(/a", "(/\\/",
    "#/",
    "##/ ", "`", "@a ", "@a(", "#if A\n", "#if A\n{", "#if A\n}", "#else\n}", "#endif\n", "class A", "class A {",
    "class A<",
    "class A: B<", "var a: A<", "var a: [", "var a = ", "var a, ", "var (a, ", "func f(", "func f<", "func f(a: (",
    "case a(",
    "init(", "a(forCellReuseIdentifier: ", "[a forCellReuseIdentifier:",
    "register(UINib(nibName: \"x\"), forCellReuseIdentifier: ",
    "@interface A\n", "@interface A <", "@interface A { int ", "@property (", "@property A<", "- (void)a:", "- (",
    "@end\n",
    "@protocol A\n", "'", "@\"", "R\"(", "typealias A = A<", "extension A.", "\\", ",", ":", "->", "A & ", "private(",
    "\u{E9}",
    "≤", "func f() { class B: C { func g() {", "var a: A -> ", "@a @b var ", "static ", "case a, ", "!", "? ", "~", ".",
  ]

  @Test(arguments: [SourceFile.Language.swift, .objectiveC])
  func repeatedPiecesAreReadInLinearTime(language: SourceFile.Language) {
    for piece in Self.pieces {
      let bytes = Array(String(repeating: piece, count: SoakLength.count(400, full: 4000)).utf8)
      let file = SourceFile.read(bytes, path: "", language: language)
      #expect(file.steps <= Self.stepsPerByte * (bytes.count + 16), "\(piece)")
    }
  }

  /// By default, one pair in three.
  @Test func pairsOfRepeatedPiecesAreReadInLinearTime() {
    let count = SoakLength.count(12, full: 30)
    let pairs = Self.pieces.flatMap { first in Self.pieces.map { (first, $0) } }
    for (first, second) in SoakLength.cases(pairs, byDefaultEvery: 3) {
      let bytes = Array((String(repeating: first, count: count) + String(repeating: second, count: count)).utf8)
      let file = SourceFile.read(bytes, path: "", language: .swift)
      #expect(file.steps <= Self.stepsPerByte * (bytes.count + 16), "\(first) and \(second)")
    }
  }

  @Test func aClassBehindDamageIsInDoubt() {
    let all = declarations("class A: UIView { func f() { ( } }", "class B: UIView {}")
    #expect(all.hasDoubtfulFiles)
    guard case .unknown = all.member(forKey: "x", ofClass: "B") else {
      Issue.record("a source that isn't understood may declare more")
      return
    }
  }
}
