extension RuleCase {
  static let nibOwnerOutlets = RuleCase(
    "nib-owner-outlets",
    reports: """
      ① error: the nib "PhotoCell" sets the outlet "label" of File's Owner, but PhotoCell is loaded without an owner; connect it from the root instead
      ② note: PhotoCell is listed here
      ③ error: the nib "PhotoCell" sets the outlet "star" of File's Owner, but PhotoCell is loaded without an owner; connect it from the root instead
      ② note: PhotoCell is listed here
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": ②"PhotoCell", "nib": true }] }
      // file: PhotoCell.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="PhotoCell">
          <connections>
              <outlet ①property="label" destination="lab-1" id="out-1"/>
              <outlet ③property="star" destination="lab-2" id="out-2"/>
      <tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"><subviews><label id="lab-1"/><label id="lab-2"/></subviews></tableViewCell>
      """,
    accepts: """
      // file: reuse.json
      { "views": [{ "type": "RatingWidget", "nib": true, "owner": true }] }
      // file: RatingWidget.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="RatingWidget">
          <connections>
              <outlet property="label" destination="lab-1" id="out-1"/>
              <outlet property="star" destination="lab-2" id="out-2"/>
      <view id="roo-t0-001"><subviews><label id="lab-1"/><label id="lab-2"/></subviews></view>
      """
  )
}
