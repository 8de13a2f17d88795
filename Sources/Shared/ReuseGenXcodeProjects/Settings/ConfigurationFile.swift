/// The build settings of a file (.xcconfig), with those of the files that it includes.
struct ConfigurationFile {
  private(set) var settings = SettingsLevel()
  private(set) var problems: [ProjectProblem] = []
  private let files: any ProjectFiles
  /// The settings, the last one first.
  private var reversed: [(key: SettingsLevel.Key, value: String)] = []
  /// The files that include one another, ending with the file that is read.
  private var open: [String] = []
  /// The depths at which files were read.
  private var depths: [String: Int] = [:]

  /// Files that include one another more deeply are an error.
  private static let maximumDepth = 32

  static func read(_ path: String, _ files: some ProjectFiles) -> ConfigurationFile {
    var file = ConfigurationFile(files: files)
    guard let bytes = files.contents(of: path) else { return file }
    file.read(bytes, at: path)
    for (key, value) in file.reversed.reversed() { file.settings.set(key, to: value) }
    file.reversed = []
    file.problems.reverse()
    return file
  }

  private init(files: any ProjectFiles) { self.files = files }

  /// Reads the lines from the last to the first, because the last value of a setting counts: a file that is included
  /// twice needs to be read only where it is included last.
  private mutating func read(_ bytes: [UInt8], at path: String) {
    depths[path] = open.count
    open.append(path)
    defer { open.removeLast() }
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated().reversed() {
      let line = Self.withoutComment(line).trimmed
      if line.hasPrefix("#include") {
        include(line.dropFirst("#include".count), from: path, line: index + 1)
      } else if let equals = line.firstIndex(of: "="), let key = SettingsLevel.Key(line[..<Self.keyEnd(line, equals)]) {
        let value = line[line.index(after: Self.keyEnd(line, equals))...]
        reversed.append((key, String(value.trimmed)))
      }
    }
  }

  /// The "=" after the key: those of conditions are in brackets, as in `NAME[sdk=iphoneos*] = value`.
  private static func keyEnd(_ line: Substring, _ first: Substring.Index) -> Substring.Index {
    var isInBrackets = false
    for index in line.indices {
      switch line[index] {
      case "[": isInBrackets = true
      case "]": isInBrackets = false
      case "=" where !isInBrackets: return index
      default: break
      }
    }
    return first
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  // MARK: - Includes

  private mutating func include(_ text: Substring, from path: String, line: Int) {
    let isOptional = text.hasPrefix("?")
    let names = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard names.count >= 3 else { return }
    let name = String(names[1])
    let included = ProjectPath.join(ProjectPath.folder(of: path), name)
    let position = FilePosition(line: line, column: 1)
    if open.contains(included) || open.count >= Self.maximumDepth {
      let message = "the file \(name) includes itself, so the line is ignored; remove it"
      problems.append(ProjectProblem(.warning, message, in: path, at: position))
    } else if let depth = depths[included], depth <= open.count {
      return
    } else if let bytes = files.contents(of: included) {
      read(bytes, at: included)
    } else if !isOptional {
      let advice = "; correct the path, or write #include? if the file may be missing"
      problems.append(ProjectProblem(.warning, "there is no file ", naming: included, advice, in: path, at: position))
    }
  }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
