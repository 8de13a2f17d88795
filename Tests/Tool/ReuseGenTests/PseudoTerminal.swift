import Foundation

/// A terminal for a program's output, whose screen is the test.
final class PseudoTerminal {
  /// The program's side.
  let program: FileHandle
  private let screen: Int32
  /// All that was written so far.
  private(set) var text = ""

  init() throws {
    var (screen, program): (Int32, Int32) = (-1, -1)
    guard openpty(&screen, &program, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
    self.screen = screen
    self.program = FileHandle(fileDescriptor: program, closeOnDealloc: true)
    _ = fcntl(screen, F_SETFL, O_NONBLOCK)
  }

  deinit { close(screen) }

  /// Reads what is there.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(screen, &buffer, buffer.count)
      guard count > 0 else { return }
      text += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
