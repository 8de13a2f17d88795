import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenPorting
import ReuseGenSystemFiles
import ReuseGenVisibleText

/// Builds and tests a package of `reusegen headless` again and again, and reads what has to be left out of it.
struct PackageBuild {
  /// The parts of a package that a build or its tests refuse.
  struct Refusals {
    var ofSources: [AppDecisions.Refusal] = []
    /// The lines of the shims.
    var ofShims: Set<String> = []
    /// The classes whose tests crash or fail, each with the reason.
    var untested: [String: String] = [:]
  }

  let folder: String
  private var refusals = Refusals()
  private var round = 0

  init(folder: String) { self.folder = folder }

  /// Builds the package, and runs its tests if it builds.
  ///
  /// - Returns: All that has been refused up to now; `nil` if the tests are green.
  mutating func run(of package: HeadlessPackage, _ session: Session) throws(FileFailure) -> Refusals? {
    round += 1
    session.inform(round == 1 ? "building \(folder); the first time takes minutes" : "building \(folder) again")
    let result = try output(of: "exec swift build --build-tests --package-path \"$0\" 2>&1")
    if result.isDone { return try test(package, session) }
    let added = add(CompilerError.all(in: result.text), of: package)
    guard added > 0 else {
      throw FileFailure(
        "\(folder) doesn't build, and what fails isn't in the app's sources: \(Self.errors(in: result.text))"
      )
    }
    let object = added == 1 ? "it" : "them"
    session.inform("the compiler refuses \(counted(added, "line")); leaving out the code around \(object)")
    return refusals
  }

  /// Runs the tests, and takes the classes whose tests crash or fail out of them.
  ///
  /// A crash ends the program. The other functions run again, because a build takes longer.
  private mutating func test(_ package: HeadlessPackage, _ session: Session) throws(FileFailure) -> Refusals? {
    session.inform("running the tests of \(folder)")
    // Classes with the same reuse identifier are left out one after the other.
    let tested = package.classesOfTests.filter { refusals.untested[$0.className] == nil }
    let classes = Dictionary(tested.map { ($0.name, $0.className) }) { first, _ in first }
    var skipped: [String] = []
    while true {
      // A test that waits for what doesn't come, such as an answer of a server, prints nothing.
      let result = try output(of: Self.testCommand(skipping: skipped), silence: 180)
      if result.isDone { return skipped.isEmpty ? nil : refusals }
      guard let crash = TestCrash(in: result.text, classes: classes, read: Self.lines(of:)) else {
        let failures = TestFailure.all(in: result.text, classes: classes)
        for failure in failures { leaveOut(failure.name, failure.reason, session) }
        // After a crash, the next build may have another reason for it.
        if !failures.isEmpty || !skipped.isEmpty { return refusals }
        throw FileFailure("the tests of \(folder) fail: \(Self.errors(in: result.text))")
      }
      let reason = result.isInterrupted ? "\(TestCrash.subject(crash.name)) doesn't end" : crash.reason
      leaveOut(crash.name, reason, session)
      guard let function = crash.function, !skipped.contains(function) else { return refusals }
      skipped.append(function)
    }
  }

  /// Several functions can test one class.
  private mutating func leaveOut(_ name: String, _ reason: String, _ session: Session) {
    guard refusals.untested.updateValue(reason, forKey: name) == nil else { return }
    session.inform("\(reason); leaving it out of the tests")
  }

  /// The shell command, in the package's folder. No two tests run at once, so that the last to start has crashed.
  private static func testCommand(skipping functions: [String]) -> String {
    let skip = functions.map { " --skip \($0.shellWord)" }.joined()
    let start = "cd \"$0\" && RECORD_PICTURES=1 SWIFT_BACKTRACE=enable=yes,color=no exec swift test"
    return "\(start) --skip-build --no-parallel\(skip) 2>&1"
  }

  /// - Parameter silence: The number of seconds without output after which the script is interrupted.
  private func output(
    of script: String,
    silence: Int32? = nil
  ) throws(FileFailure) -> (text: String, isDone: Bool, isInterrupted: Bool) {
    do throws(SystemError) {
      let result = try InstalledProgram.output(of: "sh", ["-c", script, folder], silence: silence)
      return (String(decoding: result.bytes, as: UTF8.self), result.status == 0, result.isInterrupted)
    } catch {
      throw FileFailure("swift can't be started: \(error); install Swift, or add --no-check")
    }
  }

  private static func lines(of path: String) -> [Substring] {
    let bytes = (try? InputFile(path: path).contents()) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The first errors and failures in a program's output.
  private static func errors(in text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      line.contains("error: ") && !line.contains("|") || line.hasPrefix("\u{2718}")
    }
    return lines.prefix(5).joined(separator: "; ")
  }

  /// - Returns: The number of lines in the app's sources and the shims.
  private mutating func add(_ errors: [CompilerError], of package: HeadlessPackage) -> Int {
    let sources = package.app.sources.inputs
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

/// An error of the compiler: `/App/List.swift:12:5: error: missing return`.
struct CompilerError: Hashable {
  var path: String
  var line: Int
  var message: String

  /// The errors in the output of a build, each once.
  static func all(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    var found: Set<CompilerError> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let mark = line.firstRange(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), Int(place[place.count - 1]) != nil else {
        continue
      }
      let path = place.dropLast(2).joined(separator: ":")
      let error = CompilerError(path: path, line: number, message: String(line[mark.upperBound...]))
      if found.insert(error).inserted { errors.append(error) }
    }
    return errors
  }
}
