extension RuleCase {
  static let nibOwnerClass = RuleCase(
    "nib-owner-class",
    reports: """
      ① error: the File's Owner of the nib "Banner" has no class, but the manifest lists Banner; set it to Banner or correct the manifest
      ② note: Banner is listed here
      ③ error: the File's Owner of the nib "RatingWidget" has the class OtherWidget, but the manifest lists RatingWidget; set it to RatingWidget or correct the manifest
      ④ note: RatingWidget is listed here
      """,
    in: """
      // file: reuse.json
      {
        "views": [
          { "type": ④"RatingWidget", "nib": true, "owner": true },
          { "type": ②"Banner", "nib": true, "owner": true },
        ],
      }
      // file: Banner.xib
      ①<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="roo-t0-001" customClass="Banner"/>
      // file: RatingWidget.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" ③customClass="OtherWidget"/>
      <view id="roo-t0-001"/>
      """,
    accepts: """
      // file: reuse.json
      { "views": [{ "type": "Rating", "nib": "RatingWidget", "owner": true }] }
      // file: RatingWidget.swift
      typealias Rating = RatingWidget
      class RatingWidget: UIView {}
      // file: RatingWidget.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="RatingWidget" customModule="App" customModuleProvider="target"/>
      <view id="roo-t0-001"/>
      """
  )
}
