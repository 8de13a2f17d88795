extension RuleCase {
  static let actionMissing = RuleCase(
    "action-missing",
    reports: """
      ① error: PersonController has no method for the action sav:; did you mean save:?
      ② note: save: is declared here
      ③ error: the method for the action hidden: of PersonController isn't visible to Objective-C; mark it @IBAction
      ④ note: the method is declared here
      ⑤ error: no class has a method for the action vanish:; remove the connection, or restore the method
      ⑥ error: PersonController has no method for the action close:; remove the connection, or restore the method
      ⑦ note: PersonController is declared here
      ⑭ error: the method for the action debug: of PersonController is only in some builds; move it out of the condition, or remove the connection
      ⑮ note: the method is declared here
      ⑯ error: the method for the action press: of PersonController is only in some builds; move it out of the condition, or remove the connection
      ⑰ note: the method is declared here
      ⑧ error: no class has a method for the unwind action unwindHom:; did you mean unwindHome:?
      ⑨ note: unwindHome: is declared here
      ⑩ error: PersonController has no method for the segue action makeDetials:; did you mean makeDetails:?
      ⑪ note: makeDetails: is declared here
      ⑫ error: the method for the segue action makeHidden: of PersonController isn't visible to Objective-C; mark it @IBSegueAction
      ⑬ note: the method is declared here
      """,
    in: """
      // file: Main.storyboard
      <viewController id="con-1" customClass="PersonController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" id="vie-1">
              <subviews>
                  <button id="but-1">
                      <connections>
                          <action ①selector="sav:" destination="con-1" eventType="touchUpInside" id="act-0"/>
                          <action ③selector="hidden:" destination="con-1" eventType="touchUpInside" id="act-1"/>
                          <action ⑤selector="vanish:" destination="fir-1" eventType="touchUpInside" id="act-2"/>
                          <action ⑥selector="close:" destination="con-1" eventType="touchUpInside" id="act-3"/>
                          <action ⑭selector="debug:" destination="con-1" eventType="touchUpInside" id="act-4"/>
                          <action ⑯selector="press:" destination="con-1" eventType="touchUpInside" id="act-5"/>
                          <segue destination="exi-1" kind="unwind" ⑧unwindAction="unwindHom:" id="seg-1"/>
                          <segue destination="con-1" kind="show" ⑩destinationCreationSelector="makeDetials:" id="seg-2"/>
                          <segue destination="con-1" kind="show" ⑫destinationCreationSelector="makeHidden:" id="seg-3"/>
                  <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fir-1" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
      <exit id="exi-1" userLabel="Exit" sceneMemberID="exit"/>
      // file: PersonController.swift
      class ⑦PersonController: UIViewController {
        @IBAction func ②save(_ sender: Any) {}
        func ④hidden(_ sender: Any) {}
        @IBSegueAction func ⑪makeDetails(_ coder: NSCoder) -> UIViewController? { nil }
        #if DEBUG
        @IBAction func ⑮debug(_ sender: Any) {}
        #endif
        #if os(tvOS)
        @IBAction func ⑰press(_ sender: Any) {}
        #endif
        func ⑬makeHidden(_ coder: NSCoder) -> UIViewController? { nil }
      }

      class HomeController: UIViewController {
        @IBAction func ⑨unwindHome(_ segue: UIStoryboardSegue) {}
      }
      """,
    accepts: """
      // file: Main.storyboard
      <viewController id="con-1" customClass="PersonController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" id="vie-1">
              <subviews>
                  <button id="but-1">
                      <connections>
                          <action selector="save:" destination="con-1" eventType="touchUpInside" id="act-0"/>
                          <action selector="saveWithSender:" destination="con-1" eventType="touchUpInside" id="act-1"/>
                          <action selector="base" destination="con-1" eventType="touchUpInside" id="act-2"/>
                          <action selector="old:" destination="con-1" eventType="touchUpInside" id="act-3"/>
                          <action selector="copy:" destination="fir-1" eventType="touchUpInside" id="act-4"/>
                          <action selector="refresh:" destination="fir-1" eventType="touchUpInside" id="act-5"/>
                          <action selector="anything:" destination="kit-1" eventType="touchUpInside" id="act-6"/>
                          <action selector="renamed:" destination="con-1" eventType="touchUpInside" id="act-7"/>
                          <action selector="becomeFirstResponder" destination="con-1" eventType="touchUpInside" id="act-8"/>
                          <segue destination="exi-1" kind="unwind" unwindAction="unwindHome:" id="seg-1"/>
                          <segue destination="con-1" kind="show" destinationCreationSelector="makeDetails:sender:segueIdentifier:" id="seg-2"/>
                  <view id="kit-1" customClass="KitBadge" customModule="Kit"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fir-1" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
      <exit id="exi-1" userLabel="Exit" sceneMemberID="exit"/>
      // file: PersonController.swift
      class PersonController: BaseController {
        @IBAction func save(_ sender: Any) {}
        @IBAction private func save(sender: Any) {}
        @IBSegueAction
        private func makeDetails(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
        @objc(renamed:) func name(_ sender: Any) {}
      }

      class BaseController: UIViewController {}

      extension UIViewController {
        @objc func base() {}
      }

      @objcMembers class HomeController: UIViewController {
        func unwindHome(_ segue: UIStoryboardSegue) {}
        func refresh(_ sender: Any) {}
      }
      // file: BaseController+Old.m
      @implementation BaseController (Old)
      - (IBAction)old:(id)sender {}
      @end
      """
  )
}
