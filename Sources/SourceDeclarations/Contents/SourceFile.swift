import SortedSearch

/// The declarations of a Swift or Objective-C source, read without compiling it.
package struct SourceFile: Sendable {
  package enum Language: CaseIterable, Sendable {
    case swift
    case objectiveC

    /// The language of a file by its name; `nil` if the name isn't that of a source.
    package init?(path: String) {
      let name = path.utf8
      let dot = name.lastIndex(of: UInt8(ascii: ".")).map { name.index(after: $0) }
      switch path[(dot ?? path.startIndex)...] {
      case "swift": self = .swift
      case "h", "m", "mm": self = .objectiveC
      default: return nil
      }
    }
  }

  /// The path as it was given.
  package let path: String
  package let language: Language
  /// The types, extensions and categories in the order of the text; nested ones follow their enclosing type.
  package internal(set) var types: [TypeDeclaration] {
    _read { yield kept?.types ?? ownTypes }
    _modify {
      loadKept()
      yield &ownTypes
    }
  }
  /// The types, unless they are kept.
  private(set) var ownTypes: [TypeDeclaration] = []
  package internal(set) var typeAliases: [TypeAlias] = []
  /// Where reuse identifiers are registered and dequeued.
  package internal(set) var identifierUses: [ReuseIdentifierUse] {
    _read { yield kept?.uses(.identifierUses, \.identifierUses) ?? text.identifierUses }
    _modify {
      loadKept()
      yield &text.identifierUses
    }
  }
  /// Where code names nibs, storyboards, scenes, segues, images and colors.
  package internal(set) var nameUses: [NameUse] {
    _read { yield kept?.uses(.nameUses, \.nameUses) ?? text.nameUses }
    _modify {
      loadKept()
      yield &text.nameUses
    }
  }
  /// The constants that hold storyboards, in the order of the text.
  package internal(set) var storyboardConstants: [StoryboardConstant] {
    _read { yield kept?.uses(.storyboardConstants, \.storyboardConstants) ?? text.storyboardConstants }
    _modify {
      loadKept()
      yield &text.storyboardConstants
    }
  }
  /// The string literals without interpolations.
  package internal(set) var stringLiterals: [StringLiteral] {
    _read { yield kept?.bodies.stringLiterals ?? literals }
    _modify {
      loadKept()
      yield &literals
    }
  }
  private var literals: [StringLiteral] = []
  /// The names that code binds to anything but a string literal: those of variables, and of the parameters of closures
  /// and loops.
  var boundNames: NameSet {
    _read { yield kept?.text.boundNames ?? text.boundNames }
    _modify {
      loadKept()
      yield &text.boundNames
    }
  }
  /// The constants with the value of a string literal, at any level, in the order of the text.
  package internal(set) var stringConstants: [StringConstant] {
    _read { yield kept?.text.stringConstants ?? text.stringConstants }
    _modify {
      loadKept()
      yield &text.stringConstants
    }
  }
  /// The words that begin with a capital, those after `nib.` and `storyboard.`, and short string literals.
  var names: NameSet {
    _read { yield kept?.text.names ?? text.names }
    _modify {
      loadKept()
      yield &text.names
    }
  }
  var lines: LineStarts { kept?.text.lines ?? text.lines }
  private var text = KeptContents.Text()
  /// The values that an earlier run read, in place of the properties above.
  var kept: KeptContents?
  /// Why the file may declare more than this; `nil` if the file was understood.
  package internal(set) var doubt: Doubt?
  /// The words of a file that wasn't understood: it can declare no other names. `nil` if they aren't known.
  var words: Set<String>?
  /// How many steps the reader took: they grow with the number of tokens.
  package internal(set) var steps = 0

  init(path: String, language: Language, bytes: [UInt8]) {
    self.init(path: path, language: language, lines: LineStarts(bytes))
  }

  init(path: String, language: Language, lines: LineStarts) {
    self.path = path
    self.language = language
    text.lines = lines
  }

  /// Decodes everything that an earlier run read, so that it can be changed.
  private mutating func loadKept() {
    guard let kept else { return }
    (ownTypes, literals, text) = (kept.types, kept.bodies.stringLiterals, kept.text)
    self.kept = nil
  }

  // MARK: - Types

  package var typeCount: Int { kept?.typeNames.count ?? ownTypes.count }

  package func kind(ofType index: Int) -> TypeDeclaration.Kind {
    kept?.typeNames[index].kind ?? ownTypes[index].kind
  }

  package func isPartial(type index: Int) -> Bool {
    kept?.typeNames[index].isPartial ?? ownTypes[index].isPartial
  }

  /// The names of a type, which cost less than its declaration if an earlier run read it.
  package func nameOfType(_ index: Int) -> DeclaredName { kept?.typeNames[index] ?? ownTypes[index].typeName }

  /// Whether the text, without its comments, names a type or a nib, as a word or as a string.
  package func names(_ name: String) -> Bool { names.contains(name) }

  /// Whether code names something of these kinds in the app's bundle.
  package func hasNames(_ kinds: [NameUse.Kind]) -> Bool {
    if let kept { return kinds.contains { kept.summary.contains(.own($0)) } }
    return text.nameUses.contains { kinds.contains($0.kind) && $0.bundle == .own }
  }

  /// Whether code registers or dequeues reuse identifiers.
  var hasIdentifiers: Bool { kept?.summary.contains(.identifierUses) ?? !text.identifierUses.isEmpty }

  /// Whether a variable, a closure or a loop of the file gives a name another value than a string literal.
  package func bindsOtherwise(_ name: String) -> Bool { boundNames.contains(name) }

  mutating func add(_ literal: StringLiteral) {
    stringLiterals.append(literal)
    names.insert(literal.value.utf8)
  }

  /// Whether a word is in a file that wasn't understood, or may be.
  package func mentions(_ word: String) -> Bool { words?.contains(word) ?? true }

  /// The limit on a file's size, in bytes. Larger files need not be read.
  package static let maximumSize = 16 << 20

  /// A file that exceeds the limit: it may declare anything.
  package static func tooLarge(path: String, language: Language) -> SourceFile {
    var file = SourceFile(path: path, language: language, bytes: [])
    file.doubt = Doubt(reason: .tooLong, offset: 0)
    return file
  }

  /// The line and the column of a byte, counted from 1; columns are bytes of UTF-8.
  package func position(of offset: Int) -> (line: Int, column: Int) { lines.position(of: offset) }

  /// The index of the innermost type, extension or category around a byte.
  package func indexOfType(around offset: Int) -> Int? {
    let following = types.indices.partitionIndex { types[$0].range.lowerBound > offset }
    var index: Int? = following > 0 ? following - 1 : nil
    while let candidate = index, !types[candidate].range.contains(offset) { index = types[candidate].enclosing }
    return index
  }
}

/// Why something may have more declarations than were read.
package struct Doubt: Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    /// Brackets, literals or conditions don't match.
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
