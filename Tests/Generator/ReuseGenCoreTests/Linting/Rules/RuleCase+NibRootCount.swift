extension RuleCase {
  static let nibRootCount = RuleCase(
    "nib-root-count",
    reports: """
      ① error: the nib "Badge" has no root object; add a Badge to it
      ② note: Badge is listed here
      ③ error: the nib "PhotoCell" has 2 root objects and must have one, the PhotoCell; move the others into it or out of the document
      ④ note: the first root is here
      ⑤ note: PhotoCell is listed here
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": ⑤"PhotoCell", "nib": true }], "views": [{ "type": ②"Badge", "nib": true }] }
      // file: ①Badge.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      // file: PhotoCell.xib
      ④<tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      ③<tapGestureRecognizer id="tap-0"/>
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PhotoCell", "nib": true }] }
      // file: PhotoCell.xib
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      """
  )
}
