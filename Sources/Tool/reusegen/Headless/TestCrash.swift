import ReuseGenBasics

/// A test that ends the program, as its output says: a screen, for example, that needs a value before it is shown.
struct TestCrash {
  /// The suite of the first screen, or the class whose test it is.
  let name: String
  let reason: String
  /// The function that ran when the program ended; `nil` if the output doesn't say.
  let function: String?

  static let firstScreen = "FirstScreenTests"
  static let functionOfFirstScreen = "theFirstScreenAppears"

  /// - Parameters:
  ///   - classes: The classes that tests load, by the names with which tests mean them.
  ///   - read: Reads the lines of a generated test.
  /// - Returns: `nil` if all tests have run, or the output doesn't say which one ended them.
  init?(in output: String, classes: [String: String], read: (_ path: String) -> [Substring]) {
    let lines = output.split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("\u{2718} Test run with ") }) { return nil }
    let last = lines.last { $0.hasPrefix("\u{25C7} Test ") && $0.hasSuffix(") started.") }
    function = last.flatMap { Self.function(ofStart: $0) }
    let frames = lines.filter { $0.contains(" in ") && $0.contains(".xctest at ") }
    if function == Self.functionOfFirstScreen || frames.contains(where: { $0.contains("\(Self.firstScreen).") }) {
      name = Self.firstScreen
    } else if let type = last.flatMap({ Self.type(ofCase: $0, classes) }) {
      name = type
    } else if let type = frames.compactMap({ Self.entry(ofFrame: $0, classes, read) }).first {
      name = type
    } else if let type = frames.reversed().lazy.compactMap({ Self.type(ofFrame: $0) }).first(
      where: classes.values.contains
    ) {
      // UIKit calls the class that a test shows, and that one calls the others.
      name = type
    } else if let type = lines.compactMap({ Self.type(ofMessage: $0) }).first(where: classes.values.contains) {
      name = type
    } else {
      return nil
    }
    reason = "\(Self.subject(name)) crashes" + (lines.first { $0.contains("Fatal error: ") }.map { ": \($0)" } ?? "")
  }

  static func subject(_ name: String) -> String {
    "the test of the " + (name == firstScreen ? "first screen" : "class \(name)")
  }

  /// The function in `◇ Test case passing 1 argument nib → PersonCell to aNibLoads(_:) started.`
  private static func function(ofStart line: Substring) -> String? {
    line.split(separator: " ").last { $0.hasSuffix(")") }.map { String($0.prefix { $0 != "(" }) }
  }

  /// The class of the argument in `◇ Test case passing 1 argument nib → PersonCell to aNibLoads(_:) started.`
  private static func type(ofCase line: Substring, _ classes: [String: String]) -> String? {
    line.ranges(of: " to ").last.flatMap { type(ofArgument: line[..<$0.lowerBound], classes) }
  }

  /// The class that `nib → PersonCell` names.
  static func type(ofArgument text: Substring, _ classes: [String: String]) -> String? {
    guard let arrow = text.firstIndex(of: "\u{2192}") else { return nil }
    let argument = text[arrow...].dropFirst().trimmingPrefix(" ")
    return classes[String(argument)] ?? lastClass(in: argument, classes)
  }

  private static func lastClass(in text: Substring, _ classes: [String: String]) -> String? {
    text.swiftNames.reversed().lazy.compactMap { classes[String($0)] }.first
  }

  /// The class of the entry in a generated test, where the frame is in its closure: in
  /// `Picture("scenes/list") { try expect(loaded.controller(of: Reuse.Scenes.list), named: $0) }`.
  private static func entry(
    ofFrame frame: Substring,
    _ classes: [String: String],
    _ read: (String) -> [Substring]
  ) -> String? {
    guard frame.contains("variable initialization expression"), let mark = frame.firstRange(of: ".xctest at ") else {
      return nil
    }
    let place = frame[mark.upperBound...].split(separator: ":")
    guard place.count >= 2, place[0].hasSuffix("Tests.generated.swift"), let line = Int(place[1]) else { return nil }
    let before = read(String(place[0])).prefix(line)
    guard let start = before.lastIndex(where: { $0.contains("Picture(\"") || $0.contains("Contract(\"") }) else {
      return nil
    }
    return before[start...].reversed().lazy.compactMap { lastClass(in: $0, classes) }.first
  }

  /// The class of the object in `Fatal error: [<App.PersonCell> setValue:forUndefinedKey:]: this class is …`.
  private static func type(ofMessage line: Substring) -> String? {
    guard let start = line.firstRange(of: "Fatal error: [<")?.upperBound else { return nil }
    return line[start...].prefix { $0 != ">" }.split(separator: ".").last.map(String.init)
  }

  /// The type in `2 [ra] 0x00005637 Screen.viewDidLoad() + 55 in Tests.xctest at Screen.swift:5:3`.
  private static func type(ofFrame frame: Substring) -> String? {
    guard let end = frame.firstRange(of: " in ")?.lowerBound else { return nil }
    let words = frame[..<end].prefix { $0 != "(" && $0 != "+" }.split(separator: " ")
    return words.last?.split(separator: ".").first.map(String.init)
  }
}
