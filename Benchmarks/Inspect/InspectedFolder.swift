import Foundation
import ReuseGenSystemFiles

/// The documents that are inspected: a folder of the user's, or one that is written for the run and removed afterward.
final class InspectedFolder {
  private let given: String?
  private var temporary: [WrittenFolder] = []

  init(_ path: String?) { given = path }

  /// The paths of the documents, searched for once.
  private(set) lazy var paths: [String] = {
    if let given { return Self.documents(in: given) }
    let folder = WrittenFolder(MadeApp(documents: 850).documents)
    temporary.append(folder)
    return Self.documents(in: folder.path)
  }()

  /// The paths of ten copies of each document, made once.
  private(set) lazy var tenfoldPaths: [String] = {
    let files = paths.enumerated().flatMap { number, path -> [MadeFile] in
      let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      let name = URL(fileURLWithPath: path).lastPathComponent
      return (0..<10).map { MadeFile("\($0)-\(number)-\(name)", text) }
    }
    let folder = WrittenFolder(files)
    temporary.append(folder)
    return Self.documents(in: folder.path)
  }()

  /// Reads the files of a folder and of the folders in it.
  static func read(_ folder: String) {
    for entry in (try? Folder(path: folder).entries()) ?? [] {
      let path = "\(folder)/\(String(decoding: entry.name, as: UTF8.self))"
      if entry.kind == .folder { read(path) } else { keep(FileManager.default.contents(atPath: path)) }
    }
  }

  private static func documents(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { "\(folder)/\($0)" }
  }
}
