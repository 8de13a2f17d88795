/// The texts of nibs and storyboards as Interface Builder writes them.
enum MadeDocument {
  static func nib(_ objects: String) -> String {
    document(
      "XIB",
      """
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
          </objects>

      """
    )
  }

  static func storyboard(_ scenes: [String]) -> String {
    document("Storyboard.XIB", "    <scenes>\n\(scenes.joined(separator: "\n"))\n    </scenes>\n")
  }

  private static func document(_ type: String, _ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
    \(content)</document>

    """
  }

  // MARK: - Objects

  /// A class as documents name it; nothing for an object without one. More than half of the classes of real ones are
  /// those of the target's module.
  static func custom(_ name: String, isOfTarget: Bool = true) -> String {
    if name.isEmpty { return "" }
    return "customClass=\"\(name)\"" + (isOfTarget ? " customModule=\"App\" customModuleProvider=\"target\"" : "")
  }

  /// - Parameters:
  ///   - id: What the identifiers of the cell and of its content end in.
  ///   - element: `tableViewCell` or `collectionViewCell`.
  static func cell(
    _ name: String,
    identifier: String,
    id: String,
    element: String = "tableViewCell",
    labels: Int = 4,
    isOfTarget: Bool = true
  ) -> String {
    let isOfTable = element == "tableViewCell"
    // Cells of UIKit have no such outlet.
    let connections =
      name.isEmpty
      ? ""
      : """

                <connections>
                    <outlet property="titleLabel" destination="lbl-\(id)-0" id="out-\(id)"/>
                </connections>
      """
    let content = isOfTable ? "tableViewCellContentView" : "view"
    return """
              <\(element) contentMode="scaleToFill" reuseIdentifier="\(identifier)" id="cel-\(id)" \
      \(custom(name, isOfTarget: isOfTarget))>
                  <rect key="frame" x="0.0" y="0.0" width="375" height="88"/>
                  <\(content) key="contentView" opaque="NO" contentMode="center" id="cnt-\(id)">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="88"/>
                      <subviews>
      \(self.labels(id, count: labels))
                      </subviews>
                  </\(content)>\(connections)
              </\(element)>
      """
  }

  static func view(_ name: String, id: String, labels: Int = 4) -> String {
    """
            <view contentMode="scaleToFill" id="vew-\(id)" \(custom(name))>
                <rect key="frame" x="0.0" y="0.0" width="375" height="88"/>
                <subviews>
    \(self.labels(id, count: labels))
                </subviews>
                <connections>
                    <outlet property="titleLabel" destination="lbl-\(id)-0" id="out-\(id)"/>
                </connections>
            </view>
    """
  }

  /// Labels in a column, with identifiers that contain the identifier of the superview.
  static func labels(_ id: String, count: Int) -> String {
    (0..<count).map { number in
      """
                          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label \(number)" \
      textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
      adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-\(id)-\(number)">
                              <rect key="frame" x="16" y="\(number * 20)" width="343" height="20"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                              <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="calibratedRGB"/>
                          </label>
      """
    }.joined(separator: "\n")
  }

  /// A scene with a controller.
  ///
  /// - Parameters:
  ///   - element: `viewController` or `tableViewController`.
  ///   - view: The element of the controller's view.
  ///   - segue: The identifier of a segue to another controller, which is empty for one without, and the destination.
  static func scene(
    _ name: String,
    identifier: String,
    id: String,
    element: String = "viewController",
    view: String,
    segue: (identifier: String, destination: String)? = nil,
    isOfTarget: Bool = true
  ) -> String {
    let written = segue.map { segue in
      let name = segue.identifier.isEmpty ? "" : " identifier=\"\(segue.identifier)\""
      return """

                            <connections>
                                <segue destination="ctl-\(segue.destination)" kind="show"\(name) id="seg-\(id)"/>
                            </connections>
        """
    }
    return """
              <scene sceneID="scn-\(id)">
                  <objects>
                      <\(element) storyboardIdentifier="\(identifier)" id="ctl-\(id)" \
      \(custom(name, isOfTarget: isOfTarget)) sceneMemberID="viewController">
      \(view)\(written ?? "")
                      </\(element)>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="fst-\(id)" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="0.0" y="0.0"/>
              </scene>
      """
  }

  /// The table of a scene, with its prototypes.
  static func table(_ id: String, prototypes: [String]) -> String {
    """
                        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" id="tbl-\(id)">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <prototypes>
    \(prototypes.joined(separator: "\n"))
                            </prototypes>
                        </tableView>
    """
  }

  /// The view of a scene, with labels or other content.
  static func mainView(_ id: String, _ content: String, constraints: String = "") -> String {
    """
                        <view key="view" contentMode="scaleToFill" id="viw-\(id)">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
    \(content)
                            </subviews>\(constraints)
                        </view>
    """
  }
}
