import ReuseGenCLibrary

/// The content of a file as memory. The system reads a part when something first looks at it, and copies nothing.
///
/// It is for files that programs replace or append to: if one is made shorter meanwhile, looking at what is gone ends
/// this process.
package final class MappedFile: Sendable {
  /// The content, which is valid as long as this object exists.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  package init(path: String) throws(SystemError) {
    // Opening a pipe would wait for a writer.
    let file = try OpenFile(path, flags: O_RDONLY | O_NONBLOCK)
    let status = try file.status()
    guard status.kind == .file else { throw SystemError(code: EINVAL) }
    let size = status.size
    // The system refuses to map nothing.
    guard size > 0 else {
      bytes = UnsafeRawBufferPointer(start: nil, count: 0)
      return
    }
    let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
    guard start != MAP_FAILED else { throw SystemError() }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit {
    if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
  }
}
