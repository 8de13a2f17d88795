package import Foundation

/// The package jsonschema of PyPI, a validator that other people wrote.
package struct SchemaValidator {
  package static let isAvailable = (try? run(["-c", "import jsonschema"], input: "")) != nil

  private let schema: String

  private struct Failure: Error {}

  /// - Parameter schema: A schema that states its draft, as JSON.
  package init(schema: String) { self.schema = schema }

  /// Whether the schema accepts each of the values, which are JSON.
  package func accepts(_ values: [String]) throws -> [Bool] {
    let program = """
      import json, sys, jsonschema
      schema, *values = [json.loads(line) for line in sys.stdin]
      Validator = jsonschema.validators.validator_for(schema)
      Validator.check_schema(schema)
      validator = Validator(schema)
      print(json.dumps([validator.is_valid(value) for value in values]))
      """
    let lines = try ([schema] + values).map(Self.line)
    let output = try Self.run(["-c", program], input: lines.joined(separator: "\n"))
    return try JSONDecoder().decode([Bool].self, from: output)
  }

  private static func line(_ json: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs python3.
  package static func run(_ arguments: [String], input: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    // Files, not pipes: a pipe that isn't read stops its writer.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return try Data(contentsOf: outputFile)
  }
}
