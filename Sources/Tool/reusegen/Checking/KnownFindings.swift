import ReuseGenBasics
import ReuseGenCommandLine
import ReuseGenCore
import ReuseGenSystemFiles

/// The findings that a baseline knows, and those of this run, from which one can be written.
struct KnownFindings {
  private let baseline: Baseline?
  /// The path of the baseline to write; `nil` if none is written.
  private let output: String?
  private var found: [Diagnostic] = []
  /// Those of this run without their targets: several paths can lead to a target.
  private var seen: Set<Diagnostic> = []
  private let places: ProjectPlaces
  /// The number of findings that the baseline knew.
  private(set) var knownCount = 0

  /// - Parameters:
  ///   - input: The path of the baseline; `nil` without one.
  ///   - session: Receives the mistakes of the baseline.
  /// - Returns: `nil` if the baseline has a mistake.
  init?(input: String?, output: String?, in session: Session) throws(FileFailure) {
    self.output = output
    places = ProjectPlaces(baseline: output ?? input)
    if let output { try OutputFile(path: output).check(is: .baseline) }
    guard let input else {
      baseline = nil
      return
    }
    let file = InputFile(path: input)
    let contents = try file.contents(missing: "write it with --write-baseline \(input.shellWord)")
    switch Baseline.read(contents, file: file.name) {
    case .success(let read): baseline = read
    case .failure(let error):
      session.report(error.diagnostic)
      return nil
    }
  }

  /// Whether the findings are written rather than reported.
  var isWriting: Bool { output != nil }

  /// Notes findings.
  ///
  /// - Returns: The findings that the baseline doesn't list, and that weren't noted before; none if a baseline is
  ///   written.
  mutating func add(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let diagnostics = diagnostics.filter { diagnostic in
      var diagnostic = diagnostic
      diagnostic.targets = []
      return seen.insert(diagnostic).inserted
    }
    found += diagnostics
    guard output == nil else { return [] }
    let new = baseline?.new(in: diagnostics, place: places.path) ?? diagnostics
    knownCount += diagnostics.count - new.count
    return new
  }

  /// Writes the baseline of the run, if one was requested.
  func write(in session: Session) throws(FileFailure) {
    guard let output else { return }
    let baseline = Baseline(found, place: places.path)
    _ = try OutputFile(path: output).replace(with: Array(baseline.text.utf8))
    session.inform("wrote \(output): \(counted(baseline.count, "finding"))")
  }
}
