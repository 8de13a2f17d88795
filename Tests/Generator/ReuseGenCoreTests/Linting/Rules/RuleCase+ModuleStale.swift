extension RuleCase {
  static let moduleStale = RuleCase(
    "module-stale",
    reports: """
      ① warning: PhotoCell is in the module Old here, but the target's module is App; select "Inherit Module From Target", or add "Old" to "imports"
      ② note: PhotoCell is listed here
      """,
    in: """
      // file: reuse.json
      {
        "cells": [{ "type": ②"PhotoCell", "nib": true }]
      }
      // file: PhotoCell.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell" ①customModule="Old"/>
          </objects>
      </document>
      """,
    accepts: """
      // file: reuse.json
      {
        "imports": ["Recycler", "Kit"],
        "cells": [{ "type": "PhotoCell", "nib": true }, { "type": "MapCell", "nib": true }, { "type": "Kit.KitCell", "nib": true }],
      }
      // file: KitCell.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell id="roo-t0-001" reuseIdentifier="KitCell" customClass="KitCell" customModule="Kit"/>
          </objects>
      </document>
      // file: MapCell.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell id="roo-t0-001" reuseIdentifier="MapCell" customClass="MapCell" customModule="App"/>
          </objects>
      </document>
      // file: PhotoCell.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell" customModule="Old" customModuleProvider="target"/>
          </objects>
      </document>
      """
  )
}
