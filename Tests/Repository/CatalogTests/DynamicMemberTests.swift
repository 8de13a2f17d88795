import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

/// The port's table of the members of `AnyObject` is what the runtime's `DynamicMembers` declares.
@Suite(.long) struct DynamicMemberTests {
  @Test func theTableListsWhatTheRuntimeDeclares() throws {
    let runtime = try #require(RuntimeDeclarations.shared)
    var properties: Set<String> = []
    var methods: [String: String] = [:]
    for source in runtime.sources {
      for type in source.file.types where type.name == "DynamicMembers" {
        properties.formUnion(type.properties.filter { $0.modifiers.contains(.public) }.map(\.name))
        for method in type.methods where method.modifiers.contains(.public) && method.kind == .method {
          let body = String(decoding: source.bytes[method.range], as: UTF8.self)
          methods[method.baseName] = methods[method.baseName] ?? className(in: body)
        }
      }
    }
    properties.remove("object")
    #expect(properties.count > 80)
    try GeneratedFile(
      "Sources/Tool/ReuseGenPorting/Analysis/DynamicMember.generated.swift",
      """
      /// The members of `AnyObject` that the runtime finds, by `DynamicMembers`.
      enum DynamicMember {
        static let properties: Set<String> = [
      \(GeneratedFile.lines(properties.sorted().map { "\"\($0)\"," }, indentation: 4, separator: "", hanging: 0))
        ]

        /// The methods without their labels, each with its class. A call with a question mark does nothing with objects
        /// of other classes.
        static let methods: [String: String] = [
      \(methods.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \"\($0.value)\"," }.joined(separator: "\n"))
        ]
      }
      """
    ).verify()
  }

  /// The class that has a method: the last one that its body casts the object to.
  private func className(in body: String) -> String {
    guard let start = body.firstRange(of: "cast(to: ")?.upperBound else { return "NSObject" }
    return String(body[start...].prefix { $0 != "." })
  }
}
