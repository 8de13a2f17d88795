import ReuseGenBasics
package import ReuseGenDeclarations

extension StringValues {
  /// The text that an expression has whenever the app runs; `nil` if it could be another one.
  ///
  /// - Parameter offset: Where the expression is in the file, in bytes.
  package func constantText(of expression: NameExpression, at offset: Int, in file: SourceFile) -> String? {
    let scope = file.typeName(around: offset) ?? ""
    switch expression {
    case .literal(let literal): return literal.value
    // A subclass has another name than the class that says `self`.
    case .nameOfType("Self"): return nil
    case .nameOfType(let type): return mayBeGenericParameter(type, in: scope) ? nil : type.lastName
    case .path(let path) where !path.contains("."): return constantText(ofName: path, at: offset, in: file)
    case .path(let path):
      // A subclass may be what the code means by these.
      let isNamed = !path.hasPrefix("self.") && !path.hasPrefix("Self.")
      let owner = owner(of: expression, from: scope) ?? String(path.dropLast(path.lastName.count + 1))
      guard isConstant(path.lastName, of: owner, isNamed: isNamed) else { return nil }
      return constant(path.lastName, of: owner, for: owner)
    case .rawValue: return probableText(of: expression, at: offset, in: file, class: nil)
    // The name of a class of Objective-C has no module.
    case .fullNameOfType(let type):
      return declarations.isObjectiveC(type) || AppleClass.named(type) != nil ? type : nameWithModule(type, in: scope)
    case .bundle, .call, .other: return nil
    }
  }

  /// The name of a class of the target with its module; `nil` for one that has another at run time.
  private func nameWithModule(_ type: String, in scope: String) -> String? {
    guard let module, type.lowercased() != "self", !mayBeGenericParameter(type, in: scope),
      let name = declaredName(type, from: scope), !name.contains(".")
    else { return nil }
    let isPlain = declarations.references(to: name).allSatisfy { reference in
      let type = declarations[reference]
      return declarations.files[reference.file].module == nil && type.language == .swift && !type.modifiers.isHidden
        && type.genericParameters == nil && type.otherName == nil
    }
    return isPlain ? "\(module).\(name)" : nil
  }

  /// Whether a name may be that of a generic parameter, of a function or of a type, rather than of a class.
  func mayBeGenericParameter(_ name: String, in scope: String) -> Bool {
    guard !name.contains(".") else { return false }
    let isDeclared = declaredName(name, from: scope) != nil || AppleClass.named(name) != nil
    guard isDeclared || classes.contains(name) else { return true }
    return declarations.references(to: scope).compactMap { declarations[$0].genericParameters }
      .contains { $0.swiftNames.contains(name[...]) }
  }

  /// Whether all properties of a name that a type or its superclasses declare are constants with the same text, so that
  /// no override has another.
  ///
  /// - Parameter isNamed: Whether the code names the type, so that `self` is the type in its properties.
  private func isConstant(_ member: String, of type: String, isNamed: Bool) -> Bool {
    for name in declarations.superclassChain(of: type).classes + [type] {
      let properties = declarations.references(to: name).flatMap { reference in
        declarations[reference].properties.filter { $0.name == member }
      }
      guard !properties.isEmpty else { continue }
      return properties.allSatisfy { property in
        let isWhole =
          switch property.initialValue {
          case .literal: true
          case .nameOfType(let name): isNamed || name.lowercased() != "self"
          default: false
          }
        return isWhole && (property.isConstant || property.isComputed && property.modifiers.contains(.static))
      }
    }
    return false
  }

  /// The text of a name alone: of a constant of the file, or of the type around it, unless something else in the file
  /// has the name.
  private func constantText(ofName name: String, at offset: Int, in file: SourceFile) -> String? {
    let constants = Set(names.constants(named: name, in: file).map(\.literal.value))
    guard constants.count == 1, !implicitNames.contains(name), !file.bindsOtherwise(name),
      names.resources(named: name, areIdentifiers: true, in: file).isEmpty,
      !names.hasParameter(named: name, in: file)
    else {
      return nil
    }
    return constants.first
  }
}

/// The names of values that setters, observers and `catch` have without declaring them.
private let implicitNames: Set<String> = ["newValue", "oldValue", "error"]
