import ReuseGenDeclarations
import ReuseGenXML

enum ClassModule: ConnectionRule {
  static let name = "class-module"
  static let effect = RuleEffect.load
  static let summary = """
    The sources declare the class that a document names, but UIKit doesn't find it by that name.
    """
  static let discussion = """
    UIKit looks for the class in the target's own module if "Inherit Module From Target" is selected, in the module
    that the document names, or, without a module, for a class of Objective-C. So it finds a Swift class without a
    module only by the name that `@objc(Name)` gives it, and a class within another type only by that name or by its
    name in the Objective-C runtime, such as `_TtCC3App4Feed9PhotoCell`. It never finds a generic class, nor a private
    one without `@objc(Name)`.

    In a package's library, "Inherit Module From Target" means the bundle that Xcode makes for resources,
    `Package_Target`, which has no classes. Projects and packages specify the module of a class.
    """
  static let rationale = """
    A plain view or controller takes the place of the object, and the first outlet that it doesn't have stops the
    app.
    """
  static let fix = """
    Select "Inherit Module From Target" for a class of the target, or specify the module of a class of another one.
    Give a class within another type a name with `@objc(Name)`, and clear its module. Declare a subclass of a generic
    class that isn't generic.
    """
  static let example = """
    The sources declare `class StarsView: UIView` in Swift:

        <view id="a" customClass="StarsView"/>
    """

  static func findings(in context: ConnectionContext) -> [Finding] {
    guard context.coverageOfTarget.isHalf || context.declarations.isWholeTarget else { return [] }
    var mistakes = RepeatedFindings<Mistake>()
    for document in context.versions where !context.missingClasses.isUnused(document) {
      let bundle = document.module ?? (context.classes.module == nil ? nil : context.bundleModule)
      let own = bundle ?? context.classes.module
      // Code makes File's Owner, so that nothing looks for its class.
      let placeholders = Set(document.placeholders.map(\.location))
      for object in document.classes where !placeholders.contains(object.location) {
        guard let name = object.class.className,
          let obstacle = context.declarations
            .classes(named: object.class, of: bundle, in: context.classes.module).obstacle
        else { continue }
        let attribute = obstacle.isOfModule ? "customModule" : "customClass"
        let stated = object.class.isInTargetModule ? own : object.class.namedModule
        let mistake = Mistake(
          name: name,
          stated: stated,
          own: own,
          bundle: context.bundleModule,
          obstacle: obstacle,
          library: library(of: document.platform)
        )
        mistakes.add(mistake, at: document.location(object.location, attribute))
      }
    }
    return mistakes.findings { ($0.message, [context.note(ofClass: $0.declaredName)]) }
  }

  /// The library that loads the documents of a platform.
  private static func library(of platform: IBPlatform) -> String {
    switch platform {
    case .macOS: "AppKit"
    case .watchOS: "WatchKit"
    default: "UIKit"
    }
  }

  private struct Mistake: Hashable {
    var name: String
    /// The module that the document states.
    var stated: String?
    /// The module of the document's target.
    var own: String?
    /// The module of the bundle with a package's resources.
    var bundle: String?
    var obstacle: NamedClass.Obstacle
    var library: String

    /// The full name of the class in the sources.
    var declaredName: String {
      if case .nested(let fullName, _, _) = obstacle { return fullName }
      return name.lastName
    }

    var message: String {
      let fails = "\(library) doesn't find the class \(name)"
      switch obstacle {
      case .noModule(let module):
        return "\(fails): it is a Swift class, and the document names no module; \(Self.correction(module))"
      case .otherModule(let module):
        let place = module.map { "is in the module \($0)" } ?? "is in the target's own module"
        let reason = stated != nil && stated == bundle ? ", that of the bundle with the package's resources" : ""
        return "\(fails): it \(place), not in \(stated ?? "the target's own")\(reason); \(Self.correction(module))"
      case .nested(let fullName, let module, let kinds):
        let parts = QualifiedName(fullName).parts.map(String.init)
        let mangled = (module ?? own).map { MangledClassName.text(module: $0, path: parts, kinds: kinds) }
        let other = mangled.map { ", or set it to \($0)" } ?? ""
        return "\(fails), because \(fullName) is within another type; declare it with @objc(\(parts.last ?? name)), "
          + "set the class to that name\(other), and clear the module"
      case .generic: return "\(fails), because it is generic; set the class to a subclass that isn't generic"
      case .privateClass: return "\(fails), because it is private, and has another name at run time; make it internal"
      }
    }

    private static func correction(_ module: String?) -> String {
      module.map { "set its module to \($0)" } ?? "select \"Inherit Module From Target\""
    }
  }
}

extension NamedClass.Obstacle {
  /// Whether the module that the document names is wrong.
  fileprivate var isOfModule: Bool { if case .otherModule = self { true } else { false } }
}
