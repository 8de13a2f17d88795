/// Stops the program with a message about a mistake in its setup.
///
/// UIKit throws an Objective-C exception for these mistakes, which Swift code can't catch either. All messages of this
/// module that stop the program go through this function.
package func stop(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}

/// Logs a mistake that UIKit logs, too. The program continues.
func warn(_ message: String) { FileHandle.standardError.write(Data("Warning: \(message)\n".utf8)) }
