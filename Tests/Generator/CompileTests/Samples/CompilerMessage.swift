/// A message of the compiler's about a file.
struct CompilerMessage: CustomStringConvertible {
  var file: String
  var isError: Bool
  var text: String

  var description: String { (isError ? "error: " : "warning: ") + text }
  /// Samples declare names and don't use them.
  var isAboutUnusedNames: Bool { text.contains("was never used") }

  /// The errors and warnings in what the compiler prints: `/folder/File.swift:3:14: error: text`.
  static func messages(in output: String) -> [CompilerMessage] {
    output.split(separator: "\n").compactMap { line -> CompilerMessage? in
      guard line.hasPrefix("/"), let colon = line.firstIndex(of: ":") else { return nil }
      let file = line[..<colon].split(separator: "/").last ?? ""
      for (mark, isError) in [(": error: ", true), (": warning: ", false)] {
        guard let range = line.firstRange(of: mark) else { continue }
        let text = String(line[range.upperBound...].split(separator: " [#").first ?? "")
        // The names that the tests add around a sample are ours.
        let own = text.replacing("\(file.dropLast(".swift".count)).", with: "")
        return CompilerMessage(file: String(file), isError: isError, text: own)
      }
      return nil
    }
  }
}
