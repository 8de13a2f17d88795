extension RuleCase {
  static let outletType = RuleCase(
    "outlet-type",
    reports: """
      ① warning: the outlet photo of PersonCell is a UIImageView, but it is connected to a UILabel; correct the class of the object, or the type of the property
      ② note: photo is declared here
      ③ note: the object is here
      ④ warning: the outlet stars of PersonCell is a StarsView, but it is connected to a UIImageView; correct the class of the object, or the type of the property
      ⑤ note: stars is declared here
      ⑥ note: the object is here
      ⑦ warning: the outlet plain of PersonCell is a UIImageView, but it is connected to a StarsView; correct the class of the object, or the type of the property
      ⑧ note: plain is declared here
      ⑨ note: the object is here
      ⑩ warning: the outlet labels of PersonCell is a UILabel, but it is connected to a UIImageView; correct the class of the object, or the type of the property
      ⑪ note: labels is declared here
      ⑥ note: the object is here
      ⑫ warning: the outlet labels of PersonCell is an array of UILabel, but the document has an outlet; connect an outlet collection, or correct the type of the property
      ⑪ note: labels is declared here
      ③ note: the object is here
      ⑬ warning: the outlet photo of PersonCell is a UIImageView, but the document has an outlet collection; connect an outlet, or make the property an array
      ② note: photo is declared here
      ⑥ note: the object is here
      """,
    in: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }] }
      // file: PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="cel-1" customClass="PersonCell" customModule="App" customModuleProvider="target">
          <subviews>
              ③<label id="lab-1"/>
              ⑥<imageView id="ima-1"/>
              ⑨<view id="sta-1" customClass="StarsView" customModule="App" customModuleProvider="target"/>
              <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
          <connections>
              <outlet property="photo" ①destination="lab-1" id="out-0"/>
              <outlet property="stars" ④destination="ima-1" id="out-1"/>
              <outlet property="plain" ⑦destination="sta-1" id="out-2"/>
              <outletCollection property="labels" ⑩destination="ima-1" id="col-1"/>
              <outlet ⑫property="labels" destination="lab-1" id="out-3"/>
              <outletCollection ⑬property="photo" destination="ima-1" id="col-2"/>
      // file: PersonCell.swift
      final class PersonCell: UITableViewCell {
        @IBOutlet var ②photo: Optional<UIImageView>
        @IBOutlet var ⑤stars: StarsView?
        @IBOutlet var ⑧plain: UIImageView?
        @IBOutlet var ⑪labels: Swift.Array<UILabel>!
      }

      class StarsView: UIView {}
      """,
    accepts: """
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
              <outlet property="photo" destination="ima-1" id="out-0"/>
              <outlet property="view" destination="lab-1" id="out-1"/>
              <outlet property="stars" destination="sta-1" id="out-2"/>
              <outlet property="any" destination="lab-1" id="out-3"/>
              <outlet property="delegate" destination="lab-1" id="out-4"/>
              <outlet property="box" destination="lab-1" id="out-5"/>
              <outlet property="badge" destination="kit-1" id="out-6"/>
              <outlet property="same" destination="sta-1" id="out-7"/>
              <outlet property="other" destination="lab-1" id="out-8"/>
              <outletCollection property="labels" destination="lab-1" id="col-1"/>
              <outletCollection property="old" destination="lab-1" id="col-2"/>
      // file: PersonCell.swift
      protocol Rating {}

      class Box<T> {}

      typealias Stars = StarsView

      final class PersonCell: UITableViewCell {
        @IBOutlet var photo: UIImageView?
        @IBOutlet var view: UIView?
        @IBOutlet var stars: StarsView?
        @IBOutlet var any: AnyObject?
        @IBOutlet var delegate: Rating?
        @IBOutlet var box: Box<Int>?
        @IBOutlet var badge: UIButton?
        @IBOutlet var same: Stars?
        @IBOutlet var other: Unknown?
        @IBOutlet var labels: [UILabel] = []
        @IBOutlet var old: NSArray?
      }

      class StarsView: UIView {}
      """
  )
}
