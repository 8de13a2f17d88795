import ReuseGenTestSupport
import ReuseGenXML
import Testing

@testable import ReuseGenReports

/// Connections that change at random, beside a model that compares each with every other.
struct ConnectionMatchingTests {
  private struct Outlet {
    var name: String
    var destination: String
    var id: String
  }

  private static func comparison(_ old: [Outlet], _ new: [Outlet]) throws -> DocumentComparison {
    func version(_ outlets: [Outlet]) throws -> DocumentVersion {
      let views = ["a", "b", "c"].map { "<label text=\"\($0)\" id=\"\($0)\"/>" }.joined()
      let lines = outlets.map { outlet in
        "<outlet property=\"\(outlet.name)\" destination=\"\(outlet.destination)\" id=\"\(outlet.id)\"/>"
      }
      let text = """
        <document><objects><view id="top"><subviews>\(views)</subviews>
        <connections>\(lines.joined())</connections></view></objects></document>
        """
      return DocumentVersion(try IBElement.read(text.utf8, path: "A.xib"))
    }
    return DocumentComparison(try version(old), try version(new))
  }

  /// The number of connections that are new, and the number of those that are gone.
  private static func model(_ old: [Outlet], _ new: [Outlet]) -> (added: Int, gone: Int) {
    var (before, after) = (old, new)
    for outlet in old {
      guard let index = after.firstIndex(where: { $0.name == outlet.name && $0.destination == outlet.destination }),
        let same = before.firstIndex(where: { $0.name == outlet.name && $0.destination == outlet.destination })
      else { continue }
      after.remove(at: index)
      before.remove(at: same)
    }
    var added = 0
    for outlet in after {
      if let index = before.firstIndex(where: { $0.id == outlet.id || $0.name == outlet.name }) {
        before.remove(at: index)
      } else {
        added += 1
      }
    }
    return (added, before.count)
  }

  @Test(arguments: 0..<100)
  func aConnectionIsMatchedByItsIdentifierOrItsName(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func outlets() -> [Outlet] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Outlet(
          name: "name\(Int.random(in: 0...3, using: &random))",
          destination: ["a", "b", "c"].randomElement(using: &random) ?? "a",
          id: "id\(Int.random(in: 0...5, using: &random))"
        )
      }
    }
    let (old, new) = (outlets(), outlets())
    let changes = try Self.comparison(old, new).changes
    let expected = Self.model(old, new)
    let added = changes.count { if case .stated = $0.kind { true } else { false } }
    let gone = changes.count { if case .gone = $0.kind { true } else { false } }
    #expect(added == expected.added && gone == expected.gone, "\(old) \(new)")
  }
}
