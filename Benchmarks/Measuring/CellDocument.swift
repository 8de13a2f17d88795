/// The documents of cells that benchmarks write.
enum CellDocument {
  /// The text of a document with a cell.
  ///
  /// - Parameters:
  ///   - name: The name of the class, which is the reuse identifier too.
  ///   - id: What the identifiers of the cell and its content end in.
  ///   - subviews: The elements in the content view.
  ///   - rest: The elements after the content view.
  static func text(_ name: String, id: String, subviews: String, rest: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell contentMode="scaleToFill" reuseIdentifier="\(name)" id="cel-\(id)" \
    customClass="\(name)" customModule="App" customModuleProvider="target">
                <tableViewCellContentView key="contentView" id="cnt-\(id)">
                    <subviews>
    \(subviews)
                    </subviews>
                </tableViewCellContentView>
    \(rest)        </tableViewCell>
        </objects>
    </document>

    """
  }
}
