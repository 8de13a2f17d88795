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
      #expect(SourceFile(encoded: EncodedSources(encoded), in: 0..<count, path: "Source") == nil)
    }
    var run = FuzzRun(2_000)
    while let seed = run.next() {
      var random = SeededGenerator(seed: seed)
      var bytes = encoded
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      // It doesn't stop, and what it reads can be used.
      let file = SourceFile(encoded: EncodedSources(bytes), in: bytes.indices, path: "Source")
      _ = file.map { Declarations([$0]).references(to: "Cell") }
      _ = file?.names("Cell")
      _ = file.map { ($0.identifierUses, $0.nameUses, $0.resourceConstants, $0.stringConstants, $0.stringLiterals) }
      _ = file?.position(of: encoded.count)
      #expect(file?.types.allSatisfy { $0.properties.count + $0.methods.count < bytes.count } ?? true)
    }
    if FuzzRun.seconds != nil { print(run.summary("damaged kept declarations")) }
  }

  /// The names before anything is decoded are those of the declarations.
  @Test(arguments: sources.indices) func namesAreKnownWithoutTheDeclarations(index: Int) throws {
    let (text, language) = Self.sources[index]
    let file = read(text, language)
    let encoded = file.encoded
    let kept = try #require(SourceFile(encoded: EncodedSources(encoded), in: encoded.indices, path: file.path))
    #expect(kept.typeNames.count == file.types.count)
    for (index, type) in kept.types.enumerated() {
      let name = kept.typeNames[index]
      #expect(name.kind == type.kind && name.isPartial == type.isPartial)
      #expect(name.fullName == type.fullName && name.otherName == type.otherName)
    }
    for kind in NameUse.Kind.allCases { #expect(kept.hasNames([kind]) == file.hasNames([kind])) }
    let (one, other) = (Declarations([file]), Declarations([kept]))
    #expect(one.classNames == other.classNames)
    for type in file.types {
      #expect(one.references(to: type.fullName) == other.references(to: type.fullName))
      #expect(one.fullName(named: type.name) == other.fullName(named: type.name))
      #expect(one.superclass(of: type.fullName) == other.superclass(of: type.fullName))
    }
  }

  /// Sources are read on several threads, and so are the parts of one.
  @Test func partsAreDecodedOnSeveralThreads() async throws {
    let encoded = read(Self.swift).encoded
    let kept = try #require(SourceFile(encoded: EncodedSources(encoded), in: encoded.indices, path: "Source"))
    let counts = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<16 { group.addTask { [kept.types.count, kept.types[0].properties.count, kept.nameUses.count] } }
      return await group.reduce(into: Set<[Int]>()) { $0.insert($1) }
    }
    #expect(counts.count == 1)
  }

  /// Types refer to their bodies, and what has the types to both.
  @Test func whatIsDecodedIsReleased() throws {
    weak var sources: EncodedSources?
    do {
      let encoded = read(Self.swift).encoded
      let bytes = EncodedSources(encoded)
      let kept = try #require(SourceFile(encoded: bytes, in: encoded.indices, path: "Source"))
      #expect(!kept.types[0].properties.isEmpty && !kept.stringLiterals.isEmpty)
      sources = bytes
      #expect(sources != nil)
    }
    #expect(sources == nil)
  }

  /// Mirrors compare every stored property, also one that the encoding forgets.
  private func expectEqualAfterReading(_ bytes: [UInt8], _ language: SourceFile.Language) throws {
    let file = SourceFile.read(bytes, path: "Source", language: language)
    let encoded = file.encoded
    // As a part of other bytes.
    let sources = EncodedSources([1] + encoded + [1])
    let copy = try #require(SourceFile(encoded: sources, in: 1..<encoded.count + 1, path: file.path))
    #expect(copy.encoded == encoded)
    #expect(copy.path == file.path && copy.language == file.language)
    var (one, other) = (
      contents(of: copy),
      language == .swift ? SwiftReader.read(SwiftLexer.tokens(of: bytes), of: bytes) : ObjectiveCReader.read(bytes)
    )
    (other.words, other.steps) = (file.words, one.steps)
    // A change decodes what is kept.
    for index in one.types.indices { one.types[index].properties += [] }
    // Sets and dictionaries have no order.
    #expect("\(one)".unicodeScalars.sorted() == "\(other)".unicodeScalars.sorted())
  }

  /// All that was read of a file, except how many steps it took.
  private func contents(of file: SourceFile) -> ReadContents {
    var contents = ReadContents(of: [], isBalanced: true)
    (contents.types, contents.typeAliases) = (file.types, file.typeAliases)
    (contents.stringLiterals, contents.text) = (file.stringLiterals, file.contents.text)
    (contents.doubt, contents.words) = (file.doubt, file.words)
    contents.sourcesOfTypes = file.summary.intersection([.macros, .exports])
    return contents
  }
}

extension EncodedSources {
  /// A copy of bytes, as a file in memory is.
  fileprivate convenience init(_ bytes: [UInt8]) {
    let copy = Copy(bytes)
    self.init(copy.bytes, of: copy)
  }

  private final class Copy: Sendable {
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    init(_ bytes: [UInt8]) {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      copy.copyBytes(from: bytes)
      self.bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { bytes.deallocate() }
  }
}
