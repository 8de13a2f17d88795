import Foundation
import ReuseGenCore

/// A file that the tool reads.
struct InputFile {
  let path: String

  /// The manifest's bytes.
  func manifest() throws(FileFailure) -> [UInt8] {
    try bytes(
      atMost: ManifestReader.greatestSize, missing: "write one there, give its path, or let reusegen init make one")
  }

  /// The content as text; what is not UTF-8 shows as U+FFFD.
  func text() throws(FileFailure) -> String {
    String(decoding: try bytes(atMost: ManifestReader.greatestSize, missing: "check the path"), as: UTF8.self)
  }

  /// An Interface Builder document. What is too large is not read: saying so is the core's.
  func document() throws(FileFailure) -> DocumentFile {
    let size = try size(missing: "check the path")
    guard size <= DocumentFile.greatestSize else { return DocumentFile(path: path, content: .tooLarge(bytes: size)) }
    return DocumentFile(path: path, content: .bytes(try data()))
  }

  private func bytes(atMost limit: Int, missing cure: String) throws(FileFailure) -> [UInt8] {
    let size = try size(missing: cure)
    guard size <= limit else { throw FileFailure("\(path) has \(size >> 20) MB; the limit is \(limit >> 20) MB") }
    return Array(try data())
  }

  private func size(missing cure: String) throws(FileFailure) -> Int {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: resolved)
    } catch {
      throw FileManager.default.fileExists(atPath: path)
        ? FileFailure("\(path) cannot be read: \(reason(error))") : FileFailure("there is no file \(path); \(cure)")
    }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      throw FileFailure("\(path) is a folder; give the file in it")
    }
    return (attributes[.size] as? NSNumber)?.intValue ?? 0
  }

  private func data() throws(FileFailure) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileFailure("\(path) cannot be read: \(reason(error))")
    }
  }

  /// Attributes are asked of what a symbolic link leads to.
  private var resolved: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}

/// The system's own words for a failure, without Foundation's wrapping.
func reason(_ error: any Error) -> String {
  let error = error as NSError
  if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { return underlying.localizedDescription }
  return error.localizedDescription
}
