import Foundation
import ReuseGenArguments
import ReuseGenCore

/// How the tool ends, as its users' scripts rely on.
enum ExitCode: Int32 {
  case done = 0
  /// The input has errors; nothing was written.
  case inputHasErrors = 1
  case wrongUsage = 64
  /// Reading or writing failed.
  case fileFailure = 74
}

/// A subcommand: what it takes and what it does.
protocol Subcommand {
  static var command: Command { get }
  static func run(_ arguments: Arguments, in session: Session) throws -> ExitCode
}

/// The tool's two streams: results go to standard output, messages to standard error.
struct Session {
  func print(_ text: String) { write(text, to: .standardOutput) }

  /// Says something that is no finding, unless the user wants errors only.
  func inform(_ message: String, _ arguments: Arguments) {
    guard !arguments[Options.quiet] else { return }
    write(message + "\n", to: .standardError)
  }

  func report(_ diagnostic: Diagnostic, _ arguments: Arguments) { report([diagnostic], arguments) }

  func report(_ diagnostics: [Diagnostic], _ arguments: Arguments) {
    let shown = arguments[Options.quiet] ? diagnostics.filter { $0.severity == .error } : diagnostics
    write(shown.map { arguments[Options.reporter].lines(for: $0) + "\n" }.joined(), to: .standardError)
  }

  func fail(_ message: String) { write("error: \(message)\n", to: .standardError) }

  func explain(_ error: UsageError) { write("\(error)\n", to: .standardError) }

  /// The generated text, or nil where the input has errors, which are reported.
  func generate(_ arguments: Arguments) throws -> String? {
    var template = TemplateSource.builtIn
    if let file = arguments[Options.template] {
      template = TemplateSource(name: file, text: try InputFile(path: file).text())
    }
    let (reading, documents) = try input(arguments)
    let output = Options.pipeline(arguments).generate(reading, documents: documents, template: template)
    report(output.diagnostics, arguments)
    return output.text
  }

  /// The manifest and the documents that it, or the command line, names.
  func input(_ arguments: Arguments) throws -> (reading: ManifestReading, documents: [DocumentFile]) {
    let path = arguments[Options.manifest]
    var reading = ManifestReader.read(try InputFile(path: path).manifest(), file: path)
    let search = DocumentSearch(isOfTarget: true)
    var paths = arguments[Options.interfaceBuilder]
    if paths.isEmpty {
      for named in reading.manifest?.interfaceBuilder ?? [] {
        let relative = search.path(named.value, beside: path)
        if search.exists(relative) { paths.append(relative) } else { reading.reportMissing(named) }
      }
    }
    return (reading, try search.documents(in: paths).map { try InputFile(path: $0).document() })
  }

  /// A closed pipe (`reusegen context | head`) is no failure of ours.
  private func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
