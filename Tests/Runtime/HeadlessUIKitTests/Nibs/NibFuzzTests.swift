import ReuseGenTestSupport
import Testing

@testable import HeadlessUIKit
@testable import HeadlessUIKitDrawing
import ReuseGenXML

/// Nibs and storyboards that are changed at random: each is drawn and laid out, and an app that loads it continues or
/// stops with one of our messages.
@Suite(.tags(.process, .soak)) struct NibFuzzTests {
  static let pieces = [
    "<", ">", "/>", "\"", "<view id=\"1\"/>", "<subviews>", "</subviews>", "<constraints>", "</constraints>",
    "<label id=\"q\" text=\"a b\"/>", "<stackView id=\"w\" distribution=\"fillEqually\">", "</stackView>",
    " translatesAutoresizingMaskIntoConstraints=\"NO\"", " multiplier=\"1:0\"", " priority=\"1000\"", " alpha=\"0\"",
    " key=\"contentView\"", " key=\"view\"", "<outlet property=\"delegate\" destination=\"1\"/>",
    " customClass=\"UILabel\"",
    "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"1\"/></mask></variation>",
    "<segue kind=\"embed\" destination=\"c0\"/>", "<pageControl id=\"p\" numberOfPages=\"3\"/>",
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"rect\" keyPath=\"frame\"><rect key=\"value\" width=\"nan\"/>"
      + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>",
  ]

  /// The documents of these tests, without their classes, whose code needs what changes take away.
  static let corpus: [[UInt8]] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return ["Nibs/Documents", "Storyboards/Documents"].flatMap { folder -> [[UInt8]] in
      let url = tests.appendingPathComponent(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        .compactMap { try? String(contentsOf: url.appendingPathComponent($0), encoding: .utf8) }
        .map { Array($0.replacingOccurrences(of: "customClass=", with: "formerClass=").utf8) }
    }
  }()

  static func document(_ seed: UInt64) -> Data {
    var random = SeededGenerator(seed: seed)
    var input = FuzzInput(corpus.randomElement(using: &random) ?? [], pieces: pieces)
    input.mutate(using: &random)
    return Data(input.bytes)
  }

  /// The last text that the process wrote about a seed, for the message if it stops.
  static func announce(_ seed: UInt64) { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }

  private static func lastSeed(in messages: String) -> UInt64? {
    messages.split(separator: "\n").last { $0.hasPrefix("seed ") }.flatMap { UInt64($0.dropFirst(5)) }
  }

  @Test(.promptExit) func changedDocumentsAreDrawnAndLaidOut() async {
    // The process always stops, because the messages of one that ends otherwise aren't available.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var run = FuzzRun(300)
        while let seed = run.next() {
          NibFuzzTests.announce(seed)
          let data = NibFuzzTests.document(seed)
          guard let drawn = try? DocumentPictures(of: data, path: "A.xib") else { continue }
          for picture in drawn.pictures where picture.svg.contains("=\"inf") || picture.svg.contains("=\"nan") {
            stop("A number isn't one: \(picture.svg)")
          }
          _ = try? DocumentFrames(of: data, path: "A.xib")
        }
        if run.slowest.seconds >= FuzzRun.secondsOfAHang { stop("Seed \(run.slowest.seed) hangs") }
        stop("The run is over after \(run.summary("pictures"))")
      }
    }
    let messages = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let last = messages.components(separatedBy: "\nseed ").last ?? ""
    #expect(last.contains(": Fatal error: The run is over after "), "seed \(last.prefix(6000))")
    if FuzzRun.seconds != nil { print(last.prefix(200)) }
  }

  @Test(.promptExit) func changedDocumentsLoadOrStopWithOurMessage() async {
    var first: UInt64 = 0
    var run = FuzzRun(FuzzRun.seconds == nil ? 6 : .max)
    // Each round is a process, until a document stops it.
    while run.next() != nil {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [first = first as UInt64] in
        await MainActor.run {
          for seed in first..<first + 400 {
            NibFuzzTests.announce(seed)
            let data = NibFuzzTests.document(seed)
            guard let root = try? IBElement.read(data, path: "A.xib") else { continue }
            let document = NibDocument(root: root, path: "A.xib")
            if root.children.contains(where: { $0.name == "scenes" }) {
              let storyboard = UIStoryboard(plan: StoryboardPlan(document), rules: .strict)
              storyboard.instantiateInitialViewController()?.view.layoutIfNeeded()
            } else {
              let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
              for case let view as UIView in objects { view.layoutIfNeeded() }
            }
          }
          // A round without a document that stops ends like others.
          stop("The round is over")
        }
      }
      let messages = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let last = messages.components(separatedBy: "\nseed ").last ?? ""
      let isOurs = last.split(separator: "\n").contains {
        // Traps of the standard library state a location in it.
        $0.contains(": Fatal error: ") && !$0.hasPrefix("Swift/")
      }
      #expect(isOurs, "\(last.prefix(2000))")
      guard let seed = Self.lastSeed(in: messages) else { return }
      first = seed + 1
    }
  }
}
