extension RuleCase {
  static let outletHidden = RuleCase(
    "outlet-hidden",
    reports: """
      ① error: the property nameLabel of PersonCell isn't visible to Interface Builder; mark it @IBOutlet
      ② note: nameLabel is declared here
      ③ error: the property photo of PersonCell isn't visible to Interface Builder; mark it @IBOutlet
      ④ note: photo is declared here
      ⑤ error: the property badge of PersonCell isn't visible to Interface Builder; mark it @IBOutlet
      ⑥ note: badge is declared here
      ⑦ error: the property stars of PersonCell is only in some builds; move it out of the condition, or remove the connection
      ⑧ note: stars is declared here
      ⑨ error: the property title of PersonCell has no setter; add one, or remove the connection
      ⑩ note: title is declared here
      ⑪ error: the property focus of PersonCell is only in some builds; move it out of the condition, or remove the connection
      ⑫ note: focus is declared here
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
              <outlet ①property="nameLabel" destination="lab-1" id="out-0"/>
              <outlet ③property="photo" destination="ima-1" id="out-1"/>
              <outlet ⑤property="badge" destination="lab-1" id="out-2"/>
              <outlet ⑦property="stars" destination="sta-1" id="out-3"/>
              <outlet ⑨property="title" destination="lab-1" id="out-4"/>
              <outlet ⑪property="focus" destination="lab-1" id="out-5"/>
      // file: PersonCell.swift
      @objcMembers class BaseCell: UITableViewCell {
        private var ⑥badge: UILabel?
      }

      final class PersonCell: BaseCell {
        @nonobjc var ②nameLabel: UILabel?
        @objc var ⑩title: UILabel? { textLabel }
        #if DEBUG
        @IBOutlet var ⑧stars: StarsView?
        #endif
        #if os(tvOS)
        @IBOutlet var ⑫focus: UIButton?
        #endif
      }

      extension PersonCell {
        private var ④photo: UIImageView? {
          get { nil }
          set {}
        }
      }

      class StarsView: UIView {}
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }] }
      // file: Members.xib
      <tableViewCell reuseIdentifier="MembersCell" id="cel-1" customClass="MembersCell" customModule="App" customModuleProvider="target">
          <connections>
              <outlet property="a" destination="cel-1" id="out-1"/>
              <outlet property="b" destination="cel-1" id="out-2"/>
      // file: PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="cel-1" customClass="PersonCell" customModule="App" customModuleProvider="target">
          <subviews>
              <label id="lab-1"/>
              <imageView id="ima-1"/>
              <view id="sta-1" customClass="StarsView" customModule="App" customModuleProvider="target"/>
              <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
          <connections>
              <outlet property="a" destination="lab-1" id="out-0"/>
              <outlet property="b" destination="lab-1" id="out-1"/>
              <outlet property="c" destination="lab-1" id="out-2"/>
              <outlet property="d" destination="lab-1" id="out-3"/>
              <outlet property="e" destination="lab-1" id="out-4"/>
              <outlet property="f" destination="lab-1" id="out-5"/>
              <outlet property="g" destination="lab-1" id="out-6"/>
              <outlet property="h" destination="lab-1" id="out-7"/>
              <outlet property="i" destination="lab-1" id="out-8"/>
              <outlet property="j" destination="lab-1" id="out-9"/>
              <outlet property="k" destination="lab-1" id="out-10"/>
              <outlet property="l" destination="lab-1" id="out-11"/>
              <outlet property="m" destination="lab-1" id="out-12"/>
      // file: MembersCell.swift
      class MembersCell: BaseCell {
        var a: UIView?
        var b: UIView? { a }
        override func setValue(_ value: Any?, forKey key: String) {}
      }
      // file: PersonCell.swift
      @objcMembers class BaseCell: UITableViewCell {}

      class MiddleCell: UITableViewCell {
        @IBOutlet var b: UILabel?
      }

      final class PersonCell: MiddleCell {
        @objc var a: UILabel?
        override var b: UILabel? {
          didSet {}
        }
        @NSManaged var c: UILabel?
        #if canImport(ObjectiveC)
        @IBOutlet
        #endif
        var d: UILabel?
        @IBInspectable var e: UILabel?
        @objc dynamic var f: UILabel?
        @objc var j: UILabel? { _j }
        @IBOutlet private var _j: UILabel?
        @objc var k: UILabel? {
          _read { yield f }
          _modify { yield &f }
        }
        #if DEBUG
        @IBOutlet var h: UILabel?
        #else
        @IBOutlet var h: UIView?
        #endif
        #if PRO
        @IBOutlet var i: UILabel?
        #endif
        #if os(visionOS)
        @IBOutlet var l: UILabel?
        #endif
        #if os(tvOS)
        @IBOutlet var m: UIButton?
        #else
        @IBOutlet var m: UILabel?
        #endif
      }

      @objc extension PersonCell {
        var g: UILabel? {
          get { nil }
          set {}
        }
      }

      class StarsView: UIView {}
      """
  )
}
