/// The names under which errors in the manifest are reported. They can't be switched off.
enum ManifestRule {
  static let syntax = "manifest-syntax"
  static let key = "manifest-key"
  static let value = "manifest-value"
  static let name = "manifest-name"
}
