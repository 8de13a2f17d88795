// The questions that ported code asks its bundle. In a test, `Bundle.main` is the runner's; the app's is that of its
// module.
extension Bundle {
  /// The app's own bundle, for `Bundle.main` in ported code: the resources of the module that the call is in.
  public static func ofApp(_ file: String = #fileID) -> Bundle { AppBundle.bundle(ofFile: file) }

  /// The bundle of the module that declares a class, for `Bundle(for:)` in ported code.
  public static func ofApp(for aClass: AnyClass) -> Bundle { AppBundle.bundle(of: aClass) }

  /// The values of the app's Info.plist.
  public var infoDictionaryOfApp: [String: Any]? { AppBundle(self).info }

  /// A value of the app's Info.plist, in the user's language if there is one.
  public func objectOfApp(forInfoDictionaryKey key: String) -> Any? { AppBundle(self).information(key) }

  /// The identifier in the app's Info.plist.
  public var bundleIdentifierOfApp: String? { AppBundle(self).info["CFBundleIdentifier"] as? String }

  /// The text of a key in the user's language.
  public func localizedStringOfApp(forKey key: String, value: String?, table tableName: String?) -> String {
    AppBundle(self).text(key, value: value, table: tableName)
  }

  /// The languages that the user prefers, among those of the bundle.
  public var preferredLocalizationsOfApp: [String] { [AppBundle(self).language] }

  /// The file of a resource, in the user's language if there is one.
  public func urlOfApp(forResource name: String?, withExtension ext: String?) -> URL? {
    AppBundle(self).url(name, ext, subdirectory: nil)
  }

  /// The file of a resource in a folder, in the user's language if there is one.
  public func urlOfApp(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? {
    AppBundle(self).url(name, ext, subdirectory: subdirectory)
  }

  /// The file of a resource in a language.
  public func urlOfApp(
    forResource name: String?,
    withExtension ext: String?,
    subdirectory: String?,
    localization: String?
  ) -> URL? { AppBundle(self).url(name, ext, subdirectory: subdirectory, language: localization) }

  /// The path of a resource, in the user's language if there is one.
  public func pathOfApp(forResource name: String?, ofType ext: String?) -> String? {
    urlOfApp(forResource: name, withExtension: ext)?.path
  }

  /// The path of a resource in a folder, in the user's language if there is one.
  public func pathOfApp(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    urlOfApp(forResource: name, withExtension: ext, subdirectory: subpath)?.path
  }

  /// The path of a resource in a language.
  public func pathOfApp(
    forResource name: String?,
    ofType ext: String?,
    inDirectory subpath: String?,
    forLocalization localization: String?
  ) -> String? {
    urlOfApp(forResource: name, withExtension: ext, subdirectory: subpath, localization: localization)?.path
  }
}

/// The text of a key in the user's language, for `NSLocalizedString` in ported code. Without a bundle it is that of the
/// module that the call is in.
public func localizedStringOfApp(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle? = nil,
  value: String = "",
  comment: String = "",
  file: String = #fileID
) -> String { AppBundle(bundle ?? AppBundle.bundle(ofFile: file)).text(key, value: value, table: tableName) }

extension String {
  /// Formats values, and chooses the forms of texts that depend on numbers.
  public init(formatOfApp format: String, _ arguments: any CVarArg...) {
    self = LocalizedFormat.text(format, arguments, locale: nil)
  }

  /// Formats values, and chooses the forms of texts that depend on numbers.
  public init(formatOfApp format: String, arguments: [any CVarArg]) {
    self = LocalizedFormat.text(format, arguments, locale: nil)
  }

  /// Formats values in a locale, and chooses the forms of texts that depend on numbers.
  public init(formatOfApp format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = LocalizedFormat.text(format, arguments, locale: locale)
  }

  /// Formats values in a locale, and chooses the forms of texts that depend on numbers.
  public init(formatOfApp format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = LocalizedFormat.text(format, arguments, locale: locale)
  }

  /// Formats values in the current locale, and chooses the forms of texts that depend on numbers.
  public static func localizedStringOfAppWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    LocalizedFormat.text(format, arguments, locale: .current)
  }
}

extension Locale {
  /// The languages that the user prefers.
  public static var preferredLanguagesOfApp: [String] { UserLanguages.shared.preferred }
}
