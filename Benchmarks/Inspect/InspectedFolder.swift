import Foundation

/// The documents that are inspected: a folder of the user's, or one that is written for the run and removed afterward.
final class InspectedFolder {
  private let given: String?
  private var temporary: [URL] = []

  init(_ path: String?) { given = path }

  deinit {
    for folder in temporary { try? FileManager.default.removeItem(at: folder) }
  }

  /// The paths of the documents, searched for once.
  private(set) lazy var paths: [String] = {
    let folder =
      given
      ?? written { folder in
        for number in 0..<850 {
          // Most documents are nibs of a few KB; a storyboard is as large as ten of them.
          let isStoryboard = number % 10 == 0
          let text = isStoryboard ? Self.storyboard(number) : Self.nib(number)
          let name = isStoryboard ? "Screen\(number).storyboard" : "Cell\(number).xib"
          try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
      }
    return Self.documents(in: folder)
  }()

  /// The paths of ten copies of each document, made once.
  private(set) lazy var tenfoldPaths: [String] = Self.documents(
    in: written { folder in
      for (number, path) in paths.enumerated() {
        let original = URL(fileURLWithPath: path)
        for copy in 0..<10 {
          let name = "\(copy)-\(number)-\(original.lastPathComponent)"
          try FileManager.default.copyItem(at: original, to: folder.appendingPathComponent(name))
        }
      }
    }
  )

  /// Reads the files of a folder.
  static func read(_ folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      keep(FileManager.default.contents(atPath: "\(folder)/\(name)"))
    }
  }

  private static func documents(in folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { "\(folder)/\($0)" }
  }

  /// A temporary folder.
  private func written(_ write: (URL) throws -> Void) -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reusebench-\(UUID())")
    temporary.append(folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(folder)
    } catch {
      print("the documents can't be written: \(error)")
    }
    return folder.path
  }

  private static func nib(_ number: Int) -> String {
    document("XIB", "") {
      """
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(cell(number, labels: 4))
          </objects>

      """
    }
  }

  private static func storyboard(_ number: Int) -> String {
    let scenes = (0..<8).map { scene in
      """
              <scene sceneID="scn-\(number)-\(scene)">
                  <objects>
                      <tableViewController storyboardIdentifier="scene\(scene)" id="ctl-\(number)-\(scene)" \
      customClass="Controller\(scene)" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" id="tbl-\(number)-\(scene)">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <prototypes>
      \(cell(number * 100 + scene, labels: 5))
                              </prototypes>
                          </tableView>
                          <connections>
                              <segue destination="ctl-\(number)-0" kind="show" identifier="go" id="seg-\(number)-\(scene)"/>
                          </connections>
                      </tableViewController>
                  </objects>
                  <point key="canvasLocation" x="\(scene * 800)" y="0.0"/>
              </scene>
      """
    }
    return document("Storyboard.XIB", " initialViewController=\"ctl-\(number)-0\"") {
      "    <scenes>\n\(scenes.joined(separator: "\n"))\n    </scenes>\n"
    }
  }

  private static func document(_ type: String, _ attributes: String, _ content: () -> String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES"\(attributes)>
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
    \(content())</document>

    """
  }

  private static func cell(_ number: Int, labels: Int) -> String {
    let labels = (0..<labels).map { label in
      """
                          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label" \
      textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-\(number)-\(label)">
                              <rect key="frame" x="16" y="\(label * 20)" width="343" height="20"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                              <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="calibratedRGB"/>
                          </label>
      """
    }
    return """
              <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="Cell\(number)" \
      id="cel-\(number)" customClass="Cell\(number)" customModule="App" customModuleProvider="target">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="88"/>
                  <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" id="cnt-\(number)">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="88"/>
                      <subviews>
      \(labels.joined(separator: "\n"))
                      </subviews>
                  </tableViewCellContentView>
                  <connections>
                      <outlet property="title" destination="lbl-\(number)-0" id="out-\(number)"/>
                  </connections>
              </tableViewCell>
      """
  }
}
