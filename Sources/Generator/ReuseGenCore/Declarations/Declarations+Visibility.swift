package import ReuseGenDeclarations

extension Declarations {
  /// Where code can name a type.
  package enum Visibility: Equatable {
    /// In other files, up to an access level.
    case visible(AccessLevel)
    /// In no other file. The reason ends a sentence about the type: "is private to its file, …".
    case hidden(String)
  }

  /// Where code can name a class. Of several declarations in branches of conditional compilation, the most visible one
  /// counts.
  package func visibility(ofClass fullName: String) -> Visibility {
    visibility(of: references(to: fullName).filter { kind(of: $0) == .class })
  }

  /// The same, of some declarations.
  func visibility(of classes: [Reference]) -> Visibility {
    var hidden: Visibility?
    var access: AccessLevel?
    for reference in classes {
      switch visibility(of: reference) {
      case .visible(let level): access = max(access ?? level, level)
      case let found: hidden = hidden ?? found
      }
    }
    return access.map { .visible($0) } ?? hidden ?? .visible(.public)
  }

  /// - Parameter depth: How many extensions of types around it are looked through.
  func visibility(of reference: Reference, depth: Int = 8) -> Visibility {
    let file = files[reference.file]
    if file.language == .objectiveC {
      return file.path.hasSuffix(".h")
        ? .visible(.public) : .hidden("is declared in an Objective-C implementation file, where Swift does not see it")
    }
    var access = AccessLevel.public
    var index: Int? = reference.type
    while let current = index {
      let type = file.types[current]
      let subject = current == reference.type ? "is" : "is in \(type.fullName), which is"
      if type.genericParameters != nil { return .hidden("\(subject) generic, and an entry names one class") }
      if let state = type.attributes.lazy.compactMap(\.unavailability).first {
        return .hidden("\(subject) \(state), so that no code can name it")
      }
      if type.modifiers.isHidden {
        return .hidden("\(subject) private to its file, where the generated file does not see it")
      }
      if type.isLocal {
        return .hidden("\(subject) declared in a function, where the generated file does not see it")
      }
      if type.kind == .extension {
        guard case .visible(let level) = visibility(ofExtended: type, depth) else {
          return .hidden("is in \(type.fullName), which the generated file does not see")
        }
        access = min(access, level)
      } else {
        let enclosing = type.enclosing.map { file.types[$0] }
        let inherited = enclosing.flatMap { $0.kind == .extension ? $0.modifiers.access : nil }
        access = min(access, type.modifiers.access ?? inherited ?? .internal)
      }
      index = type.enclosing
    }
    return .visible(access)
  }

  /// Whether a type, or one around it, is declared with `@_spi`.
  func isSPI(_ reference: Reference) -> Bool {
    let types = files[reference.file].types
    var index: Int? = reference.type
    while let current = index {
      if types[current].attributes.contains(where: { $0.name == "_spi" }) { return true }
      index = types[current].enclosing
    }
    return false
  }

  private func visibility(ofExtended type: TypeDeclaration, _ depth: Int) -> Visibility {
    let extended = references(to: type.fullName).first { kind(of: $0) != .extension }
    // A type of another module is public.
    guard let extended, depth > 0 else {
      return genericTypes.contains(type.fullName) ? .hidden("is generic") : .visible(.public)
    }
    return visibility(of: extended, depth: depth - 1)
  }
}

/// The generic types of the standard library that extensions put types into.
private let genericTypes: Set<String> = [
  "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range", "Result", "Set", "Slice",
]

extension Attribute {
  /// The state after `@available(*, unavailable)` or `@available(iOS, obsoleted: 16)`, or `nil` for other attributes.
  fileprivate var unavailability: String? {
    guard name == "available", let parts = arguments?.split(separator: ",") else { return nil }
    let words = parts.map { $0.filter { !$0.isWhitespace } }
    switch words.first {
    case "*": return words.contains("unavailable") ? "unavailable" : nil
    case "iOS", "swift": return words.contains { $0.hasPrefix("obsoleted:") } ? "obsoleted" : nil
    default: return nil
    }
  }
}

extension Modifiers {
  /// The access level that is written; `nil` if there is none.
  fileprivate var access: AccessLevel? {
    if !isDisjoint(with: [.public, .open]) { return .public }
    if contains(.package) { return .package }
    return contains(.internal) ? .internal : nil
  }
}
