import Foundation
import HeadlessUIKitDrawing
import ReuseGenCommandLine
import ReuseGenSystemFiles
import ReuseGenXML

/// A document to draw, with the name of its pictures.
struct PreviewDocument {
  let path: String
  /// The path in the searched folder.
  let relativePath: String
  /// Whether it was found in a folder that was specified, rather than specified itself.
  private(set) var isInFolder = false
  /// The path without the searched folder, and without the extension unless another document has the same path
  /// otherwise.
  private var name: String

  init(path: String) { self.init(path: path, name: (path as NSString).lastPathComponent) }

  /// The document at a path, shown with another one.
  init(path: String, relativePath: String) {
    self.init(path: path, relativePath: relativePath, name: (relativePath as NSString).deletingPathExtension)
  }

  private init(path: String, relativePath: String? = nil, name: String) {
    (self.path, self.relativePath, self.name) = (path, relativePath ?? path, name)
  }

  /// The bytes of the file, unless it is larger than any document.
  func content() throws -> Data {
    let content: OpenFile.Content
    do throws(SystemError) {
      // Opening a pipe would wait for a writer, and a device may have no end.
      let file = try OpenFile(path, flags: O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      guard status.kind == .file else { throw SystemError(code: status.kind == .folder ? EISDIR : EINVAL) }
      content = try file.content(size: status.size, atMost: IBLimits.bytes)
    } catch {
      throw FileFailure("the document can't be read: \(error)")
    }
    switch content {
    case .whole(let bytes): return Data(bytes)
    case .tooLarge(let size):
      throw LoadedDocument.Failure.unreadable(IBReadError(path: path, problem: .tooLarge(bytes: size)))
    }
  }

  /// "Main.svg" for a whole document, "Main-Settings.svg" for a part.
  func pictureName(_ part: String) -> String {
    var clean = ""
    clean.unicodeScalars.append(
      contentsOf: part.unicodeScalars.map { scalar in
        let isKept = scalar != "/" && scalar != " " && scalar.properties.generalCategory != .control
        return isKept ? scalar : "_"
      }
    )
    return clean.isEmpty ? "\(name).svg" : "\(name)-\(clean).svg"
  }

  /// The specified documents and those in the specified folders, sorted by path. Folders of other projects, of builds
  /// and hidden ones are skipped.
  ///
  /// - Parameter isIncluded: Whether a file of a folder is one of them.
  static func all(
    in paths: [String],
    where isIncluded: @escaping (String) -> Bool = { InterfaceBuilderDocument.Kind(path: $0) != nil }
  ) -> [PreviewDocument] {
    var files = found(in: paths, where: isIncluded)
    let byName = Dictionary(grouping: files, by: \.name)
    for index in files.indices where byName[files[index].name, default: []].count > 1 {
      files[index].name += "." + URL(fileURLWithPath: files[index].path).pathExtension
    }
    return files
  }

  private static func found(in paths: [String], where isIncluded: @escaping (String) -> Bool) -> [PreviewDocument] {
    paths.flatMap { path -> [PreviewDocument] in
      guard kind(of: path) == .folder else {
        return [PreviewDocument(path: path, name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)]
      }
      return files(in: path).filter(isIncluded)
        // Folders, pipes and broken links aren't documents.
        .filter { kind(of: "\(path)/\($0)") == .file }
        .sorted().map { file in
          var document = PreviewDocument(
            path: path.hasSuffix("/") ? path + file : "\(path)/\(file)",
            relativePath: file,
            name: (file as NSString).deletingPathExtension
          )
          document.isInFolder = true
          return document
        }
    }
  }

  private static func files(in folder: String) -> [String] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let file as String in enumerator {
      if FileSearch.isSkippedFolder((file as NSString).lastPathComponent) {
        enumerator.skipDescendants()
      } else {
        found.append(file)
      }
    }
    return found
  }

  /// The kind of the file at a path, after following links; `nil` if there is none that can be reached.
  private static func kind(of path: String) -> FileStatus.Kind? { try? FileStatus(following: path)?.kind }
}
