import SourceDeclarations

/// Members that only the Objective-C runtime finds: those of `AnyObject`, and the values that a sort descriptor
/// compares.
enum DynamicMembers: PortStep {
  private static let classes: [String: String] = [
    "boolValue": "NSNumber", "intValue": "NSNumber", "integerValue": "NSNumber", "floatValue": "NSNumber",
    "doubleValue": "NSNumber", "int64Value": "NSNumber", "stringValue": "NSNumber", "cgRectValue": "NSValue",
    "cgPointValue": "NSValue", "cgSizeValue": "NSValue", "rangeValue": "NSValue", "length": "NSString",
  ]

  static func run(_ set: SourceSet, _ draft: inout PortDraft) {
    for file in set.files {
      let stream = set.sources[file].stream
      for index in 0..<stream.count where stream[index].kind == .word {
        if stream.is(index, "AnyObject") { cast(index, in: file, stream, &draft) }
        if stream.is(index, "NSSortDescriptor") { key(index, in: file, stream, &draft) }
      }
    }
  }

  /// `(value as AnyObject).boolValue` is `(value as! NSNumber).boolValue`.
  private static func cast(_ index: Int, in file: Int, _ stream: TokenStream, _ draft: inout PortDraft) {
    guard index > 0, stream.is(index - 1, "as"), stream.is(index + 1, ")"), stream.is(index + 2, "."),
      index + 3 < stream.count, let type = classes[stream.text(index + 3)]
    else { return }
    draft.replace(
      stream[index - 1].start..<stream[index].end,
      with: "as! \(type)",
      in: file,
      "replace AnyObject by \(type)"
    )
  }

  /// `NSSortDescriptor(key: "name", ascending: true)` is `NSSortDescriptor(valueOfKey: "name", ascending: true)`.
  private static func key(_ index: Int, in file: Int, _ stream: TokenStream, _ draft: inout PortDraft) {
    let open = stream.is(index + 1, ".") && stream.is(index + 2, "init") ? index + 3 : index + 1
    guard stream.is(open, "("), stream.is(open + 1, "key"), stream.is(open + 2, ":") else { return }
    draft.replace(stream[open + 1].range, with: "valueOfKey", in: file, "compare the values of a key")
    draft.addImport("UIKit", to: file)
  }
}
