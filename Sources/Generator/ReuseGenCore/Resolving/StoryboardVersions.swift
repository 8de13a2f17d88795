import ReuseGenXML

/// All versions of all storyboards, numbered in order.
struct StoryboardVersions: Sendable {
  struct Version: Sendable {
    let storyboard: NamedDocument
    let document: InterfaceBuilderDocument
  }

  let all: [Version]
  /// The numbers of a storyboard's versions, by the storyboard's position in the document set.
  private let numbers: [Int: Range<Int>]

  init(_ documents: DocumentSet) {
    var all: [Version] = []
    var numbers: [Int: Range<Int>] = [:]
    for storyboard in documents.storyboards {
      let first = all.count
      all += storyboard.versions.map { Version(storyboard: storyboard, document: $0) }
      numbers[storyboard.position] = first..<all.count
    }
    self.all = all
    self.numbers = numbers
  }

  func numbers(of storyboard: NamedDocument) -> Range<Int> { numbers[storyboard.position] ?? 0..<0 }
}
