/// Builds the tree of a document's elements. An element becomes a child when it ends.
struct TreeBuilder: XMLBuilder {
  private(set) var root: IBElement?
  private var open: [IBElement] = []
  /// Whether the innermost element has no children yet. Only its text is kept then.
  private var isLeaf = false
  /// The first run of the innermost element's text, which is decoded only if the element turns out to have no children.
  private var firstRun: XMLText?
  /// The runs after the first one.
  private var otherRuns = ""
  /// How many elements of a subtree that is left out are open.
  private var depthLeftOut = 0
  private let attributes: WrittenAttributes
  private let leavesOut: (XMLStartTag) -> Bool

  /// - Parameters:
  ///   - source: The document that is read.
  ///   - leavesOut: Whether an element isn't in the tree, and neither is what it contains.
  init(_ source: IBSource, leavingOut leavesOut: @escaping (XMLStartTag) -> Bool = { _ in false }) {
    attributes = WrittenAttributes(source.bytes)
    self.leavesOut = leavesOut
  }

  static var usesText: Bool { true }

  mutating func start(_ tag: XMLStartTag) {
    isLeaf = false
    if depthLeftOut > 0 || leavesOut(tag) {
      depthLeftOut += 1
      return
    }
    open.append(IBElement(tag, attributes.append(tag)))
    isLeaf = true
    firstRun = nil
    if !otherRuns.isEmpty { otherRuns = "" }
  }

  mutating func text(_ text: XMLText) {
    guard isLeaf else { return }
    if firstRun == nil { firstRun = text } else { otherRuns += text.string }
  }

  mutating func end() {
    if depthLeftOut > 0 {
      depthLeftOut -= 1
      return
    }
    guard var element = open.popLast() else { return }
    if isLeaf, let firstRun { element.text = firstRun.string + otherRuns }
    isLeaf = false
    guard let parent = open.indices.last else {
      root = element
      return
    }
    open[parent].children.append(element)
  }
}
