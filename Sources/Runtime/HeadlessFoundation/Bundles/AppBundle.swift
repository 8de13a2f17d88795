/// The bundle of an app's module, and what it contains beside files: the values of Info.plist and texts by language.
///
/// Foundation's `Bundle` can't be subclassed on Linux, so the copies of ported sources ask this type.
package struct AppBundle {
  package let bundle: Bundle
  /// The values of the app's Info.plist; empty if the bundle has none.
  package let info: [String: Any]

  /// The name of the file in which the port leaves the app's Info.plist: SwiftPM writes one of its own.
  package static let informationFile = "AppInfo.plist"

  package init(_ bundle: Bundle) {
    self.bundle = bundle
    let file = bundle.bundleURL.appendingPathComponent(Self.informationFile)
    let list = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    info = list as? [String: Any] ?? bundle.infoDictionary ?? [:]
  }

  // MARK: - Finding

  /// The bundle of the code that a file belongs to, by its `#fileID`: "MyApp/Screen.swift".
  package static func bundle(ofFile file: String) -> Bundle { bundle(ofModule: String(file.prefix { $0 != "/" })) }

  /// The bundle of the module that declares a class.
  package static func bundle(of type: AnyClass) -> Bundle {
    if RuntimeModules.contains(type) { return Bundle(for: type) }
    return bundle(ofModule: String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// SwiftPM names the resources of a target `Package_Target.resources`. A module without any has the main bundle.
  private static func bundle(ofModule module: String) -> Bundle {
    AppBundles.shared.bundle(ofModule: module) {
      let suffix = "_\(module)"
      let bundles = BundleSearch.resourceBundles(beside: .main).map { bundle in
        (name: bundle.bundleURL.deletingPathExtension().lastPathComponent, bundle: bundle)
      }
      let own = bundles.filter { identifier($0.name).hasSuffix(suffix) }
      return own.min { $0.name.utf8.count < $1.name.utf8.count }?.bundle ?? .main
    }
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  // MARK: - Languages

  /// The languages of the bundle, without Base.
  package var localizations: [String] { StringTables.shared.languages(of: bundle.bundleURL) }

  /// The language that the app is written in: "en" unless Info.plist states another.
  package var developmentLanguage: String {
    let stated = info["CFBundleDevelopmentRegion"] as? String ?? ""
    return stated.isEmpty || stated.contains("$") ? "en" : stated
  }

  /// The language that texts are in: the first of the user's that the bundle has, or that of the development.
  package var language: String { UserLanguages.shared.best(of: localizations) ?? developmentLanguage }

  /// The text of a key, or else `value`, or else the key.
  package func text(_ key: String, value: String?, table: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let place = LocalizedPlace(folder: bundle.bundleURL.path, language: language, table: name, key: key)
    if let text = StringTables.shared.text(at: place, development: developmentLanguage) {
      return text.resolved(at: place, device: UserLanguages.shared.device)
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The value of a key of Info.plist, in the user's language if `InfoPlist` has one.
  package func information(_ key: String) -> Any? {
    let place = LocalizedPlace(folder: bundle.bundleURL.path, language: language, table: "InfoPlist", key: key)
    if let text = StringTables.shared.text(at: place, development: developmentLanguage) {
      return text.resolved(at: place, device: UserLanguages.shared.device)
    }
    return info[key]
  }

  // MARK: - Files

  /// A file in the folder of the user's language, in that of no language, or in the bundle itself.
  package func url(_ name: String?, _ type: String?, subdirectory: String?, language: String? = nil) -> URL? {
    let base = subdirectory.map { bundle.bundleURL.appendingPathComponent($0) } ?? bundle.bundleURL
    let languages = language.map { [$0] } ?? UserLanguages.names(of: self.language)
    let type = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    for folder in languages.map({ "\($0).lproj" }) + ["Base.lproj", ""] {
      let folder = folder.isEmpty ? base : base.appendingPathComponent(folder)
      guard let name, !name.isEmpty else {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if let found = names.sorted().first(where: { ($0 as NSString).pathExtension == type }) {
          return folder.appendingPathComponent(found)
        }
        continue
      }
      let file = folder.appendingPathComponent(type.map { "\(name).\($0)" } ?? name)
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }
}
