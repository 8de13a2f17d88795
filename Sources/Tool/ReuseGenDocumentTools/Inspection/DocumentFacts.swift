import ReuseGenJSONWriting
package import ReuseGenXML

/// The facts that documents state, for programs: a JSON object on one line for each document.
///
/// A value that the document doesn't state has no key. Lists are in document order; values are verbatim.
package enum DocumentFacts {
  /// The line for a document, without a line break.
  package static func json(_ document: InterfaceBuilderDocument) -> String {
    line { line in
      line.add("path", document.path)
      line.add("kind", pathExtension(document.path))
      line.add("platform", document.platform.rawValue)
      line.add("initial", document.initial)
      line.addList("scenes", document.scenes) { scene, line in
        line.add("id", scene.id)
        line.add("element", scene.element)
        line.add("identifier", scene.identifier)
        add(scene.class, to: &line)
      }
      line.addList("reusables", document.reusables, add)
      line.addList("segues", document.segues, add)
      line.addList("roots", document.roots) { root, line in
        line.add("id", root.id)
        line.add("element", root.element)
        add(root.class, to: &line)
      }
      if let owner = document.owner { line.addObject("owner") { add(owner.class, to: &$0) } }
      addConnections(of: document, to: &line)
      line.addList("links", document.links) { link, line in
        line.add("id", link.id)
        line.add("storyboard", link.storyboard)
        line.add("identifier", link.identifier)
        line.add("bundle", link.bundle)
      }
    }
  }

  /// The line for a file that can't be read, without a line break.
  package static func json(_ error: IBReadError) -> String {
    line { line in
      line.add("path", error.path)
      line.add("kind", pathExtension(error.path))
      line.add("error", "\(error.location.line):\(error.location.column): \(error.message)")
    }
  }

  private static func line(_ members: (inout JSONWriter) -> Void) -> String {
    // The facts of most documents fit.
    var writer = JSONWriter(.spaced, capacity: 4096)
    writer.object(members)
    return writer.text
  }

  private static func addConnections(of document: InterfaceBuilderDocument, to line: inout JSONWriter) {
    line.addList("outlets", document.outlets) { outlet, line in
      line.add("owner", outlet.owner)
      line.add("property", outlet.property)
      line.add("destination", outlet.destination)
      line.addTrue("collection", outlet.isCollection)
    }
    line.addList("actions", document.actions) { action, line in
      line.add("owner", action.owner)
      line.add("selector", action.selector)
      line.add("target", action.target)
      line.add("event", action.event)
    }
    line.addList("attributes", document.attributes) { attribute, line in
      line.add("owner", attribute.owner)
      line.add("keyPath", attribute.keyPath)
      line.add("type", attribute.type)
      line.add("value", attribute.value)
      line.add("child", attribute.child)
    }
  }

  private static func add(_ reusable: InterfaceBuilderDocument.Reusable, to line: inout JSONWriter) {
    line.add("id", reusable.id)
    line.add("element", reusable.element)
    line.add("identifier", reusable.identifier)
    add(reusable.class, to: &line)
    line.add("role", reusable.role.rawValue)
    line.add("container", reusable.container?.id)
    line.add("key", reusable.key)
  }

  private static func add(_ segue: InterfaceBuilderDocument.Segue, to line: inout JSONWriter) {
    line.add("id", segue.id)
    line.add("kind", segue.kind)
    line.add("identifier", segue.identifier)
    line.add("source", segue.source)
    line.add("destination", segue.destination)
    line.add("class", segue.class.className)
    line.add("relationship", segue.relationship)
    line.add("unwindAction", segue.unwindAction)
  }

  private static func add(_ reference: ClassReference, to line: inout JSONWriter) {
    line.add("class", reference.className)
    line.add("module", reference.module)
    line.add("provider", reference.moduleProvider)
  }

  /// The extension of a path in lower case, without the dot: "storyboard".
  private static func pathExtension(_ path: String) -> String {
    let name = path.utf8.suffix(from: path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.utf8.startIndex)
    // The dot of a hidden file's name begins no extension.
    let visible = name.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    guard let dot = visible.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return path[dot...].dropFirst().lowercased()
  }
}
