/// The schemes of URLs that an app may ask about: those of the system, and those that its Info.plist has.
struct QueriedSchemes: Sendable {
  /// The schemes that needn't be declared.
  private static let system: Set = [
    "app-settings", "facetime", "facetime-audio", "facetime-prompt", "http", "https", "itms", "itms-apps", "itms-appss",
    "itms-services", "mailto", "maps", "sms", "tel", "telprompt",
  ]

  /// `nil` if no Info.plist is known.
  private let declared: Set<String>?

  /// - Parameter lists: The values of the Info.plist of each app.
  init(_ lists: [[String: Any]]) {
    if lists.isEmpty {
      declared = nil
      return
    }
    let schemes = lists.flatMap { list in
      let types = list["CFBundleURLTypes"] as? [[String: Any]] ?? []
      let own = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
      return own + (list["LSApplicationQueriesSchemes"] as? [String] ?? [])
    }
    declared = Set(schemes.map { $0.lowercased() })
  }

  /// The schemes of the apps whose Info.plist the port left in their bundles.
  static let ofApp: QueriedSchemes = {
    let bundles = BundleSearch.resourceBundles(beside: .main).filter { bundle in
      let file = bundle.bundleURL.appendingPathComponent(AppBundle.informationFile)
      return FileManager.default.fileExists(atPath: file.path)
    }
    return QueriedSchemes(bundles.map { AppBundle($0).info })
  }()

  /// Whether the app may ask about a URL. Where UIKit logs that it may not, a warning says so once for each scheme.
  func allow(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if Self.system.contains(scheme) { return true }
    guard let declared else {
      warnOnce(
        "canOpenURL(_:) is true for the scheme \(scheme), because no Info.plist of the app is known here. A device "
          + "requires the scheme in its LSApplicationQueriesSchemes"
      )
      return true
    }
    if declared.contains(scheme) { return true }
    warnOnce(
      "-canOpenURL: failed for URL: \"\(url)\" - error: \"This app is not allowed to query for scheme \(scheme)\". "
        + "Add it to LSApplicationQueriesSchemes in the app's Info.plist",
      about: "QueriedSchemes.\(scheme)"
    )
    return false
  }
}
