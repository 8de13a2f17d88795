import ReuseGenBasics
import ReuseGenDeclarations

/// A class that the manifest lists, and that no source declares, though one that wasn't read may.
package struct UndeclaredClass {
  package let name: String
  /// The class of the sources with the most similar name; `nil` if none is similar.
  package let nearest: String?
}

extension Linter {
  /// The listed classes that no source declares, without those that an imported module or a macro may declare.
  var undeclaredClasses: [UndeclaredClass] {
    guard let context else { return [] }
    let (scope, declarations) = (context.classes.scope, context.declarations)
    var seen: Set<String> = []
    let types = context.resolved.entries.filter { $0.listedClass.isOwn }.map { $0.type }
    return types.filter { scope.isUndeclared($0) && seen.insert($0.text).inserted }.map { type in
      UndeclaredClass(name: type.text, nearest: ReuseGenBasics.nearest(to: type.last, in: declarations.lastClassNames))
    }
  }
}
