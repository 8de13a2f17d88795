extension RuleCase {
  static let attributeMissing = RuleCase(
    "attribute-missing",
    reports: """
      ① warning: PersonCell has no property radus for the runtime attribute; did you mean radius?
      ② note: radius is declared here
      ③ warning: the property hidden of PersonCell isn't visible to Interface Builder; mark it @IBInspectable or @objc
      ④ note: hidden is declared here
      ⑤ warning: PersonCell has no property cornerWidth for the runtime attribute; remove the attribute, or correct its key path
      ⑥ note: PersonCell is declared here
      ⑦ warning: the property size of PersonCell has no setter; add one, or remove the attribute
      ⑧ note: size is declared here
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
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" ①keyPath="radus">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" ③keyPath="hidden.value">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" ⑤keyPath="cornerWidth">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" ⑦keyPath="size">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" keyPath="stars.count">
                  <integer key="value" value="3"/>
      // file: PersonCell.swift
      final class ⑥PersonCell: UITableViewCell {
        @IBInspectable var ②radius: CGFloat = 3
        var ④hidden: Box?
        @objc var ⑧size: CGFloat { radius }
        @objc var stars: StarsView { StarsView() }
      }

      class StarsView: UIView {}
      """,
    accepts: """
      // file: reuse.json
      { "cells": [{ "type": "PersonCell", "nib": true }] }
      // file: PersonCell.xib
      <tableViewCell reuseIdentifier="PersonCell" id="cel-1" customClass="PersonCell" customModule="App" customModuleProvider="target">
          <subviews>
              <label id="lab-1">
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="string" keyPath="anything" value="3"/>
              <imageView id="ima-1"/>
              <view id="sta-1" customClass="StarsView" customModule="App" customModuleProvider="target"/>
              <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="radius">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" keyPath="backgroundColor">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" keyPath="round">
                  <integer key="value" value="3"/>
              <userDefinedRuntimeAttribute type="number" keyPath="hint">
                  <integer key="value" value="3"/>
      // file: PersonCell.swift
      final class PersonCell: UITableViewCell {
        @IBInspectable var radius: CGFloat = 3
        @objc var hint: NSNumber?
      }

      extension UIView {
        @IBInspectable var round: Bool {
          get { false }
          set {}
        }
      }

      class StarsView: UIView {}
      """
  )
}
