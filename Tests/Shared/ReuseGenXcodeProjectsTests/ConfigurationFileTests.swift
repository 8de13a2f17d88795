import ReuseGenTestSupport
import Testing

@testable import ReuseGenXcodeProjects

/// Configuration files that include one another in many ways, beside a model that follows each line.
struct ConfigurationFileTests {
  /// Files that count how often they are read.
  private final class CountedFiles: ProjectFiles {
    private let texts: [String: String]
    private(set) var reads = 0

    init(_ texts: [String: String]) { self.texts = texts }

    func contents(of path: String) -> [UInt8]? {
      guard let text = texts[path] else { return nil }
      reads += 1
      return Array(text.utf8)
    }

    func files(in folder: String) -> [String]? { nil }
  }

  /// Each file includes the next twice, so that there are 2²⁴ ways to the last.
  @Test func aFileThatIsIncludedAgainIsReadOnce() {
    var texts = ["24.xcconfig": "NAME = last\n"]
    for number in 0..<24 {
      let include = "#include \"\(number + 1).xcconfig\"\n"
      texts["\(number).xcconfig"] = include + "NAME = \(number)\n" + include
    }
    let files = CountedFiles(texts)
    let file = ConfigurationFile.read("0.xcconfig", files)
    #expect(file.settings.value(of: "NAME", [:]) == "last")
    #expect(file.problems.isEmpty)
    #expect(files.reads == 25)
  }

  /// A file is read again where it is included less deeply, because the limit cut off its own includes before.
  @Test func aFileIsReadWhereTheLimitDoesNotCutItOff() {
    var texts: [String: String] = [:]
    for number in 0..<40 { texts["\(number).xcconfig"] = "#include \"\(number + 1).xcconfig\"\n" }
    texts["40.xcconfig"] = "NAME = deep\n"
    texts["App.xcconfig"] = "#include \"20.xcconfig\"\n#include \"0.xcconfig\"\n"
    #expect(ConfigurationFile.read("App.xcconfig", MemoryFiles(texts: texts)).settings.value(of: "NAME", [:]) == "deep")
    #expect(ConfigurationFile.read("0.xcconfig", MemoryFiles(texts: texts)).settings.value(of: "NAME", [:]) == nil)
  }

  /// The settings of a file and of those that it includes, line by line.
  private struct Model {
    let texts: [String: String]
    var values: [String: String] = [:]
    var cycles: Set<String> = []
    private var open: [String] = []

    init(_ texts: [String: String]) {
      self.texts = texts
      read("0")
    }

    private mutating func read(_ path: String) {
      open.append(path)
      defer { open.removeLast() }
      for line in (texts[path] ?? "").split(separator: "\n") {
        if line.hasPrefix("#include") {
          let included = String(line.split(separator: "\"")[1])
          if open.contains(included) { cycles.insert(path) } else { read(included) }
        } else {
          let parts = line.split(separator: "=")
          values[String(parts[0])] = String(parts[1])
        }
      }
    }
  }

  @Test(arguments: 0..<200)
  func settingsAreThoseOfTheLastLines(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...6, using: &random)
    var texts: [String: String] = [:]
    for number in 0..<count {
      texts["\(number)"] = (0..<Int.random(in: 0...5, using: &random)).map { line in
        Bool.random(using: &random)
          ? "#include \"\(Int.random(in: 0..<count, using: &random))\"\n"
          : "S\(Int.random(in: 0...3, using: &random))=\(number).\(line)\n"
      }.joined()
    }
    let model = Model(texts)
    let file = ConfigurationFile.read("0", MemoryFiles(texts: texts))
    for name in file.settings.names.union(model.values.keys) {
      #expect(file.settings.value(of: name, [:]) == model.values[name], "\(name) of \(texts)")
    }
    #expect(file.problems.isEmpty == model.cycles.isEmpty)
    #expect(Set(file.problems.map(\.path)).isSubset(of: model.cycles))
  }
}
