import ReuseGenTestSupport
import Testing

@testable import ReuseGenDeclarations

/// Declarations as bytes, which a later run reads in place of the sources.
@Suite(.long) struct EncodingTests {
  private static let swift = """
    import UIKit
    typealias Row = UITableViewCell?
    let main = UIStoryboard(name: "Main", bundle: nil)
    let identifier = "cell"
    @objc(Old) @MainActor public final class Cell<T: Hashable>: Base<T>, P {
      @IBOutlet private weak var label: UILabel!
      static let reuseIdentifier = String(describing: Cell.self), other = UILabel(), text = "a", number = 1
      @IBAction func save(_ sender: Any, for event: [UIEvent]?) async throws -> String { "" }
      enum Kind: String { case a = "x", b }
      #if DEBUG
      init?(coder: NSCoder) { main.instantiateViewController(withIdentifier: "Screen") as! Screen }
      #endif
      func load() { performSegue(withIdentifier: "next", sender: self); UIImage(named: "icon") }
      func register(_ table: UITableView) {
        table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: identifier)
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0]) as! Cell<Int>
      }
    }
    @attached(member) macro Added() = #externalMacro(module: "M", type: "T")
    @Added struct Grown { func f() { class Local {} } }
    """
  private static let sources: [(text: String, language: SourceFile.Language)] = [
    (swift, .swift), (Mutation.swift, .swift), (Mutation.objectiveC, .objectiveC), ("class A { {", .swift),
    ("", .swift),
  ]

  @Test(arguments: sources.indices) func declarationsAreReadAsTheyWereWritten(index: Int) throws {
    let (text, language) = Self.sources[index]
    try expectEqualAfterReading(Array(text.utf8), language)
  }

  @Test func declarationsOfChangedSourcesAreReadAsTheyWereWritten() throws {
    var run = FuzzRun(200)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      let language = [SourceFile.Language.swift, .objectiveC].randomElement(using: &random) ?? .swift
      let bytes = Mutation.source(language, &random)
      try expectEqualAfterReading(bytes, language)
    }
    if FuzzRun.seconds != nil { print(run.summary("kept declarations")) }
  }

  @Test func otherBytesAreRefusedOrRead() throws {
    let encoded = read(Self.swift).encoded
    for count in encoded.indices {
      #expect(Self.copy(encoded, in: 0..<count) == nil)
    }
    var run = FuzzRun(2_000)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var bytes = encoded
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      // It doesn't stop, and what it reads can be used.
      let file = Self.copy(bytes, in: bytes.indices)
      _ = file.map { Declarations([$0]).references(to: "Cell") }
      _ = file?.names("Cell")
      _ = file.map { ($0.identifierUses, $0.nameUses, $0.resourceConstants, $0.stringConstants, $0.stringLiterals) }
      _ = file?.position(of: encoded.count)
      #expect(file?.types.allSatisfy { $0.properties.count + $0.methods.count < bytes.count } ?? true)
    }
    if FuzzRun.seconds != nil { print(run.summary("damaged kept declarations")) }
  }

  /// Mirrors compare every stored property, also one that the encoding forgets.
  private func expectEqualAfterReading(_ bytes: [UInt8], _ language: SourceFile.Language) throws {
    let file = SourceFile.read(bytes, path: "Source", language: language)
    let encoded = file.encoded
    // As a part of other bytes.
    let copy = try #require(Self.copy([1] + encoded + [1], in: 1..<encoded.count + 1))
    #expect(copy.encoded == encoded && copy.language == file.language)
    var read =
      language == .swift ? SwiftReader.read(SwiftLexer.tokens(of: bytes), of: bytes) : ObjectiveCReader.read(bytes)
    (read.words, read.steps) = (file.contents.read.words, 0)
    // Sets and dictionaries have no order.
    #expect("\(copy.contents.read)".unicodeScalars.sorted() == "\(read)".unicodeScalars.sorted())
  }

  private static func copy(_ bytes: [UInt8], in range: Range<Int>) -> SourceFile? {
    bytes.withUnsafeBytes { SourceFile(encoded: $0[range], path: "Source") }
  }
}
