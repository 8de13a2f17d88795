import ReuseGenTestSupport

#if os(Linux)
extension PortedProgram {
  static let dynamicMembers = TargetCase.read(
    """
    # members of AnyObject are found in any class that has them
    // file: Actions.swift
    import UIKit
    class Row: UITableViewCell {
      @objc func refresh(_ count: Int) -> String { "refreshed \\(count)" }
      @objc var mood: String? { "good" }
    }
    @objc protocol Finishing { @objc optional func didFinish(_ count: Int); func state() -> Int }
    class Screen: UIViewController, Finishing {
      var item: AnyObject?
      var values: [String: AnyObject] = ["a": 1 as AnyObject, "b": "text" as AnyObject]
      func state() -> Int { 4 }
      @IBAction func tap(_ sender: AnyObject) {
        let tag = sender.tag
        print(tag as Any, sender.tag + 1, sender.frame.width, sender.isKind(of: UIButton.self))
        print(sender.superview??.tag ?? -1, sender.superview?.tag ?? -2, sender.superview??.superview as? UIWindow ?? "none")
        if let sender = sender as? UIButton { print(sender.tag.isMultiple(of: 7)) }
      }
      func show(_ sender: Any) {
        switch (sender as AnyObject).tag { case 7: print("seven"); default: print("other") }
        let some = sender as AnyObject
        print(some.currentTitle as? String ?? "-", some.titleLabel??.text ?? "-", some.title?(for: .normal) ?? "-")
        (sender as AnyObject).removeFromSuperview?()
        if !(sender as AnyObject).isEnabled { print("disabled") }
      }
      func read(_ controls: [Any]) {
        let isOn: Bool = (controls[0] as AnyObject).isOn
        let value: Float = (controls[1] as AnyObject).value
        let step: Double = (controls[2] as AnyObject).value
        print(isOn, value, step, (controls[3] as AnyObject).selectedSegmentIndex!, (controls[4] as AnyObject).text!!)
        print((controls[3] as AnyObject).titleForSegment(at: 0) ?? "", (controls[1] as AnyObject).value > 0.2)
        let gesture = controls[5] as AnyObject
        if gesture.state == .possible { print(gesture.location(in: nil), gesture.view??.tag ?? -1) }
      }
      func parse(_ json: Any, _ list: NSDictionary) {
        print(values["a"]?.integerValue ?? 0, values["b"]!.length!, (json as AnyObject).object(forKey: "x") as? Int ?? 0)
        print((json as AnyObject)["x"] as? Int ?? 0, (json as AnyObject).value(forKey: "x") as! Int)
        print((list["n"]! as AnyObject).stringValue!, (list["l"] as AnyObject).count, (list["-"] as AnyObject).count ?? -1)
        for (_, value) in values where value.description == "1" { print(value.doubleValue!) }
        if let list = list["l"] as? [AnyObject] { for entry in list { print(entry.intValue + 1) } }
      }
      func find(_ row: Any) {
        print((row as AnyObject).refresh(3), (row as AnyObject).refresh?(4) ?? "-", (row as AnyObject).mood ?? "-")
        item = row as AnyObject
        print(item?.tag ?? 0, self.item!.tag!, item?.refresh?(5) ?? "")
        item = self
        print(item?.refresh?(6) ?? "no row", item?.tag ?? "no tag", item?.state?() ?? -1)
      }
    }
    func report() {
      let (screen, box, button) = (Screen(), UIView(), UIButton(frame: CGRect(x: 1, y: 2, width: 30, height: 4)))
      button.tag = 7
      button.setTitle("Go", for: .normal)
      box.tag = 9
      box.addSubview(button)
      screen.tap(button)
      button.isEnabled = false
      screen.show(button)
      print(box.subviews.count)
      let (turn, slider, stepper, label) = (UISwitch(), UISlider(), UIStepper(), UILabel())
      let segments = UISegmentedControl(items: ["A", "B"])
      (turn.isOn, slider.value, stepper.value, segments.selectedSegmentIndex, label.text) = (true, 0.5, 2, 1, "label")
      let tap = UITapGestureRecognizer()
      label.addGestureRecognizer(tap)
      screen.read([turn, slider, stepper, segments, label, tap])
      screen.parse(["x": 3] as [String: Any], ["n": 2, "l": [1, 2]])
      let row = Row(style: .default, reuseIdentifier: nil)
      row.tag = 2
      screen.find(row)
    }
    = Optional(7) 8 30.0 true
    = 9 9 none
    = true
    = seven
    = Go Go Go
    = disabled
    = 0
    = true 0.5 2.0 1 label
    = A true
    = CGPoint(x: 0.0, y: 0.0) 0
    = 1 4 3
    = 3 3
    = 2 Optional(2) -1
    = 1.0
    = 2
    = 3
    = refreshed 3 refreshed 4 good
    = 2 2 refreshed 5
    = no row no tag 4
    """
  )
}
#endif
