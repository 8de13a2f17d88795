import ReuseGenXML

/// A class that an element names, which is found as UIKit finds it.
@MainActor
struct NibClassName {
  private enum Place {
    case module(String)
    /// A class of the document's target, whose module is the first of these that has the class.
    case target([String])
    /// A class that Objective-C knows by the name: Swift's classes have a mangled one unless they specify another.
    case objectiveC(listedBy: [String])
  }

  private let name: String
  private let place: Place

  /// The modules whose classes Objective-C knows by their names.
  private static let frameworks = [
    "HeadlessUIKit", "HeadlessUIFoundation", "HeadlessFoundation", "Foundation", "MapKit", "WebKit", "AVKit",
    "AVFoundation", "SafariServices", "MessageUI", "CoreLocation", "CoreData",
  ]

  /// The class of an element; `nil` if it specifies none.
  ///
  /// `customModuleProvider="target"` means the target's module. Ignore `customModule` then; it is often stale. It is
  /// only a hint where the target isn't known, and a better one than the program, which in tests is the runner.
  ///
  /// - Parameter near: The modules of the objects around, for a document whose target isn't known.
  init?(_ element: IBElement, of document: NibDocument, near: [String]) {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    self.name = name
    let named = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    let around = Self.unique(near + [named, Self.program].compactMap { $0 })
    if element["customModuleProvider"] == "target" {
      place = .target(document.modules.isEmpty ? around : document.modules)
    } else if let named {
      place = .module(named)
    } else {
      place = .objectiveC(listedBy: Self.unique(document.modules + around))
    }
  }

  /// The class; `nil` if there is none.
  var found: AnyClass? {
    switch place {
    case .module(let module): NSClassFromString("\(module).\(name)")
    case .target(let modules): modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    case .objectiveC(let modules):
      ObjectiveCClassName.find(name, frameworks: Self.frameworks, listedBy: modules)
    }
  }

  /// UIKit's message for a class that doesn't exist, and what to do.
  func messageForUnknown(_ document: NibDocument, _ element: IBElement) -> String {
    let location = NibMessages.location(document, element)
    let start = "Unknown class \(nameInObjectiveC) in Interface Builder file. (\(location)"
    switch place {
    case .module(let module):
      return "\(start); the module \(module) has no class \(name). Correct the class or its module, or check \"Inherit "
        + "Module From Target\", in Interface Builder)"
    case .target(let modules):
      return "\(start); looked for \(name) in the modules \(modules.joined(separator: ", ")). Correct the class in "
        + "Interface Builder; one that is private or nested has a mangled name)"
    case .objectiveC:
      return "\(start); without a module, only names of Objective-C are found. Set the module of a Swift class in "
        + "Interface Builder, or give the class the attribute @objc(\(name)))"
    }
  }

  /// The name by which UIKit looks for the class.
  private var nameInObjectiveC: String {
    switch place {
    case .module(let module): ObjectiveCClassName.mangled(name, in: module)
    case .target(let modules): modules.first.map { ObjectiveCClassName.mangled(name, in: $0) } ?? name
    case .objectiveC: name
    }
  }

  /// The module of the program, which has the name of its file.
  static let program = Bundle.main.executableURL?.deletingPathExtension().lastPathComponent

  /// The name of a type's module.
  static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  /// Names without those that are there already.
  static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
