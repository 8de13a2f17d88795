extension RuleCase {
  static let sceneInitialMissing = RuleCase(
    "scene-initial-missing",
    reports: """
      ① error: the storyboard "Help" names an initial scene that it doesn't have; mark the scene of HelpViewController as initial, or specify its "identifier"
      ② note: HelpViewController is listed here
      ③ error: the storyboard "Info" has no initial scene; mark the scene of InfoViewController as initial, or specify its "identifier"
      ④ note: InfoViewController is listed here
      """,
    in: """
      // file: reuse.json
      {
        "scenes": [
          { "type": ④"InfoViewController", "storyboard": "Info" },
          { "type": ②"HelpViewController", "storyboard": "Help" },
        ],
      }
      // file: Help.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" ①initialViewController="con-9">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" customClass="HelpViewController" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      // file: Info.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      ③<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """,
    accepts: """
      // file: reuse.json
      {
        "scenes": [{ "type": "InfoViewController", "storyboard": "Info" }]
      }
      // file: Info.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="con-1">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  )
}
