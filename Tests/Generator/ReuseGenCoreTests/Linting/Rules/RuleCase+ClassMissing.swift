extension RuleCase {
  static let classMissing = RuleCase(
    "class-missing",
    reports: """
      ① error: the target declares no class BadgeController; correct the name, or specify its module
      ② error: the target declares no class Ribon; did you mean Ribbon?
      ③ note: Ribbon is declared here
      ④ error: the target declares no class StarsVew; did you mean StarsView?
      ⑤ note: StarsView is declared here
      ⑥ error: the target declares no class Nothing; correct the name, or specify its module
      ⑦ error: the target declares no class Zebra; correct the name, or specify its module
      ⑧ error: the target declares no class PhotosController; correct the name, or specify its module
      ⑨ error: the target declares no class StarsVeiw; did you mean StarsView?
      ⑤ note: StarsView is declared here
      ⑩ error: the target declares no class PhotCell; did you mean PhotoCell?
      ⑪ note: PhotoCell is declared here
      ⑫ error: the target declares no class FadeSegue; correct the name, or specify its module
      ⑬ error: the <viewController> "con-1" has no class of its own, but connects caption, save:, which CaptionController has; set its class
      ⑭ note: CaptionController is declared here
      """,
    in: """
      // file: reuse.json
      {
        "cells": [{ "type": "PhotoCell", "storyboard": "Main" }],
        "views": [{ "type": "Badge", "nib": true, "conformances": false }],
      }
      // file: Badge.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" ①customClass="BadgeController" customModule="App"/>
      <view id="roo-t0-001" customClass="Badge" customModule="App" customModuleProvider="target">
          <subviews>
              <view id="vie-w0-001" ②customClass="Ribon" customModule="App" customModuleProvider="target"/>
              <view id="vie-w0-002" ④customClass="StarsVew"/>
              <view id="vie-w0-003" customClass="KitBanner" customModule="Kit"/>
              <view id="vie-w0-004" ⑥customClass="Nothing" customModule="Kit"/>
              <view id="vie-w0-005" customClass="KitStars" customModule="Kit"/>
      <customObject id="obj-01-001" ⑦customClass="Zebra" customModule="App" customModuleProvider="target"/>
      // file: Main.storyboard
      <tableViewController id="con-1" ⑧customClass="PhotosController" customModule="Old" customModuleProvider="target" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <view key="tableHeaderView" id="vie-1" ⑨customClass="StarsVeiw" customModule="App" customModuleProvider="target"/>
              <prototypes>
                  <tableViewCell reuseIdentifier="PhotoCell" id="cel-1" customClass="PhotoCell" customModule="App" customModuleProvider="target"/>
                  <tableViewCell reuseIdentifier="Other" id="cel-2" ⑩customClass="PhotCell" customModule="App" customModuleProvider="target"/>
          <connections>
              <segue destination="con-2" kind="custom" id="seg-1" ⑫customClass="FadeSegue" customModule="App" customModuleProvider="target"/>
      <viewController id="con-2" sceneMemberID="viewController"/>
      // file: Plain.storyboard
      ⑬<viewController id="con-1" sceneMemberID="viewController">
          <button key="view" id="but-1">
              <connections>
                  <action selector="save:" destination="con-1" eventType="touchUpInside" id="act-1"/>
          <connections>
              <outlet property="caption" destination="but-1" id="out-1"/>
      // file: Classes.swift
      import Recycler

      final class ⑪PhotoCell: UITableViewCell {}

      final class Badge: UIView, NibLoadable {
        final class ③Ribbon {}
      }

      final class ⑤StarsView: UIView {}

      final class ⑭CaptionController: UIViewController {
        @IBOutlet var caption: UIButton!
        @IBAction func save(_ sender: Any) {}
      }

      /// A class of the module Kit, whose sources are here, too.
      final class KitBanner: UIView {}
      final class KitStars: UIView {}
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PhotoCell", "storyboard": "Main" }], "views": [{ "type": "Made", "nib": true }] }
      // file: Made.xib
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="roo-t0-001" customClass="Made" customModule="App" customModuleProvider="target"/>
      // file: Main.storyboard
      <tableViewController id="con-1" customClass="PhotosController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <view key="tableHeaderView" id="vie-1" customClass="StarsView" customModule="App" customModuleProvider="target">
                  <subviews>
                      <view id="vie-2" customClass="Default" customModule="App" customModuleProvider="target"/>
                      <view id="vie-3" customClass="Made" customModule="App" customModuleProvider="target"/>
                      <view id="vie-4" customClass="KitBadge" customModule="Kit"/>
                      <view id="vie-5" customClass="GADBannerView"/>
                      <view id="vie-6" customClass="_TtC3App5Other" customModule="App" customModuleProvider="target"/>
              <prototypes>
                  <tableViewCell reuseIdentifier="PhotoCell" id="cel-1" customClass="PhotoCell" customModule="App" customModuleProvider="target"/>
      // file: Plain.storyboard
      <viewController id="con-1" sceneMemberID="viewController">
          <button key="view" id="but-1"/>
          <connections>
              <outlet property="caption" destination="but-1" id="out-1"/>
              <outlet property="library" destination="but-1" id="out-2"/>
              <outlet property="view" destination="but-1" id="out-3"/>
      // file: Classes.swift
      import Recycler

      extension UIViewController {
        @IBOutlet var caption: UIButton! { get { nil } set {} }
      }

      final class PhotoCell: UITableViewCell {}

      final class Other: UIView {}

      final class PhotosController: UITableViewController {}

      #if os(iOS)
      open class StarsView: UIView {}
      #endif

      class `Default`: UIView {}
      """
  )
}
