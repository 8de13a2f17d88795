import ReuseGenBasics

/// The declarations of a Swift or Objective-C source, read without compiling it.
///
///     let file = SourceFile.read(bytes, path: "PersonCell.swift", language: .swift)
///     file.types.map(\.fullName)  // ["PersonCell"]
///
/// It contains types with their members, names in code, string constants, and the identifiers that code registers or
/// dequeues. Reading takes one pass over the tokens. It never fails: if the file isn't understood, `doubt` has the
/// reason, and rules then assume that the file may declare more.
///
/// Look up classes of a target in `Declarations`, which joins its files. For expressions and statements, use
/// `SyntaxTree`, which takes more memory and time.
package struct SourceFile: Sendable {
  package enum Language: CaseIterable, Sendable {
    case swift
    case objectiveC

    /// The language of a file by its name, or `nil` if the name isn't that of a source.
    package init?(path: String) {
      // As bytes, because each run asks for the languages of all sources.
      var path = path
      guard let language = path.withUTF8({ Self(bytes: $0) }) else { return nil }
      self = language
    }

    private init?(bytes path: UnsafeBufferPointer<UInt8>) {
      func ends(_ suffix: StaticString) -> Bool {
        let start = path.count - suffix.utf8CodeUnitCount
        return start >= 0 && (start..<path.count).allSatisfy { path[$0] == suffix.utf8Start[$0 - start] }
      }
      if ends(".swift") {
        self = .swift
      } else if ends(".h") || ends(".m") || ends(".mm") {
        self = .objectiveC
      } else {
        return nil
      }
    }
  }

  /// The path as it was given.
  package let path: String
  /// The module that the file belongs to, or `nil` if that is the target's own, or unknown.
  package var module: String?
  package let language: Language
  let contents: SourceContents

  init(_ contents: SourceContents, path: String) {
    self.path = path
    language = contents.language
    self.contents = contents
  }

  /// Whether both are copies of what one reading found.
  package func isSame(as other: SourceFile) -> Bool { contents === other.contents }

  /// The types, extensions and categories in the order of the text; nested ones follow their enclosing type.
  package var types: [TypeDeclaration] { contents.read.types }
  package var typeAliases: [TypeAlias] { contents.read.typeAliases }
  /// Where reuse identifiers are registered and dequeued.
  package var identifierUses: [ReuseIdentifierUse] { contents.read.text.identifierUses }
  /// Where views may be registered and dequeued by accessors.
  package var accessorUses: [AccessorUse] { contents.read.text.accessorUses }
  /// Where code names nibs, storyboards, scenes, segues, images and colors.
  package var nameUses: [NameUse] { contents.read.text.nameUses }
  /// The constants that hold storyboards, or identifiers of R.swift.
  package var resourceConstants: [ResourceConstant] { contents.read.text.resourceConstants }
  /// The string literals without interpolations.
  package var stringLiterals: [StringLiteral] { contents.read.stringLiterals }
  /// The constants with the value of a string literal, at any level, in the order of the text.
  package var stringConstants: [StringConstant] { contents.read.text.stringConstants }
  /// Why the file may declare more than this, or `nil` if the file was understood.
  package var doubt: Doubt? { contents.read.doubt }
  /// The words of a file that wasn't understood: it can declare no other names. `nil` if they aren't known.
  var words: Set<String>? { contents.read.words }
  /// How many steps the reader took: they grow with the number of tokens.
  package var steps: Int { contents.read.steps }

  // MARK: - Types

  /// Whether macros, or modules that the file exports, may declare types that the file doesn't show.
  package var mayAddTypes: Bool { doubt != nil || contents.read.mayAddTypes }

  /// Whether a type may have one of the conformances that accessors add.
  package var mayHaveConformances: Bool { contents.mayHaveConformances }

  // MARK: - Names

  /// Whether the text, without its comments, names a type or a nib, as a word or as a string. These are the words that
  /// begin with a capital, those after `nib.` and `storyboard.`, and short string literals.
  package func names(_ name: String) -> Bool { contents.read.text.names.containsWordOrLiteral(name) }

  /// Whether the text, without its comments and string literals, has a word, as `names(_:)` looks for them.
  package func writes(_ word: String) -> Bool { contents.read.text.names.contains(word) }

  /// Whether the text sets a property for presentation, such as `font`, of what a variable with this name refers to.
  package func sets(_ member: PresentationMember, of variable: String) -> Bool {
    writes("\(variable).\(member.rawValue)")
  }

  /// Whether the text overrides the appearance, for which the user's setting doesn't count then.
  package var overridesAppearance: Bool { writes(PresentationMember.overrideUserInterfaceStyle.rawValue) }

  /// Whether the text sets the data source of a list, which may be another than the document's then.
  package var setsDataSource: Bool { writes(PresentationMember.dataSource.rawValue) }

  /// Whether code names something of these kinds in the app's bundle.
  package func hasNames(_ kinds: [NameUse.Kind]) -> Bool {
    nameUses.contains { kinds.contains($0.kind) && $0.bundle != .other("") }
  }

  /// Whether code registers or dequeues reuse identifiers.
  var hasIdentifiers: Bool { !identifierUses.isEmpty }

  /// Whether code names something of a bundle, or may name it because the file wasn't read as a whole.
  package var mayUseBundle: Bool { hasIdentifiers || hasNames(NameUse.Kind.allCases) || doubt != nil }

  /// Whether a variable, or the parameter of a closure or a loop, of the file gives a name another value than a string
  /// literal.
  package func bindsOtherwise(_ name: String) -> Bool { contents.read.text.boundNames.contains(name) }

  /// Whether a word is in a file that wasn't understood, or may be.
  package func mentions(_ word: String) -> Bool { words?.contains(word) ?? true }

  /// The limit on a file's size, in bytes. Larger files need not be read.
  package static let maximumSize = 16 << 20

  /// A file that exceeds the limit: it may declare anything.
  package static func tooLarge(path: String, language: Language) -> SourceFile {
    var contents = ReadContents(of: [], isBalanced: true)
    contents.doubt = Doubt(reason: .tooLong, offset: 0)
    return SourceFile(SourceContents(contents, language: language), path: path)
  }

  /// The line and the column of a byte, counted from 1; columns are bytes of UTF-8.
  package func position(of offset: Int) -> (line: Int, column: Int) { contents.read.text.lines.position(of: offset) }

  /// The index of the innermost type, extension or category around a byte.
  package func indexOfType(around offset: Int) -> Int? {
    let following = types.indices.partitionIndex { types[$0].range.lowerBound > offset }
    var index: Int? = following > 0 ? following - 1 : nil
    while let candidate = index, !types[candidate].range.contains(offset) { index = types[candidate].enclosing }
    return index
  }

  /// The full name of the innermost type around a place; `nil` outside of types.
  package func typeName(around offset: Int) -> String? { indexOfType(around: offset).map { types[$0].fullName } }

  /// The method around a place, of the innermost type around it.
  package func method(around offset: Int) -> MethodDeclaration? {
    guard let type = indexOfType(around: offset) else { return nil }
    let methods = types[type].methods
    let following = methods.indices.partitionIndex { methods[$0].range.lowerBound > offset }
    return following > 0 && methods[following - 1].range.contains(offset) ? methods[following - 1] : nil
  }
}

/// Why something may have more declarations than were read.
package struct Doubt: Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    /// Brackets, literals, comments or conditions don't match.
    case unbalanced
    /// A macro that is attached to the type, or called in its body, may add members.
    case macro(String)
    /// The source is longer than what is read.
    case tooLong
  }

  package var reason: Reason
  /// Where, in bytes.
  package var offset: Int
}
