/// A test that fails and doesn't end the program, as its output says: an outlet, for example, that a document doesn't
/// connect.
struct TestFailure {
  /// The suite of the first screen, or the class whose test it is.
  let name: String
  let reason: String

  /// The failures in the output of tests, the first one of each class.
  ///
  /// - Parameter classes: The classes that tests load, by the names with which tests mean them.
  static func all(in output: String, classes: [String: String]) -> [TestFailure] {
    var names: Set<String> = []
    let lines = output.split(whereSeparator: \.isNewline)
    return zip(lines, lines.dropFirst() + [""]).compactMap { TestFailure($0, before: $1, classes) }
      .filter { names.insert($0.name).inserted }
  }

  /// - Parameters:
  ///   - line: `✘ Test aNibLoads(_:) recorded an issue with 1 argument nib → Cell at A.swift:1:7: Expect…`
  ///   - next: The comment of an issue that a test records: `↳ Cell has no action save:`
  private init?(_ line: Substring, before next: Substring, _ classes: [String: String]) {
    guard line.hasPrefix("\u{2718} Test "), let mark = line.firstRange(of: " recorded an issue "),
      let place = line[mark.upperBound...].firstRange(of: ".swift:")
    else { return nil }
    if line[..<mark.lowerBound].contains(TestCrash.functionOfFirstScreen) {
      name = TestCrash.firstScreen
    } else if let file = line[..<place.lowerBound].ranges(of: " at ").last,
      let type = TestCrash.type(ofArgument: line[mark.upperBound..<file.lowerBound], classes)
    {
      name = type
    } else {
      return nil
    }
    var message = line[place.upperBound...].drop { $0.isNumber || $0 == ":" }
    if message == " Issue recorded", next.hasPrefix("\u{21B3} ") { message = next.dropFirst() }
    reason = "\(TestCrash.subject(name)) fails: \(Self.withoutAddresses(message))"
  }

  /// `<Cell: 0x00007f79>` is `<Cell>`, as it is in each run.
  private static func withoutAddresses(_ message: Substring) -> String {
    var text = ""
    var rest = message
    while let address = rest.firstRange(of: ": 0x") {
      text += rest[..<address.lowerBound]
      rest = rest[address.upperBound...].drop(while: \.isHexDigit)
    }
    return (text + rest).trimmingPrefix(" ").description
  }
}
