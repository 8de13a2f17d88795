package import SourceDeclarations

/// The strings in code whose text is constant. A string that could have another value at run time isn't known.
package struct ConstantStrings {
  private let declarations: Declarations
  private let values: StringValues
  private let names = NamesInFile()
  private let classes: Set<String>

  /// - Parameter classes: Names of classes, which the sources may not declare.
  package init(_ declarations: Declarations, classes: Set<String> = []) {
    self.declarations = declarations
    self.classes = classes
    values = StringValues(declarations)
  }

  package func text(of name: ReuseIdentifierUse.Identifier, at offset: Int, in file: SourceFile) -> String? {
    switch name {
    case .literal(let literal): literal.value
    case .expression(let expression): text(of: expression, at: offset, in: file)
    }
  }

  private func text(of expression: String, at offset: Int, in file: SourceFile) -> String? {
    let scope = file.indexOfType(around: offset).map { file.types[$0].fullName } ?? ""
    let described = "String(describing: "
    let path = expression.hasPrefix(described) ? String(expression.dropFirst(described.count).dropLast(1)) : expression
    guard path.utf8.allSatisfy(Self.isOfPath), !path.isEmpty else { return nil }
    if expression.hasPrefix(described) {
      // A subclass has another name than the class that says `self`.
      let isFixed = path.hasSuffix(".self") && !path.hasPrefix("self.") && !path.hasPrefix("Self.")
      let name = String(path.dropLast(".self".count))
      return isFixed && !mayBeGenericParameter(name, in: scope) ? name.lastName : nil
    }
    if !path.contains(".") { return textOfName(path, at: offset, in: file, scope) }
    if !path.hasSuffix(".rawValue") {
      // A subclass may be what the code means by these.
      let isNamed = !path.hasPrefix("self.") && !path.hasPrefix("Self.")
      guard let owner = values.owner(of: path, from: scope), isConstant(path.lastName, of: owner, isNamed: isNamed)
      else { return nil }
    }
    return values.value(of: path, at: offset, in: file, class: nil)
  }

  /// Whether a name may be that of a generic parameter, of a function or of a type, rather than of a class.
  private func mayBeGenericParameter(_ name: String, in scope: String) -> Bool {
    guard !name.contains(".") else { return false }
    let isDeclared = values.declaredName(name, from: scope) != nil || AppleClass.named(name) != nil
    guard isDeclared || classes.contains(name) else { return true }
    let parameters = declarations.references(to: scope).compactMap { declarations[$0].genericParameters }
    return parameters.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }

  private static func isOfPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
    default: false
    }
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
  private func textOfName(_ name: String, at offset: Int, in file: SourceFile, _ scope: String) -> String? {
    let constants = Set(names.constants(named: name, in: file).map(\.literal.value))
    guard constants.count == 1, !file.bindsOtherwise(name), !names.hasParameter(named: name, in: file) else {
      return nil
    }
    return constants.first
  }
}
