/// Stops the program with a message about a mistake in its set-up.
///
/// UIKit throws an Objective-C exception in these places, which Swift code can't catch either. Every message of this
/// module goes through here, so that the wording and the way of stopping have one place.
package func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}

/// Says what is wrong and goes on, where UIKit logs.
func warn(_ message: String) { FileHandle.standardError.write(Data("Warning: \(message)\n".utf8)) }
