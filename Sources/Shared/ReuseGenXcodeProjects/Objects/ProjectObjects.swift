import ReuseGenBasics

/// The objects of a project file by their identifiers.
struct ProjectObjects: Sendable {
  /// The path of the file.
  let path: String
  private let positions: [String: Int]
  private let entries: [PropertyListDictionary.Entry]
  private let lines: LineStarts
  let root: ProjectObject

  /// - Throws: `ProjectProblem`, if the file isn't a project's.
  init(_ bytes: [UInt8], path: String) throws(ProjectProblem) {
    let list: PropertyList
    do {
      list = try PropertyListReader.read(bytes)
    } catch {
      throw ProjectProblem(error, in: path, bytes)
    }
    self.path = path
    lines = LineStarts(bytes)
    guard let file = list.dictionary, let objects = file["objects"]?.dictionary else {
      throw ProjectProblem(.error, "the file has no “objects”, so it isn't a project; restore it", in: path)
    }
    let entries = objects.entries
    self.entries = entries
    positions = Dictionary(entries.indices.map { (entries[$0].key, $0) }) { _, last in last }
    guard let id = file["rootObject"]?.string, let index = positions[id], let object = entries[index].value.dictionary
    else {
      let offset = file["rootObject"]?.offset
      let position = offset.map { [lines] in FilePosition(of: $0, in: lines) }
      throw ProjectProblem(.error, "the “rootObject” isn't one of the “objects”", in: path, at: position)
    }
    root = ProjectObject(id: id, dictionary: object, offset: entries[index].offset)
  }

  /// The object with an identifier; `nil` if there is none.
  subscript(id: String) -> ProjectObject? {
    guard let index = positions[id], let dictionary = entries[index].value.dictionary else { return nil }
    return ProjectObject(id: id, dictionary: dictionary, offset: entries[index].offset)
  }

  /// All objects, in the order of the file.
  var all: [ProjectObject] {
    entries.compactMap { entry in
      entry.value.dictionary.map { ProjectObject(id: entry.key, dictionary: $0, offset: entry.offset) }
    }
  }

  /// The object that another one refers to.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? { object[key].flatMap { self[$0] } }

  /// The objects that another one lists. Those that don't exist are left out.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] { object.list(key).compactMap { self[$0] } }

  func position(of offset: Int) -> FilePosition { FilePosition(of: offset, in: lines) }

  func problem(_ beginning: String, naming other: String? = nil, _ end: String = "", at offset: Int) -> ProjectProblem {
    ProjectProblem(.warning, beginning, naming: other, end, in: path, at: position(of: offset))
  }
}
