extension String {
  /// The advice for a document's name with its extension, which UIKit adds itself; `nil` for other names.
  func hintAboutExtension(_ fileExtension: String) -> String? {
    guard hasSuffix(".\(fileExtension)") else { return nil }
    return "write the name without its extension, \(quoted(String(dropLast(fileExtension.count + 1))))"
  }
}
