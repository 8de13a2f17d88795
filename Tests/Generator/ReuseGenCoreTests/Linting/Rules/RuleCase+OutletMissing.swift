extension RuleCase {
  static let outletMissing = RuleCase(
    "outlet-missing",
    reports: """
      ① error: PersonCell has no outlet nameLabl; did you mean nameLabel?
      ② note: nameLabel is declared here
      ③ error: PersonCell has no outlet zebra; remove the connection, or restore the property
      ④ note: PersonCell is declared here
      ⑤ error: PersonCell has no outlet TextLabel; did you mean textLabel?
      ④ note: PersonCell is declared here
      ⑮ error: PersonCell has no outlet image; did you mean picture?
      ⑯ note: image is declared here
      ⑥ error: RewrittenView has no outlets zebra, quagga, gnu and 1 more; remove the connections, or restore the properties (5 times)
      ⑦ note: RewrittenView is declared here
      ⑧ note: also here
      ⑨ note: also here
      ⑩ error: RewrittenView has no outlet stakc; did you mean stack?
      ⑪ note: stack is declared here
      ⑫ error: StarsView has no outlet star; remove the connection, or restore the property (2 times)
      ⑬ note: StarsView is declared here
      ⑭ note: also here
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }] }
      // file: PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="cel-1" customClass="PersonCell" customModule="App" customModuleProvider="target">
          <subviews>
              <label id="lab-1"/>
              <imageView id="ima-1"/>
              <view id="sta-1" customClass="StarsView" customModule="App" customModuleProvider="target"/>
              <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
          <connections>
              <outlet ①property="nameLabl" destination="lab-1" id="out-0"/>
              <outlet property="photo" destination="ima-1" id="out-1"/>
              <outlet property="stars" destination="sta-1" id="out-2"/>
              <outlet ③property="zebra" destination="lab-1" id="out-3"/>
              <outlet ⑤property="TextLabel" destination="lab-1" id="out-4"/>
              <outlet ⑮property="image" destination="ima-1" id="out-5"/>
              <outlet property="picture" destination="ima-1" id="out-6"/>
      // file: Rewritten.xib
      <view id="vie-1" customClass="RewrittenView" customModule="App" customModuleProvider="target">
          <connections>
              <outlet ⑥property="zebra" destination="vie-1" id="out-0"/>
              <outlet ⑧property="quagga" destination="vie-1" id="out-1"/>
              <outlet ⑨property="gnu" destination="vie-1" id="out-2"/>
              <outlet property="okapi" destination="vie-1" id="out-3"/>
              <outletCollection property="zebra" destination="vie-1" id="out-4"/>
              <outlet ⑩property="stakc" destination="vie-1" id="out-5"/>
      // file: en.lproj/Other.xib
      <view id="vie-1" customClass="StarsView" customModule="App" customModuleProvider="target">
          <connections>
              <outlet ⑫property="star" destination="vie-1" id="out-1"/>
              <outletCollection property="gestureRecognizers" destination="vie-1" appends="YES" id="out-2"/>
      // file: fr.lproj/Other.xib
      <view id="vie-1" customClass="StarsView" customModule="App" customModuleProvider="target">
          <connections>
              <outlet ⑭property="star" destination="vie-1" id="out-1"/>
      // file: PersonCell.swift
      class BaseCell: UITableViewCell {
        @IBOutlet weak var photo: UIImageView?
      }

      final class ④PersonCell: BaseCell {
        @IBOutlet var ②nameLabel: UILabel?
        @objc(picture) @IBOutlet var ⑯image: UIImageView?
      }

      extension PersonCell {
        @IBOutlet var stars: StarsView? {
          get { nil }
          set {}
        }
      }

      class ⑬StarsView: UIView {}

      class ⑦RewrittenView: UIView {
        @IBOutlet var ⑪stack: UIStackView?
      }
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }] }
      // file: Other.xib
      <view id="vie-1" customClass="StarsView" customModule="App" customModuleProvider="target">
          <connections>
              <outlet property="anything" destination="vie-1" id="out-1"/>
      <view id="vie-2" customClass="OldView">
          <connections>
              <outlet property="_icon" destination="vie-1" id="out-2"/>
              <outlet property="label" destination="vie-1" id="out-3"/>
      // file: PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="cel-1" customClass="PersonCell" customModule="App" customModuleProvider="target">
          <subviews>
              <label id="lab-1"/>
              <imageView id="ima-1"/>
              <view id="sta-1" customClass="StarsView" customModule="App" customModuleProvider="target"/>
              <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
          <connections>
              <outlet property="nameLabel" destination="lab-1" id="out-0"/>
              <outlet property="photo" destination="ima-1" id="out-1"/>
              <outlet property="title" destination="lab-1" id="out-2"/>
              <outlet property="badge" destination="kit-1" id="out-3"/>
              <outlet property="accessoryView" destination="lab-1" id="out-4"/>
              <outlet property="active" destination="lab-1" id="out-5"/>
      // file: PaperDocument.xib
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <objects>
              <customObject id="-2" userLabel="File's Owner" customClass="PaperDocument" customModule="App" customModuleProvider="target">
                  <connections>
                      <outlet property="window" destination="win-1" id="out-6"/>
              <window id="win-1">
                  <view key="contentView" id="vie-1">
                      <subviews>
                          <wkWebView id="web-1" customClass="PaperView" customModule="App" customModuleProvider="target">
                              <connections>
                                  <outlet property="nextKeyView" destination="vie-1" id="out-7"/>
      // file: PaperDocument.swift
      class PaperDocument: NSDocument {}

      class PaperView: WKWebView {}
      // file: PersonCell.swift
      class BaseCell: UITableViewCell {
        @IBOutlet weak var photo: UIImageView?
      }

      final class PersonCell: BaseCell {
        @IBOutlet var nameLabel: UILabel?
        @IBOutlet var isActive: UILabel?
        @objc func setTitle(_ title: UILabel?) {}
      }

      extension UIView {
        @IBOutlet var badge: UIView? {
          get { nil }
          set {}
        }
      }

      class StarsView: UnknownView {}
      // file: OldView.m
      @interface OldView : UIView {
        UIImageView *_icon;
        UILabel *_label;
      }
      @end
      @implementation OldView
      @end
      """
  )
}
