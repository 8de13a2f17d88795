import ReuseGenDeclarations
import ReuseGenSyntax

/// The outlets and runtime attributes that extensions add to classes that the sources don't declare, such as UIKit's.
/// Such a class can't list them; each extension does so for itself, and a class of the module has all lists.
struct OutletsOfExtensions {
  /// The name of the class, which the runtime looks for in the module of a document.
  static let className = "KeyedOutletsOfExtensions"

  private let set: SourceSet

  init(_ set: SourceSet) { self.set = set }

  func write(to draft: inout PortDraft) {
    if set.declarations.declares(Self.className) { return }
    var lists: [String] = []
    var first: Declarations.Reference?
    for reference in set.references where set[reference].kind == .extension && set.className(of: reference) == nil {
      let properties = set[reference].properties.filter { isListed($0, in: reference) }
      if properties.isEmpty { continue }
      let type = SwiftName.type(set[reference].fullName)
      let outlets = properties.map {
        "KeyedOutlet(\(SwiftName.literal($0.objectiveCName)), \\\(type).\(SwiftName.quoted($0.name)))"
      }
      let name = "keyedOutletsOf\(set.nameOfFile(reference.file))\(reference.type)"
      draft.addMember(
        "@MainActor internal static var \(name): [KeyedOutlet] { [\(outlets.joined(separator: ", "))] }",
        to: reference,
        "list outlets"
      )
      draft.addImport("UIKit", to: reference.file)
      lists.append("\(type).\(name)")
      if first == nil { first = reference }
    }
    guard let first else { return }
    draft.addDeclaration(
      "@MainActor final class \(Self.className): KeyedOutlets { static var keyedOutlets: [KeyedOutlet] { "
        + "[\(lists.joined(separator: ", "))].flatMap { $0 } } }",
      after: first,
      "list the outlets of extensions"
    )
  }

  /// Whether Objective-C sets a property.
  private func isListed(_ property: PropertyDeclaration, in reference: Declarations.Reference) -> Bool {
    let attributes = property.attributes
    let isExposed =
      set[reference].attributes.contains("objc")
      || attributes.contains { ["IBInspectable", "IBOutlet", "GKInspectable", "objc"].contains($0.name) }
    return isExposed && !property.isUnavailable && property.isComputed && !property.isTypeMember
      && !property.modifiers.contains(.override) && set.isUnconditional(property.conditions)
      && set.sources[reference.file].hasSetter(property)
  }
}

extension PropertyDeclaration {
  /// Whether no code may use the property.
  var isUnavailable: Bool {
    attributes.contains { $0.name == "available" && $0.arguments?.contains("unavailable") ?? false }
  }
}
