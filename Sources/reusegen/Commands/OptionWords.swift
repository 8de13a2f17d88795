import ReuseGenArguments
import ReuseGenCore

/// The path of a file or folder.
struct FilePath: WordValue {
  static var requirement: String { "Please provide a path." }

  let word: String

  init?(word: String) {
    if word.isEmpty { return nil }
    self.word = word
  }
}

/// The name of a Swift module.
struct ModuleName: WordValue {
  static var requirement: String { "Please provide the name of a Swift module, such as 'App'." }

  let word: String

  init?(word: String) {
    guard SwiftIdentifier.isValid(word) else { return nil }
    self.word = word
  }
}

extension BundleChoice: ArgumentValue, WordValue {}
extension Reporter: ArgumentValue, WordValue {}
extension Inspection.Format: ArgumentValue, WordValue {}
