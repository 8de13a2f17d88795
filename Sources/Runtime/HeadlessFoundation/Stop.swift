import ReuseGenVisibleText

#if os(Linux) && canImport(Runtime)
import Runtime
#endif

/// Stops the program with a message about a mistake in its setup.
///
/// UIKit throws an Objective-C exception in these situations, which Swift code can't catch either. All messages of the
/// runtime go through this function, which writes the location in the program's own code first: the first line of the
/// output is then the one to read, before the registers and the backtrace.
package func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  // Some messages have several lines.
  let message = message.messageLines
  guard let caller = CallerLocation.current else { fatalError(message, file: file, line: line) }
  FileHandle.standardError.write(Data("\(caller): Fatal error: \(message)\n".utf8))
  abort()
}

/// The line of the program that called into this package, as a compiler writes a location.
private enum CallerLocation {
  /// `nil` if the platform can't tell, or if nothing but this package is on the stack.
  static var current: String? {
    #if os(Linux) && canImport(Runtime)
    // Exit tests switch backtraces off.
    if let setting = getenv("SWIFT_BACKTRACE"), String(cString: setting).contains("enable=no") { return nil }
    // A location takes long to find, even beside others, so that no more frames are looked at than necessary.
    for offset in stride(from: 0, to: 128, by: 4) {
      // The last of the frames only tells that there are more, or the end of the stack.
      let backtrace = try? Backtrace.capture(limit: 5, offset: offset, top: 0)
      guard let frames = backtrace?.symbolicated()?.frames, frames.count > 1 else { return nil }
      if let location = frames.lazy.compactMap(\.symbol?.sourceLocation).first(where: isProgram) {
        return "\(location.path):\(location.line):\(max(1, location.column))"
      }
    }
    #endif
    return nil
  }

  #if os(Linux) && canImport(Runtime)
  private static func isProgram(_ location: SymbolicatedBacktrace.SourceLocation) -> Bool {
    location.line > 0 && !isOurs(location.path)
  }
  #endif

  /// Whether a file belongs to the runtime, or is generated: neither contains the mistake.
  private static func isOurs(_ path: String) -> Bool {
    if path.isEmpty || path.hasPrefix("<") || path.hasSuffix("/Reuse.generated.swift") { return true }
    return folders.contains { path.hasPrefix($0) }
  }

  /// The folders of the runtime's modules.
  private static let folders: [String] = {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized.path
    return ["Runtime", "StandIns", "Testing"].map { "\(sources)/\($0)/" }
  }()
}
