import ReuseGenDeclarations
import ReuseGenSyntax

/// The classes that have names of their own in Objective-C, which a class of the module lists: documents find a class
/// without a module only by such a name.
struct ObjectiveCClassLists {
  /// The name of the class, which the runtime looks for in the modules near a document.
  static let className = "ObjectiveCClassList"

  private let set: SourceSet

  init(_ set: SourceSet) { self.set = set }

  func write(to draft: inout PortDraft) {
    if set.declarations.declares(Self.className) { return }
    let named = set.references.filter { set[$0].kind == .class && isListed($0) }
    guard let first = named.first else { return }
    let entries = named.compactMap { reference in
      name(of: reference).map { "\(SwiftName.literal($0)): \(SwiftName.type(set[reference].fullName)).self" }
    }
    draft.addImport("UIKit", to: first.file)
    draft.addDeclaration(
      "@MainActor final class \(Self.className): ObjectiveCClasses { static var classes: [String: AnyClass] { "
        + "[\(entries.joined(separator: ", "))] } }",
      after: first,
      "list the classes with names in Objective-C"
    )
  }

  /// Whether a class has a name in Objective-C that its module can list.
  private func isListed(_ reference: Declarations.Reference) -> Bool {
    let type = set[reference]
    return name(of: reference) != nil && !type.isLocal && set.isUnconditional(type.conditions)
      && !set.sources[reference.file].types(around: reference.type).contains(where: \.modifiers.isHidden)
  }

  private func name(of reference: Declarations.Reference) -> String? {
    let name = set[reference].otherName?.filter { !$0.isWhitespace } ?? ""
    return name.isEmpty ? nil : name
  }
}
