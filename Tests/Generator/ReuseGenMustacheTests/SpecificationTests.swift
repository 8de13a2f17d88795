import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenMustache

/// The cases of the Mustache specification, if its folder is beside the package.
@Suite(.enabled(if: SharedFolder.mustacheSpecification.isPresent)) struct SpecificationTests {
  @Test(arguments: Specification.cases) func rendersAsExpected(row: Specification.Case) throws {
    let template = try MustacheTemplate(row.template, name: row.name)
    var partials: [String: MustacheTemplate] = [:]
    for (name, source) in row.partials ?? [:] { partials[name] = try MustacheTemplate(source, name: name) }
    let context = row.isLambda ? try SpecificationLambdas.context(for: row.name) : row.data.value
    #expect(try template.render(context, partials: partials) == row.expected)
  }

  @Test func noCaseOfTheSpecificationIsMissing() {
    #expect(Specification.cases.count == 194)
  }
}

enum Specification {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let template: String
    let data: JSONValue
    let partials: [String: String]?
    let expected: String

    var isLambda: Bool {
      if case .object(let data) = data.value, case .object(let code) = data["lambda"] {
        code["__tag__"] != nil
      } else {
        false
      }
    }

    var testDescription: String { "\(name): \(template)" }
  }

  static let cases: [Case] = {
    struct Module: Decodable {
      let tests: [Case]
    }
    let modules = [
      "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names", "~inheritance",
      "~lambdas",
    ]
    return modules.flatMap { module in
      let folder = SharedFolder.mustacheSpecification.url
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(module + ".json")),
        let module = try? JSONDecoder().decode(Module.self, from: data)
      else { return [Case]() }
      return module.tests
    }
  }()
}

/// Any JSON, as a value for templates.
struct JSONValue: Decodable, Sendable {
  let value: MustacheValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let int = try? container.decode(Int.self) {
      value = .int(int)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let string = try? container.decode(String.self) {
      value = .string(string)
    } else if let array = try? container.decode([JSONValue].self) {
      value = .array(array.map(\.value))
    } else {
      value = .object(try container.decode([String: JSONValue].self).mapValues(\.value))
    }
  }
}
