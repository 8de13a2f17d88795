import Foundation

/// Prints what the reader finds, for `check`: an object a line for each file, or with `--time` how fast it reads.
///
/// `check` compiles this file together with the sources of the module.
@main
enum PrintDeclarations {
  static func main() {
    var paths = Array(CommandLine.arguments.dropFirst())
    let isTimed = paths.first == "--time"
    if isTimed { paths.removeFirst() }
    if paths == ["-"] { while let line = readLine() { paths.append(line) } }
    let files = paths.compactMap { path in
      SourceFile.Language(path: path).flatMap { language in
        FileManager.default.contents(atPath: path).map { (path, [UInt8]($0), language) }
      }
    }
    if isTimed {
      time(files)
    } else {
      for (path, bytes, language) in files { print(line(SourceFile.read(bytes, path: path, language: language))) }
    }
  }

  private static func time(_ files: [(path: String, bytes: [UInt8], language: SourceFile.Language)]) {
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    var rounds: [Double] = []
    for _ in 0..<9 {
      let start = DispatchTime.now().uptimeNanoseconds
      var types = 0
      for file in files { types += SourceFile.read(file.bytes, path: file.path, language: file.language).types.count }
      rounds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
      if types < 0 { print(types) }
    }
    let median = rounds.sorted()[rounds.count / 2]
    print("\(files.count) files, \(bytes) bytes, \(median) s, \(Double(bytes) / 1e6 / median) MB/s")
  }

  private static func line(_ file: SourceFile) -> String {
    let types: [[String: Any]] = file.types.map { type in
      [
        "kind": type.kind.rawValue,
        "name": type.fullName,
        "local": type.isLocal,
        "conditions": type.conditions,
        "inherited": type.inherited.map(\.name),
        "cases": type.cases,
        "doubt": type.doubt.map { "\($0.reason)" } ?? "",
        "properties": type.properties.map { property in
          [
            "name": property.name, "type": property.type?.text ?? "", "typeName": property.type?.name ?? "",
            "flags": Int(property.type?.flags.rawValue ?? 0), "conditions": property.conditions,
            "attributes": property.attributes.map(\.name), "value": property.initialValue.map { "\($0)" } ?? "",
            "static": property.isTypeMember, "ivar": property.kind == .instanceVariable,
          ] as [String: Any]
        },
        "methods": type.methods.map { method in
          [
            "name": method.name, "selector": method.selector, "conditions": method.conditions,
            "static": method.isTypeMember, "returns": method.returnType?.text ?? "",
            "attributes": method.attributes.map(\.name),
            "types": method.parameters.map { $0.type?.text ?? "" },
          ] as [String: Any]
        },
      ]
    }
    let object: [String: Any] = [
      "path": file.path, "types": types, "doubt": file.doubt.map { "\($0.reason)" } ?? "",
      "aliases": file.typeAliases.map { [$0.fullName, $0.type.text] },
      "uses": file.identifierUses.map { "\($0)" }, "literals": file.stringLiterals.map(\.value), "steps": file.steps,
    ]
    let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
