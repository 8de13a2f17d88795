/// Restores closing braces that a document lost, from the indentation of the code.
enum LostBraces {
  static func closing(_ lines: [String]) -> [String] {
    var closed: [String] = []
    var open: [Int] = []
    for line in lines {
      let code = line.drop { $0 == " " }
      let indentation = line.count - code.count
      if !code.isEmpty, !code.hasPrefix("//") {
        while let last = open.last, last > indentation || last == indentation && !code.hasPrefix("}") {
          closed.append(brace(last))
          open.removeLast()
        }
      }
      closed.append(line)
      for character in Self.withoutComments(code) {
        if character == "{" { open.append(indentation) }
        if character == "}", !open.isEmpty { open.removeLast() }
      }
    }
    return closed + open.reversed().map(brace)
  }

  private static func brace(_ indentation: Int) -> String { String(repeating: " ", count: indentation) + "}" }

  private static func withoutComments(_ code: Substring) -> Substring {
    code.hasPrefix("//") ? "" : code[..<(code.firstRange(of: " // ")?.lowerBound ?? code.endIndex)]
  }
}
