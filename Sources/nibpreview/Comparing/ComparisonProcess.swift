import Foundation
import ReuseGenArguments

/// A process of this program that compares documents for another one, so that a document that stops its layout or its
/// drawing doesn't stop the comparison. Such a document is compared by what its file states.
enum ComparisonProcess {
  /// The environment variable that contains the places of documents that aren't drawn, with commas.
  private static let variable = "NIBPREVIEW_UNDRAWN_DOCUMENTS"

  private static var undrawn: Set<Int>? {
    ProcessInfo.processInfo.environment[variable].map { Set($0.split(separator: ",").compactMap { Int($0) }) }
  }

  /// Compares in another process, again without the document that stopped it. Returns the exit code.
  @MainActor static func run(_ arguments: Arguments) -> Int32 {
    if let undrawn {
      return CompareCommand.run(arguments, undrawn: undrawn) { DrawingProcess.finish(with: 0) }
    }
    var undrawn: Set<Int> = []
    while true {
      let list = undrawn.sorted().map { "\($0)" }.joined(separator: ",")
      // Where there can't be another process, this one compares.
      guard let (finished, process) = try? DrawingProcess.run(with: [variable: list]) else {
        return CompareCommand.run(arguments)
      }
      guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
      guard undrawn.insert(finished.count).inserted else {
        Console.report("error: the comparison was stopped (signal \(process.terminationStatus)); report the documents")
        return 2
      }
      Console.report(
        "warning: document \(finished.count + 1) stops its layout, as the message above describes; it is compared without "
          + "layout and pictures"
      )
    }
  }
}
