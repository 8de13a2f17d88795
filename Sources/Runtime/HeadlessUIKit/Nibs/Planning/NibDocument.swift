package import InterfaceBuilderXML

/// A document that was read.
package struct NibDocument: Sendable {
  package let root: IBElement
  let path: String
  /// The module of the document's target, if the name of the bundle contains it.
  let module: String?
  /// The strings of the preferred language, by object and attribute: "Tkn-VR-o25.text".
  let strings: [String: String]
  /// The paths of folders with asset catalogs, apart from the document's own.
  private let assetFolders: [String]

  init(url: URL, languages: [String] = UserLanguages.shared.preferred) {
    guard let data = try? Data(contentsOf: url) else { stop("The document \(url.path) could not be read") }
    self.init(data: data, path: url.path, strings: LocalizedStrings.read(for: url, languages: languages))
  }

  init(data: Data, path: String, strings: [String: String] = [:]) {
    do {
      self.init(root: try IBElement.read(data, path: path), path: path, strings: strings)
    } catch {
      stop("The document \(path) could not be read: \(error.message)")
    }
  }

  package init(
    root: IBElement,
    path: String,
    strings: [String: String] = [:],
    assetFolders: [String] = []
  ) {
    self.root = root
    self.assetFolders = assetFolders
    self.path = path
    self.strings = strings
    module = Self.module(ofResourcesAt: path)
  }

  /// The name of the document in messages: "PersonCell.xib".
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Logs a number that is out of range.
  func log(_ problem: NumberProblem) {
    warn("\(problem.message). (\(NibMessages.location(self, problem.element)))")
  }

  /// The values of the document's elements.
  ///
  /// - Parameter report: Called for each number that is out of range.
  func values(report: @escaping (NumberProblem) -> Void) -> NibValues {
    NibValues(
      resources: root.elements(in: "resources"),
      strings: strings,
      folders: [(path as NSString).deletingLastPathComponent] + assetFolders,
      isTelevision: root["targetRuntime"] == "AppleTV",
      report: report
    )
  }

  /// SwiftPM names a target's resources `Package_Target.resources`.
  private static func module(ofResourcesAt path: String) -> String? {
    for part in path.split(separator: "/").reversed() where part.hasSuffix(".resources") || part.hasSuffix(".bundle") {
      let name = part.prefix { $0 != "." }
      if let mark = name.firstIndex(of: "_") { return String(name[name.index(after: mark)...]) }
    }
    return nil
  }
}
