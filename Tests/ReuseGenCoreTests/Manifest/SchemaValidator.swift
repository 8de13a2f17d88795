import Foundation

@testable import ReuseGenCore

/// The package jsonschema of PyPI, a validator that other people wrote.
struct SchemaValidator {
  static let isAvailable = (try? run(["-c", "import jsonschema"], input: "")) != nil

  let schema: String

  private struct Failure: Error {}

  /// Whether the schema accepts each of the manifests.
  func accepts(_ manifests: [String]) throws -> [Bool] {
    let program = """
      import json, sys, jsonschema
      schema, *manifests = [json.loads(line) for line in sys.stdin]
      jsonschema.Draft7Validator.check_schema(schema)
      validator = jsonschema.Draft7Validator(schema)
      print(json.dumps([validator.is_valid(manifest) for manifest in manifests]))
      """
    let lines = try ([schema] + manifests).map { try Self.plainJSON($0) }
    let output = try Self.run(["-c", program], input: lines.joined(separator: "\n"))
    return try JSONDecoder().decode([Bool].self, from: output)
  }

  /// JSON5 as JSON on one line. Of a repeated key, the last value counts.
  private static func plainJSON(_ text: String) throws -> String {
    func object(_ json: LocatedJSON) -> Any {
      switch json.value {
      case .null: NSNull()
      case .bool(let flag): flag
      case .number: 1
      case .string(let text): text
      case .array(let elements): elements.map(object)
      case .object(let members): Dictionary(members.map { ($0.key.value, object($0.value)) }) { $1 }
      }
    }
    let json = try JSONReader.read(Array(text.utf8), file: "")
    let data = try JSONSerialization.data(withJSONObject: object(json), options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  private static func run(_ arguments: [String], input: String) throws -> Data {
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
