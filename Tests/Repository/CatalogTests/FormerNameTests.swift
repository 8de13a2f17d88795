import Foundation
import ReuseGenTestSupport
import Testing

@testable import ReuseGenPorting

/// The former names that `reusegen port` writes as current ones are those that the runtime declares as unavailable.
@Suite(.long) struct FormerNameTests {
  @Test func thePortKnowsEachUnavailableName() throws {
    let declared = try Self.declarations()
    #expect(declared.count > 200)
    for (name, current) in declared {
      if let known = FormerNames.globals[name] ?? FormerNames.notifications[name] ?? FormerNames.properties[name] {
        #expect(known == current, "\(name)")
      } else if let known = FormerNames.methods.first(where: { $0.key.hasPrefix(name + "(") }) {
        #expect(known.value == current, "\(name)")
      } else if let members = FormerNames.typeMembers["UIStatusBarStyle"], let known = members[name] {
        #expect(known == current, "\(name)")
      } else {
        #expect(FormerNames.functions[name] != nil, "\(name) isn't in FormerNames")
      }
    }
  }

  @Test func eachFormerNameIsDeclared() throws {
    let declared = Set(try Self.declarations().keys)
    var known = Set(FormerNames.globals.keys)
    known.formUnion(FormerNames.notifications.keys)
    known.formUnion(FormerNames.properties.keys)
    known.formUnion(FormerNames.functions.keys)
    known.formUnion(FormerNames.methods.keys.map { String($0.prefix { $0 != "(" }) })
    #expect(known.subtracting(declared).sorted() == [])
  }

  /// The names of the declarations that are unavailable because they were renamed, with the current ones.
  private static func declarations() throws -> [String: String] {
    let mark = #/@available\(\*, unavailable, renamed: "([^"]+)"\)\s+(?:@\w+\s+)*public (?:(?:final|static) )*/#
    let name = #/(?:let|var|func|typealias) (\w+)/#
    var found: [String: String] = [:]
    for source in try #require(RuntimeDeclarations.shared).sources {
      let text = String(decoding: source.bytes, as: UTF8.self)
      for match in text.matches(of: mark) {
        let declared = try #require(text[match.range.upperBound...].prefixMatch(of: name))
        found[String(declared.1)] = String(match.1)
      }
    }
    return found
  }
}
