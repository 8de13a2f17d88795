import Foundation

/// A folder with a manifest: one of the user's, or one that lists many cells, written for the run and removed
/// afterward.
final class GenerateFolder {
  let path: String
  /// The generated file, which is removed afterward.
  let output: String
  private let isTemporary: Bool
  var manifest: String { path + "/reuse.json" }

  /// A folder of the user's; `nil` if it has no manifest.
  init?(given folder: String) {
    guard FileManager.default.fileExists(atPath: folder + "/reuse.json") else { return nil }
    path = folder
    output = Self.temporaryPath + ".swift"
    isTemporary = false
  }

  /// - Parameters:
  ///   - entries: The number of cells that are registered by class.
  ///   - documents: The number of nibs, each with an entry of its own.
  init(entries: Int, documents: Int = 0) {
    path = Self.temporaryPath
    output = path + "/Reuse.generated.swift"
    isTemporary = true
    let folder = URL(fileURLWithPath: path)
    var cells = (0..<entries).map { "    \"Cell\($0)\"" }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 0..<documents {
        cells.append("    { \"type\": \"NibCell\(number)\", \"nib\": \"NibCell\(number)\" }")
        let nib = folder.appendingPathComponent("NibCell\(number).xib")
        try Data(Self.nib("NibCell\(number)").utf8).write(to: nib)
      }
      let text = "{\n  \"cells\": [\n\(cells.joined(separator: ",\n"))\n  ]\n}\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: manifest))
    } catch {
      print("the files can't be written: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: isTemporary ? path : output) }

  private static var temporaryPath: String {
    FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID())").path
  }

  /// A nib of about 12 KB, as large as documents of apps are on average.
  private static func nib(_ name: String) -> String {
    let labels = (0..<24).map { number in
      """
                          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label \(number)" \
      textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
      id="lbl-\(number)-0a">
                              <rect key="frame" x="16" y="\(number * 20)" width="288" height="20"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                              <color key="textColor" white="0.33" alpha="1" colorSpace="custom"/>
                          </label>
      """
    }
    return CellDocument.text(name, id: "00-001", subviews: labels.joined(separator: "\n"))
  }
}
