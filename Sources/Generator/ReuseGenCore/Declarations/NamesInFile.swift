import ReuseGenDeclarations

/// The constants and the parameters of a file by their names.
///
/// They are collected once for a file, and kept until another file is searched: uses are looked up file by file.
final class NamesInFile {
  private var file: SourceFile?
  private var constants: [String: [StringConstant]] = [:]
  private var resources: [String: [ResourceConstant]] = [:]
  /// `nil` until a parameter is searched for.
  private var parameters: Set<String>?

  /// The constants with a name, in the order of the text.
  func constants(named name: String, in file: SourceFile) -> [StringConstant] {
    open(file)
    return constants[name] ?? []
  }

  /// The values of the constants with a name that hold identifiers of R.swift, or storyboards.
  func resources(named name: String, areIdentifiers: Bool, in file: SourceFile) -> [NameExpression] {
    open(file)
    return (resources[name] ?? []).filter { $0.isIdentifier == areIdentifiers }.map(\.value)
  }

  /// Whether a method has a parameter with a name.
  func hasParameter(named name: String, in file: SourceFile) -> Bool {
    open(file)
    let known = parameters ?? Set(file.types.flatMap(\.methods).flatMap(\.parameters).map(\.name))
    parameters = known
    return known.contains(name)
  }

  private func open(_ file: SourceFile) {
    if let known = self.file, known.isSame(as: file) { return }
    self.file = file
    constants = Dictionary(grouping: file.stringConstants, by: \.name)
    resources = Dictionary(grouping: file.resourceConstants, by: \.name)
    parameters = nil
  }
}
