import ReuseGenXcodeProjects

/// The Info.plist of an app, as Xcode writes it into the app's bundle: build settings replace the references to them,
/// and settings of the target add keys.
struct InformationList {
  /// The property list, in XML.
  private(set) var text: String
  /// The settings that the list refers to, and that nothing states.
  private(set) var unresolved: [String] = []

  private let values: (String) -> String?

  /// - Parameters:
  ///   - written: The text of the file; `nil` if the target has none.
  ///   - target: The target whose settings count; `nil` without a project.
  ///   - name: The name of the product without a project.
  init(_ written: String?, of target: XcodeTarget?, named name: String) {
    let product = target?.productName ?? name
    let common = [
      "EXECUTABLE_NAME": product, "PRODUCT_NAME": product, "TARGET_NAME": target?.id.name ?? name,
      "PRODUCT_MODULE_NAME": target?.moduleName ?? name.moduleIdentifier, "WRAPPER_NAME": "\(product).app",
      "DEVELOPMENT_LANGUAGE": target?.developmentLanguage ?? "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
    values = { target?.settings.value(of: $0) ?? common[$0] }
    text = written ?? Self.empty
    text = resolved(text)
    if written == nil || values("GENERATE_INFOPLIST_FILE") == "YES" { addCommonKeys() }
    let names = target?.settings.names.filter { $0.hasPrefix(Self.prefix) } ?? []
    for name in names.sorted() {
      if let value = values(name) { add(String(name.dropFirst(Self.prefix.count)), value) }
    }
  }

  private static let prefix = "INFOPLIST_KEY_"
  private static let empty = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """

  /// Replaces the references to settings. Those that nothing states stay.
  private mutating func resolved(_ text: String) -> String {
    SettingReference.replaceAll(in: text) { reference, written in
      if let value = reference.name.isEmpty ? "" : values(reference.name) {
        return Self.escaped(reference.applyOperators(to: value))
      }
      if !unresolved.contains(reference.name) { unresolved.append(reference.name) }
      return String(written)
    }
  }

  /// Adds the keys that Xcode generates for each app.
  private mutating func addCommonKeys() {
    let keys = [
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleName", "PRODUCT_NAME"),
      ("CFBundleExecutable", "EXECUTABLE_NAME"), ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ]
    for (key, setting) in keys {
      if let value = values(setting) { add(key, value, isText: true) }
    }
  }

  /// Adds a key at the end of the outermost dictionary, unless it is there.
  private mutating func add(_ key: String, _ value: String, isText: Bool = false) {
    guard !text.contains("<key>\(key)</key>") else { return }
    let element =
      switch value {
      case "YES" where !isText: "<true/>"
      case "NO" where !isText: "<false/>"
      default: Self.element(key, value)
      }
    let line = "\t<key>\(Self.escaped(key))</key>\n\t\(element)\n"
    if let end = text.ranges(of: "</dict>").last?.lowerBound {
      text.insert(contentsOf: line, at: end)
    } else if let end = text.ranges(of: "<dict/>").last {
      text.replaceSubrange(end, with: "<dict>\n\(line)</dict>")
    }
  }

  private static func element(_ key: String, _ value: String) -> String {
    guard key.contains("Orientation") else { return "<string>\(escaped(value))</string>" }
    let items = value.split(separator: " ").map { "<string>\(escaped(String($0)))</string>" }
    return "<array>\(items.joined())</array>"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
