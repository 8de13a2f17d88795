#if os(Linux) && canImport(Runtime)
import Runtime
#endif

/// Stops the program with a message about a mistake in its setup.
///
/// UIKit throws an Objective-C exception in these situations, which Swift code can't catch either. All messages of the
/// runtime go through this function, which writes the location in the program's own code first: the first line of the
/// output is then the one to read, before the registers and the backtrace.
package func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  guard let caller = CallerLocation.current else { fatalError(message, file: file, line: line) }
  FileHandle.standardError.write(Data("\(caller): Fatal error: \(message)\n".utf8))
  abort()
}

/// The line of the program that called into this package, as a compiler writes a location.
private enum CallerLocation {
  /// `nil` if the platform can't tell, or if nothing but this package is on the stack.
  static var current: String? {
    #if os(Linux) && canImport(Runtime)
    // Symbolicating takes about a second. Exit tests switch backtraces off.
    if let setting = getenv("SWIFT_BACKTRACE"), String(cString: setting).contains("enable=no") { return nil }
    guard let frames = (try? Backtrace.capture(limit: 128))?.symbolicated()?.frames else { return nil }
    for frame in frames {
      guard let location = frame.symbol?.sourceLocation, location.line > 0, !isOurs(location.path) else { continue }
      return "\(location.path):\(location.line):\(max(1, location.column))"
    }
    #endif
    return nil
  }

  /// Whether a file belongs to the runtime, or is generated: neither contains the mistake.
  private static func isOurs(_ path: String) -> Bool {
    if path.isEmpty || path.hasPrefix("<") || path.hasSuffix("/Reuse.generated.swift") { return true }
    return folders.contains { path.hasPrefix($0) }
  }

  /// The folders of the modules of the runtime, beside each other.
  private static let folders: [String] = {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    return [
      "DiffableDataSources", "FoundationSupplement", "HeadlessUIFoundation", "HeadlessUIKit", "HeadlessUIKitDrawing",
      "HeadlessUIKitTesting", "ListGeometry", "PortedCodeSupport", "Recycler", "UIKit",
    ].map { "\(sources)/\($0)/" }
  }()
}

/// Writes a warning and continues, where UIKit logs.
package func warn(_ message: String) { FileHandle.standardError.write(Data("Warning: \(message)\n".utf8)) }
