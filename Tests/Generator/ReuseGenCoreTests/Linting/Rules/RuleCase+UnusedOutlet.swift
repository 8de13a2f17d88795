extension RuleCase {
  static let unusedOutlet = RuleCase(
    "unused-outlet",
    reports: """
      ① warning: nothing uses the outlet streetLabel of PlaceView; remove the property and its connections
      ② note: it is connected here
      ③ warning: nothing uses the outlet nameLabel of PersonView; remove the property and its connections
      ④ note: it is connected here
      ⑤ warning: nothing uses the outlet title of PersonView; remove the property and its connections
      ⑥ note: it is connected here
      """,
    in: """
      // file: PersonView.xib
      <view id="roo-t0-001" customClass="PersonView" customModule="App" customModuleProvider="target">
          <subviews>
              <label id="lab-l0-001"/>
          <connections>
              <outlet ④property="nameLabel" destination="lab-l0-001" id="out-l0-000"/>
              <outlet ⑥property="title" destination="lab-l0-001" id="out-l0-001"/>
      // file: PlaceView.xib
      <view id="roo-t0-001" customClass="PlaceView">
          <subviews>
              <label id="lab-l0-001"/>
          <connections>
              <outlet ②property="streetLabel" destination="lab-l0-001" id="out-l0-000"/>
              <outlet property="cityLabel" destination="lab-l0-001" id="out-l0-001"/>
      // file: Things.swift
      import UIKit

      final class ThingView: UIView {
        // Another class uses its own.
        private let nameLabel = UILabel()

        func show() { nameLabel.text = "PlaceView" }
      }
      // file: Views.swift
      import UIKit

      final class PersonView: UIView {
        @IBOutlet private var ③nameLabel: UILabel!
        @IBOutlet var ⑤title: UILabel!

        func load() { _ = UINib(nibName: "PersonView", bundle: nil) }
      }
      // file: PlaceView.h
      @interface PlaceView : UIView

      @property (nonatomic, weak) IBOutlet UILabel *①streetLabel;
      @property (nonatomic, weak) IBOutlet UILabel *cityLabel;

      @end
      // file: PlaceView.m
      #import "PlaceView.h"

      @implementation PlaceView

      @synthesize streetLabel = _streetLabel;

      - (void)show { _cityLabel.hidden = YES; }

      @end
      """,
    accepts: """
      // file: PersonView.xib
      <view id="roo-t0-001" customClass="PersonView" customModule="App" customModuleProvider="target">
          <subviews>
              <label id="lab-l0-001"/>
          <connections>
              <outlet property="nameLabel" destination="lab-l0-001" id="out-l0-000"/>
              <outlet property="shownLabel" destination="lab-l0-001" id="out-l0-001"/>
              <outlet property="observedLabel" destination="lab-l0-001" id="out-l0-002"/>
              <outlet property="titleLabel" destination="lab-l0-001" id="out-l0-003"/>
              <outlet property="publicLabel" destination="lab-l0-001" id="out-l0-004"/>
              <outlet property="keyLabel" destination="lab-l0-001" id="out-l0-005"/>
      // file: More.swift
      import UIKit

      extension PersonView {
        func more() { titleLabel.text = nil }
      }

      func show(_ view: PersonView) { view.nameLabel.text = nil }
      // file: Views.swift
      import UIKit

      class PersonView: UIView {
        @IBOutlet var nameLabel: UILabel!
        @IBOutlet var shownLabel: UILabel!
        @IBOutlet var observedLabel: UILabel! {
          didSet { setNeedsLayout() }
        }
        @IBOutlet var titleLabel: UILabel!
        /// Other modules can use it.
        @IBOutlet public var publicLabel: UILabel!
        @IBOutlet var keyLabel: UILabel!

        func load() { _ = UINib(nibName: "PersonView", bundle: nil) }
      }

      final class StudentView: PersonView {
        func show() { shownLabel.text = value(forKey: "keyLabel") as? String }
      }
      """
  )
}
