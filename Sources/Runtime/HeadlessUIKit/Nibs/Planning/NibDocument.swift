package import ReuseGenXML

/// A document that was read.
package struct NibDocument: Sendable {
  package let root: IBElement
  let path: String
  /// The module of the document's target, if the name of the bundle contains it. A name with several underscores may be
  /// that of several modules.
  let modules: [String]
  /// The strings of the preferred language, by object and attribute: "Tkn-VR-o25.text".
  let strings: [String: String]
  /// The bundles with asset catalogs, apart from the document's own folder.
  private let assets: [Bundle]

  init(url: URL, languages: [String] = UserLanguages.shared.preferred) {
    guard let data = try? Data(contentsOf: url) else { stop("The document \(url.path) could not be read") }
    self.init(data: data, path: url.path, strings: LocalizedStrings.read(for: url, languages: languages))
  }

  init(data: Data, path: String, strings: [String: String] = [:], assets: [Bundle] = []) {
    do {
      let root = try IBElement.read(data, path: path)
      self.init(root: root, path: path, strings: strings, assets: assets)
    } catch {
      stop("The document \(path) could not be read: \(error.message)")
    }
  }

  package init(root: IBElement, path: String, strings: [String: String] = [:], assets: [Bundle] = []) {
    self.root = root
    self.assets = assets
    self.path = path
    self.strings = strings
    modules = Self.modules(ofResourcesAt: path)
  }

  /// Whether the document is a storyboard. Only there do tables and collection views have prototypes and static rows.
  var isStoryboard: Bool { root["type"]?.contains(".Storyboard.") ?? false }

  /// The name of the document in messages: "PersonCell.xib".
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Logs a number that is out of range.
  func log(_ problem: NumberProblem) {
    warn("\(problem.message). (\(NibMessages.location(self, problem.element)))")
  }

  /// The values of the document's elements, for a picture of the design: images that aren't there have their sizes.
  ///
  /// - Parameter report: Called for each number that is out of range.
  func designedValues(report: @escaping (NumberProblem) -> Void) -> NibValues { values(missingImage: nil, report) }

  /// The values of the document's elements, as UIKit reads them.
  var values: NibValues {
    values(
      missingImage: { name in
        warnOnce(
          "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
            + "\"\(bundleName)\". (\(path))",
          about: "\(name) in \(path)"
        )
      },
      log
    )
  }

  private func values(missingImage: ((String) -> Void)?, _ report: @escaping (NumberProblem) -> Void) -> NibValues {
    NibValues(
      resources: root.elements(in: "resources"),
      strings: strings,
      bundles: folders.compactMap { Bundle(path: $0) } + assets,
      isTelevision: root["targetRuntime"] == "AppleTV",
      missingImage: missingImage,
      report: report
    )
  }

  /// The folder of the document, and the one around a folder of a language.
  private var folders: [String] {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.hasSuffix(".lproj") ? [folder, (folder as NSString).deletingLastPathComponent] : [folder]
  }

  private var bundleName: String {
    let folder = assets.last?.bundlePath ?? folders.last ?? ""
    return Bundle(path: folder)?.bundleIdentifier ?? (folder as NSString).lastPathComponent
  }

  /// SwiftPM names a target's resources `Package_Target.resources`. A module has underscores for characters that names
  /// in Swift don't have.
  private static func modules(ofResourcesAt path: String) -> [String] {
    for part in path.split(separator: "/").reversed() where part.hasSuffix(".resources") || part.hasSuffix(".bundle") {
      let name = part[..<(part.lastIndex(of: ".") ?? part.endIndex)]
      let ends = name.indices.filter { name[$0] == "_" }.map { name[name.index(after: $0)...] }
      if !ends.isEmpty { return ends.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) } }
    }
    return []
  }
}
