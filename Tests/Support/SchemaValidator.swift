import Foundation

/// The package jsonschema of PyPI, a validator that other people wrote.
package struct SchemaValidator {
  package static let isAvailable = (try? Python.run(["-c", "import jsonschema"], input: "")) != nil

  private let schema: String

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
    let output = try Python.run(["-c", program], input: lines.joined(separator: "\n"))
    return try JSONDecoder().decode([Bool].self, from: output)
  }

  private static func line(_ json: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }
}
