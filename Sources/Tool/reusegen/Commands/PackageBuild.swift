import ReuseGenCommandLine
import SourcePorting
import SystemFiles

/// Builds a package of `reusegen headless` again and again, and reads what the compiler refuses of it.
struct PackageBuild {
  let folder: String
  private var refusals = HeadlessCommand.Refusals()
  private var round = 0

  init(folder: String) { self.folder = folder }

  /// Builds the package.
  ///
  /// - Returns: What the compiler has refused up to now; `nil` if it refuses nothing more.
  mutating func run(of package: HeadlessPackage, _ session: Session) throws(FileFailure) -> HeadlessCommand.Refusals? {
    round += 1
    session.inform(round == 1 ? "building \(folder); the first time takes minutes" : "building \(folder) again")
    let result: (bytes: [UInt8], status: Int32)
    do throws(SystemError) {
      let script = "exec swift build --build-tests --package-path \"$0\" 2>&1"
      result = try InstalledProgram.output(of: "sh", ["-c", script, folder])
    } catch {
      throw FileFailure("swift can't be started: \(error); install Swift, or leave out --check")
    }
    if result.status == 0 { return nil }
    let text = String(decoding: result.bytes, as: UTF8.self)
    let errors = CompilerError.all(in: text)
    let count = refusals.ofSources.count + refusals.ofShims.count
    let added = add(errors, of: package)
    guard refusals.ofSources.count + refusals.ofShims.count > count else {
      let shown = text.split(separator: "\n").filter { $0.contains("error:") }.prefix(10).joined(separator: "\n")
      throw FileFailure("\(folder) doesn't build, and what fails isn't in the app's sources:\n\(shown)")
    }
    session.inform("the compiler refuses \(added) \(added == 1 ? "line" : "lines"); leaving out what they are in")
    return refusals
  }

  /// - Returns: The number of lines in the app's sources and the shims.
  private mutating func add(_ errors: [CompilerError], of package: HeadlessPackage) -> Int {
    let sources = package.app.sources
    let paths = Dictionary(sources.map { (AbsolutePath($0.path).withoutLinks, $0.path) }) { first, _ in first }
    let shims = AbsolutePath(package.shimsPath).withoutLinks
    let text = package.decisions.shims ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var added = 0
    for error in errors {
      let place = AbsolutePath(error.path).withoutLinks
      if place == shims, lines.indices.contains(error.line - 1) {
        if refusals.ofShims.insert(lines[error.line - 1]).inserted { added += 1 }
      } else if let path = paths[place] {
        let isKnown = refusals.ofSources.contains { $0.path == path && $0.line == error.line }
        if isKnown { continue }
        refusals.ofSources.append(AppDecisions.Refusal(path: path, line: error.line, message: error.message))
        added += 1
      }
    }
    return added
  }
}

/// An error of the compiler: `/App/List.swift:12:5: error: cannot find 'x' in scope`.
struct CompilerError: Equatable {
  var path: String
  var line: Int
  var message: String

  /// The errors in the output of a build, each once.
  static func all(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
        continue
      }
      let path = place.dropLast(2).joined(separator: ":")
      let error = CompilerError(path: path, line: number, message: String(line[mark.upperBound...]))
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}
