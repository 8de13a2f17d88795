import SourceDeclarations

/// Replaces expressions of Objective-C and Xcode: `#keyPath`, literals of colors and images, and the symbols of assets.
/// Previews are left out.
enum Literals: PortStep {
  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for file in set.files {
      let stream = set.sources[file].stream
      for index in 0..<stream.count where stream.is(index, "#Preview") { preview(index, in: file, stream, &draft) }
      for index in 0..<stream.count where stream.is(index, "resource") { symbol(index, in: file, set, &draft) }
      for index in 0..<stream.count where stream[index].kind == .directive && stream.is(index + 1, "(") {
        switch stream.text(index) {
        case "#keyPath": keyPath(index, in: file, set, &draft)
        case "#colorLiteral":
          conversion(of: index, to: "UIColor", in: file, stream, &draft)
          draft.replace(stream[index].range, with: "UIColor", in: file, "replace #colorLiteral")
        case "#imageLiteral":
          conversion(of: index, to: "UIImage", in: file, stream, &draft)
          image(index, in: file, set, &draft)
        default: break
        }
      }
    }
  }

  /// Leaves out `#Preview("Name") { … }`. Its lines stay, empty.
  private static func preview(_ index: Int, in file: Int, _ stream: TokenStream, _ draft: inout PortDraft) {
    var end = index + 1
    if stream.is(end, "(") { end = stream.index(after: end) }
    guard stream.is(end, "{"), let close = stream[end].partner else { return }
    let range = stream[index].start..<stream[close].end
    let lines = stream.bytes[range].filter { $0 == 0x0A || $0 == 0x0D }
    draft.replace(range, with: String(decoding: lines, as: UTF8.self), in: file, "leave out a preview")
  }

  /// `UIImage(resource: .icon)` is `UIImage(resource: "icon")`, unless a catalog declares the symbol.
  private static func symbol(_ index: Int, in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let stream = set.sources[file].stream
    guard stream.is(index - 1, "("), stream.is(index - 2, "UIImage") || stream.is(index - 2, "UIColor"),
      stream.is(index + 1, ":"), stream.is(index + 2, "."), stream[index + 3].kind == .word, stream.is(index + 4, ")"),
      !AssetSymbols.isDeclared(stream.text(index + 3), set)
    else { return }
    draft.replace(
      stream[index + 2].start..<stream[index + 3].end,
      with: "\"\(stream.text(index + 3))\"",
      in: file,
      "name the asset"
    )
  }

  private static func keyPath(_ index: Int, in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let stream = set.sources[file].stream
    let end = stream.index(after: index + 1)
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

  /// `UIColor(literal)` means `literal as UIColor`, not a call: its parentheses stay.
  private static func conversion(
    of index: Int,
    to type: StaticString,
    in file: Int,
    _ stream: TokenStream,
    _ draft: inout PortDraft
  ) {
    guard stream.is(index - 1, "("), stream.is(index - 2, type), stream.is(stream.index(after: index + 1), ")") else {
      return
    }
    draft.remove(stream[index - 2].range, in: file, "write a conversion of a literal as the literal")
  }

  private static func image(_ index: Int, in file: Int, _ set: SourceSet, _ draft: inout PortDraft) {
    let stream = set.sources[file].stream
    let end = stream.index(after: index + 1)
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
