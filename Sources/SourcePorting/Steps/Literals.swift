import SourceDeclarations

/// Replaces expressions of Objective-C: `#keyPath`, and literals of colors and images.
enum Literals: PortStep {
  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for file in set.files {
      let stream = set.sources[file].stream
      for index in 0..<stream.count where stream[index].kind == .directive && stream.is(index + 1, "(") {
        switch stream.text(index) {
        case "#keyPath": keyPath(index, in: file, set, &draft)
        case "#colorLiteral":
          draft.replace(stream[index].range, with: "UIColor", in: file, "replace #colorLiteral")
        case "#imageLiteral": image(index, in: file, set, &draft)
        default: break
        }
      }
    }
  }

  private static func keyPath(_ index: Int, in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let stream = set.sources[file].stream
    let end = stream.index(behind: index + 1)
    var names = (index + 2..<max(index + 2, end - 1)).filter { stream[$0].kind == .word }.map { stream.text($0) }
    // Names of types start with a capital.
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" { names.removeFirst() }
    draft.replace(
      stream[index].start..<stream[end - 1].end,
      with: "\"\(names.joined(separator: "."))\"",
      in: file,
      "replace #keyPath"
    )
  }

  private static func image(_ index: Int, in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let stream = set.sources[file].stream
    let end = stream.index(behind: index + 1)
    guard stream.is(index + 2, "resourceName") else { return }
    draft.replace(
      stream[index].start..<stream[index + 2].end,
      with: "UIImage(named",
      in: file,
      "replace #imageLiteral"
    )
    let close = stream[end - 1].end
    draft.replace(close..<close, with: "!", in: file, "unwrap the image")
  }
}
