import ReuseGenCore
import ReuseGenXML

/// An entry of a manifest that is being drafted.
struct DraftEntry {
  enum Part: String, CaseIterable {
    case cells, views, scenes
  }

  var part: Part
  var type: TypeName
  /// The entry's own name, if the name that follows from the type is taken.
  var name: String?
  var container: Container?
  var kind: String?
  /// `nil`: it follows from the type, or the scene is the initial one.
  var identifier: String?
  var nib: String?
  var isOwner = false
  var storyboard: String?
  /// Whether the class is made to conform.
  var writesConformance = true
  /// Whether the entry is one of several for a class of which none is the obvious one, so that each has its own name.
  var isShared = false
  /// The decision that was made, and its alternative.
  var comment: String?
  /// The module that the document names, if it doesn't state that it is the target's.
  var module: String?
  /// The module that declares the class, if it isn't the target's own.
  var importedModule: String?
  /// The module that the document names for a class that no source declares, if the sources import it.
  var namedModule: String?
  /// The path of the document, or of the source, that the entry was drafted from.
  var path = ""
  /// Whether the document states that the class is in the target's own module.
  var isOfTarget = false

  init(_ part: DraftEntry.Part, _ type: TypeName) { (self.part, self.type) = (part, type) }

  init(_ part: DraftEntry.Part, _ type: TypeName, of reference: ClassReference) {
    self.init(part, type)
    module = reference.isInTargetModule ? nil : reference.namedModule
    isOfTarget = reference.isInTargetModule
  }

  /// Adds a remark to the comment.
  mutating func remark(_ text: String) { comment = [comment, text].compactMap { $0 }.joined(separator: "; ") }

  /// Whether everything follows from the type. Then the name should, too.
  var followsFromType: Bool {
    (nib ?? type.last) == type.last && (identifier ?? type.last) == type.last
      && (part == .scenes ? storyboard == type.last : storyboard == nil)
  }

  /// The entry as it is written: a string if its type is enough.
  var json: String {
    let written = quoted(importedModule.map { "\($0).\(type.text)" } ?? type.text)
    var members: [(String, String)] = [("type", written)]
    if let name { members.append(("name", quoted(name))) }
    if let container { members.append(("in", quoted(container.rawValue))) }
    if let kind { members.append(("kind", quoted(kind))) }
    if let nib { members.append(("nib", nib == type.last ? "true" : quoted(nib))) }
    if isOwner { members.append(("owner", "true")) }
    // A scene's storyboard follows from its type as well.
    if let storyboard, part != .scenes || storyboard != type.last { members.append(("storyboard", quoted(storyboard))) }
    if let identifier, part == .scenes || identifier != type.last { members.append(("identifier", quoted(identifier))) }
    if !writesConformance { members.append(("conformances", "false")) }
    if members.count == 1 { return written }
    return "{ " + members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + " }"
  }
}

/// The entries that a document contributes to a manifest, and the reasons for what is left out.
struct DraftFindings {
  var entries: [DraftEntry] = []
  /// "the root has no class of its own"
  var leftOut: [String] = []
}
