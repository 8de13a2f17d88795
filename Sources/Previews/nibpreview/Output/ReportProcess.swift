import Foundation
import ReuseGenSystemFiles

/// A process of this program that reports on documents for another one, so that a document that stops its layout or
/// its drawing doesn't stop the report. Such a document is reported by what its file states.
enum ReportProcess {
  /// Reports on documents.
  ///
  /// - Parameters:
  ///   - undrawn: The places of documents that are neither laid out nor drawn, because that stops a process.
  ///   - finish: Called after each document.
  /// - Returns: The exit code.
  typealias Report = @MainActor (_ undrawn: Set<Int>, _ finish: @escaping () -> Void) -> Int32

  /// The environment variable that contains the places of documents that aren't drawn, with commas.
  private static let variable = "NIBPREVIEW_UNDRAWN_DOCUMENTS"

  private static var undrawn: Set<Int>? {
    ProcessInfo.processInfo.environment[variable].map { Set($0.split(separator: ",").compactMap { Int($0) }) }
  }

  /// Reports in another process, again without the document that stopped it. Returns the exit code.
  @MainActor static func run(_ report: Report) -> Int32 {
    if let undrawn {
      DrawingProcess.endWithParent()
      return report(undrawn) { DrawingProcess.finish(with: 0) }
    }
    var undrawn: Set<Int> = []
    while true {
      let list = undrawn.sorted().map { "\($0)" }.joined(separator: ",")
      // Where there can't be another process, this one reports.
      guard let (finished, process) = try? DrawingProcess.run(with: [variable: list]) else { return report([]) {} }
      guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
      guard undrawn.insert(finished.count).inserted else {
        Console.show(
          "error: the comparison crashed (signal \(process.terminationStatus)); file an issue, and attach the documents"
        )
        return 2
      }
      Console.show(
        "warning: document \(finished.count + 1) stops its layout, as the message above describes; it is reported "
          + "without layout and pictures"
      )
    }
  }
}
