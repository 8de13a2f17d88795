extension RuleCase {
  static let moduleStale = RuleCase(
    "module-stale",
    reports: """
      ① warning: PhotoCell is in the module Old here, but the target's module is App; select "Inherit Module From Target", or add "Old" to "imports"
      ② note: PhotoCell is listed here
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": ②"PhotoCell", "nib": true }] }
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell" ①customModule="Old"/>
      """,
    accepts: """
      // file: reuse.json
      {
        "imports": ["Recycler", "Kit"],
        "cells": [{ "type": "PhotoCell", "nib": true }, { "type": "MapCell", "nib": true }, { "type": "Kit.KitCell", "nib": true }],
      }
      // file: KitCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="KitCell" customClass="KitCell" customModule="Kit"/>
      // file: MapCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="MapCell" customClass="MapCell" customModule="App"/>
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell" customModule="Old" customModuleProvider="target"/>
      """
  )
}
