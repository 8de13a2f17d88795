import SortedSearch

/// The declarations of a Swift or Objective-C source, read without compiling it.
package struct SourceFile: Sendable {
  package enum Language: CaseIterable, Sendable {
    case swift
    case objectiveC

    /// The language of a file by its name; `nil` if the name isn't that of a source.
    package init?(path: String) {
      // As bytes, because each run asks for the languages of all sources.
      let language = path.utf8.withContiguousStorageIfAvailable { Self(bytes: $0) } ?? Self(bytes: Array(path.utf8))
      guard let language else { return nil }
      self = language
    }

    private init?(bytes path: some BidirectionalCollection<UInt8>) {
      func ends(_ suffix: String) -> Bool { path.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
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
  package let language: Language
  private let contents: Contents

  /// The declarations that this run or an earlier one read. Both cases hold an object, so that a copy costs little.
  private enum Contents {
    case read(SharedValue<ReadContents>)
    case kept(KeptContents)
  }

  init(_ contents: consuming ReadContents, path: String, language: Language) {
    self.path = path
    self.language = language
    self.contents = .read(SharedValue(contents))
  }

  /// - Parameter contents: What an earlier run read.
  init(_ contents: KeptContents, path: String) {
    self.path = path
    language = contents.language
    self.contents = .kept(contents)
  }

  /// The types, extensions and categories in the order of the text; nested ones follow their enclosing type.
  package var types: [TypeDeclaration] {
    switch contents {
    case .read(let read): read.value.types
    case .kept(let kept): kept.types
    }
  }
  package var typeAliases: [TypeAlias] {
    switch contents {
    case .read(let read): read.value.typeAliases
    case .kept(let kept): kept.typeAliases
    }
  }
  /// Where reuse identifiers are registered and dequeued.
  package var identifierUses: [ReuseIdentifierUse] {
    switch contents {
    case .read(let read): read.value.text.identifierUses
    case .kept(let kept): kept.uses(.identifierUses, \.identifierUses)
    }
  }
  /// Where code names nibs, storyboards, scenes, segues, images and colors.
  package var nameUses: [NameUse] {
    switch contents {
    case .read(let read): read.value.text.nameUses
    case .kept(let kept): kept.uses(.nameUses, \.nameUses)
    }
  }
  /// The constants that hold storyboards, in the order of the text.
  package var storyboardConstants: [StoryboardConstant] {
    switch contents {
    case .read(let read): read.value.text.storyboardConstants
    case .kept(let kept): kept.uses(.storyboardConstants, \.storyboardConstants)
    }
  }
  /// The string literals without interpolations.
  package var stringLiterals: [StringLiteral] {
    switch contents {
    case .read(let read): read.value.stringLiterals
    case .kept(let kept): kept.bodies.stringLiterals
    }
  }
  /// The names that code binds to anything but a string literal: those of variables, and of the parameters of closures
  /// and loops.
  var boundNames: NameSet {
    switch contents {
    case .read(let read): read.value.text.boundNames
    case .kept(let kept): kept.text.boundNames
    }
  }
  /// The constants with the value of a string literal, at any level, in the order of the text.
  package var stringConstants: [StringConstant] {
    switch contents {
    case .read(let read): read.value.text.stringConstants
    case .kept(let kept): kept.text.stringConstants
    }
  }
  /// The words that begin with a capital, those after `nib.` and `storyboard.`, and short string literals.
  var names: NameSet {
    switch contents {
    case .read(let read): read.value.text.names
    case .kept(let kept): kept.text.names
    }
  }
  var lines: LineStarts {
    switch contents {
    case .read(let read): read.value.text.lines
    case .kept(let kept): kept.text.lines
    }
  }
  /// Why the file may declare more than this; `nil` if the file was understood.
  package var doubt: Doubt? {
    switch contents {
    case .read(let read): read.value.doubt
    case .kept(let kept): kept.doubt
    }
  }
  /// The words of a file that wasn't understood: it can declare no other names. `nil` if they aren't known.
  var words: Set<String>? {
    switch contents {
    case .read(let read): read.value.words
    case .kept(let kept): kept.words
    }
  }
  /// How many steps the reader took: they grow with the number of tokens. 0 for what an earlier run read.
  package var steps: Int {
    switch contents {
    case .read(let read): read.value.steps
    case .kept: 0
    }
  }

  // MARK: - Types

  package var typeCount: Int {
    switch contents {
    case .read(let read): read.value.types.count
    case .kept(let kept): kept.typeNames.count
    }
  }

  package func kind(ofType index: Int) -> TypeDeclaration.Kind {
    switch contents {
    case .read(let read): read.value.types[index].kind
    case .kept(let kept): kept.typeNames[index].kind
    }
  }

  package func isPartial(type index: Int) -> Bool {
    switch contents {
    case .read(let read): read.value.types[index].isPartial
    case .kept(let kept): kept.typeNames[index].isPartial
    }
  }

  /// The full name of a type, which costs less than its declaration.
  func fullName(ofType index: Int) -> String {
    switch contents {
    case .read(let read): read.value.types[index].fullName
    case .kept(let kept): kept.typeNames[index].fullName
    }
  }

  /// The names of a type, which cost less than its declaration if an earlier run read it.
  package func nameOfType(_ index: Int) -> DeclaredName {
    switch contents {
    case .read(let read): read.value.types[index].typeName
    case .kept(let kept): kept.typeNames[index]
    }
  }

  /// The members of a type, which cost less than its declaration.
  func members(ofType index: Int) -> DeclaredMembers {
    switch contents {
    case .read(let read): read.value.types[index].members
    case .kept(let kept): kept.bodies.members[index]
    }
  }

  /// Whether the text, without its comments, names a type or a nib, as a word or as a string.
  package func names(_ name: String) -> Bool { names.contains(name) }

  /// Whether code names something of these kinds in the app's bundle.
  package func hasNames(_ kinds: [NameUse.Kind]) -> Bool {
    switch contents {
    case .read(let read): read.value.text.nameUses.contains { kinds.contains($0.kind) && $0.bundle == .own }
    case .kept(let kept): kinds.contains { kept.summary.contains(.own($0)) }
    }
  }

  /// Whether code registers or dequeues reuse identifiers.
  var hasIdentifiers: Bool {
    switch contents {
    case .read(let read): !read.value.text.identifierUses.isEmpty
    case .kept(let kept): kept.summary.contains(.identifierUses)
    }
  }

  /// Whether a variable, a closure or a loop of the file gives a name another value than a string literal.
  package func bindsOtherwise(_ name: String) -> Bool { boundNames.contains(name) }

  /// Whether a word is in a file that wasn't understood, or may be.
  package func mentions(_ word: String) -> Bool { words?.contains(word) ?? true }

  /// The limit on a file's size, in bytes. Larger files need not be read.
  package static let maximumSize = 16 << 20

  /// A file that exceeds the limit: it may declare anything.
  package static func tooLarge(path: String, language: Language) -> SourceFile {
    var contents = ReadContents(of: [])
    contents.doubt = Doubt(reason: .tooLong, offset: 0)
    return SourceFile(contents, path: path, language: language)
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
