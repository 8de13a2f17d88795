import ReuseGenDeclarations
import ReuseGenSyntax

/// Calls of UIKit's initializers through a metatype, which Swift allows for required ones only: the runtime finds the
/// initializer of the class. A class with an `init()` of its own states it for such calls.
enum MetatypeCalls: PortEdit {
  static let rows = [
    PortRow(
      """
      `T()`, `T(frame:)`, `Self(nibName:bundle:)`, `type.init(style:reuseIdentifier:)`: UIKit's initializers \
      through a type parameter or a metatype
      """,
      becomes: """
        `T.dynamicallyMade(frame:)`, which calls the initializer of the object's class
        """
    ),
    PortRow(
      "`init(frame: CGRect)` in a protocol, which UIKit's initializer implements",
      becomes:
        "`static func dynamicallyMade(frame: CGRect) -> Self`; other adopting types get the function"
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    var hasCallWithoutArguments = false
    let requirements = InitializerRequirements(set)
    for requirement in requirements.requirements { replace(requirement, &draft) }
    for file in set.files {
      for call in MetatypeCallReader(set, file, requirements).calls {
        let text = call.range.isEmpty ? ".dynamicallyMade" : "dynamicallyMade"
        draft.replace(call.range, with: text, in: file, "make an object of a class that isn't known")
        if call.labels.isEmpty { hasCallWithoutArguments = true }
      }
    }
    if hasCallWithoutArguments { stateInitializers(in: set, &draft) }
  }

  /// `init(frame: CGRect)` becomes `static func dynamicallyMade(frame: CGRect) -> Self`.
  private static func replace(_ requirement: InitializerRequirements.Requirement, _ draft: inout PortDraft) {
    let set = draft.set
    let file = requirement.reference.file
    let source = set.sources[file]
    let stream = source.stream
    let name = source.token(at: requirement.method.nameOffset)
    guard let declaration = source.tree.declaration(at: name),
      let list = source.tree.child(.parameters, of: declaration), source.tree.first(list) == name + 1
    else { return }
    let change = "require a function instead of an initializer"
    draft.replace(stream[name].range, with: "static func dynamicallyMade", in: file, change)
    draft.insert(" -> Self", at: source.tree.bytes(list).upperBound, in: file, change)
    let parameters = source.line(source.tree.tokens(list))
    let arguments = requirement.method.parameters.map { parameter in
      (parameter.label.map { "\(SwiftName.label($0)): " } ?? "") + SwiftName.quoted(parameter.name)
    }
    for reference in requirement.others {
      let access = set[reference].modifiers.publicAccess
      draft.addMember(
        "\(access)static func dynamicallyMade\(parameters) -> Self { Self(\(arguments.joined(separator: ", "))) }",
        to: reference,
        "add dynamicallyMade"
      )
    }
  }

  private static func stateInitializers(in set: SourceSet, _ draft: inout PortDraft) {
    for reference in set.references where set[reference].kind == .class {
      let type = set[reference]
      let known = set.superclassChain(of: type.fullName).knownClass
      guard let base = ["UIView", "UIViewController"].first(where: { known?.isKind(of: $0) ?? false }),
        hasInitializer(type.fullName, set)
      else { continue }
      draft.addMember(
        "@MainActor \(type.modifiers.publicAccess)override class func madeWithoutArguments() -> \(base)? "
          + "{ self == \(SwiftName.type(type.name)).self ? \(SwiftName.type(type.name))() : super.madeWithoutArguments() }",
        to: reference,
        "specify init()"
      )
    }
  }

  /// Whether a class has an `init()` of the sources, its own or an inherited one.
  private static func hasInitializer(_ className: String, _ set: SourceSet) -> Bool {
    for name in [className] + set.ancestors(of: className) {
      let initializers = set.references(to: name).flatMap { set[$0].methods }
        .filter { $0.kind == .initializer }
      if initializers.contains(where: { $0.parameters.isEmpty && $0.baseName == "init" }) { return true }
      let inheritsAll = initializers.allSatisfy { $0.modifiers.contains(.convenience) }
      if !inheritsAll { return false }
    }
    return false
  }
}
