package import ReuseGenCore
package import ReuseGenXcodeProjects

extension Diagnostic {
  /// The name under which the problems of project files are reported.
  package static let projectRule = "project"

  package init(_ problem: ProjectProblem) {
    self.init(
      problem.severity == .error ? .error : .warning,
      problem.message,
      at: SourceLocation(problem.position, in: problem.path),
      rule: Self.projectRule
    )
  }
}

extension SourceLocation {
  package init(_ position: FilePosition?, in file: String) {
    self.init(file: file, line: position?.line ?? 1, column: position?.column ?? 1)
  }
}
