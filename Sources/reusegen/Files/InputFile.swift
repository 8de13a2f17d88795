import Foundation
import ReuseGenCore

/// A file, a pipe or a device that the tool reads; "-" is standard input.
struct InputFile {
  let path: String

  /// What messages call it.
  var name: String { isStandardInput ? "<stdin>" : path }

  private var isStandardInput: Bool { path == "-" }

  /// The manifest's bytes.
  func manifest() throws(FileFailure) -> [UInt8] {
    try bytes(missing: "write one there, give its path, or let reusegen init make one")
  }

  func template() throws(FileFailure) -> TemplateSource {
    TemplateSource(name: name, bytes: try bytes(missing: "check the path"))
  }

  /// An Interface Builder document. What is too large is not read: saying so is the core's.
  func document() throws(FileFailure) -> DocumentFile {
    switch try content(atMost: DocumentFile.maximumSize, missing: "check the path") {
    case .whole(let bytes): DocumentFile(path: path, content: .bytes(Data(bytes)))
    case .tooLarge(let size): DocumentFile(path: path, content: .tooLarge(bytes: size))
    }
  }

  /// A source of the target's, or what was generated before, of any size.
  func source() throws(FileFailure) -> [UInt8] {
    guard case .whole(let bytes) = try content(atMost: .max - 1, missing: "check the path") else { return [] }
    return bytes
  }

  private func bytes(missing cure: String) throws(FileFailure) -> [UInt8] {
    let limit = ManifestReader.greatestSize
    switch try content(atMost: limit, missing: cure) {
    case .whole(let bytes): return bytes
    case .tooLarge: throw FileFailure("\(name) has more than \(limit >> 20) MB, which is the limit")
    }
  }

  private enum Content {
    case whole([UInt8])
    /// With as many bytes as are known.
    case tooLarge(Int)
  }

  private func content(atMost limit: Int, missing cure: String) throws(FileFailure) -> Content {
    do throws(SystemError) {
      let file = isStandardInput ? OpenFile.standardInput : try OpenFile(path, flags: O_RDONLY)
      let status = try file.status()
      if status.kind != .folder { return try Self.content(of: file, size: status.size, atMost: limit) }
    } catch {
      throw error.isMissing
        ? FileFailure("there is no file \(path); \(cure)") : FileFailure("\(name) cannot be read: \(error)")
    }
    throw FileFailure("\(name) is a folder; give the file in it")
  }

  private static func content(
    of file: borrowing OpenFile,
    size: Int,
    atMost limit: Int
  ) throws(SystemError) -> Content {
    if size > limit { return .tooLarge(size) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      // A file whole, and then its end; a pipe in pieces.
      let next = try file.next(max(1 << 16, size - bytes.count + 1))
      if next.isEmpty { return .whole(bytes) }
      if bytes.isEmpty { bytes = next } else { bytes += next }
    }
    return .tooLarge(bytes.count)
  }
}
