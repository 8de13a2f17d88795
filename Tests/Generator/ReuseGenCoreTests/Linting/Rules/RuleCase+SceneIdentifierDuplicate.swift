extension RuleCase {
  static let sceneIdentifierDuplicate = RuleCase(
    "scene-identifier-duplicate",
    reports: """
      ① error: a second scene has the identifier "a"; give one of them its own
      ② note: the first is here
      """,
    in: """
      // file: Info.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" ②storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
                  </objects>
              </scene>
              <scene sceneID="sce-2">
                  <objects>
                      <viewController id="con-2" ①storyboardIdentifier="a" customClass="B" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """,
    accepts: """
      // file: Info.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
                  </objects>
              </scene>
              <scene sceneID="sce-2">
                  <objects>
                      <viewController id="con-2" storyboardIdentifier="b" customClass="B" sceneMemberID="viewController"/>
                  </objects>
              </scene>
              <scene sceneID="sce-3">
                  <objects>
                      <viewController id="con-3" storyboardIdentifier="" customClass="C" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      // file: Other.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" storyboardIdentifier="a" customClass="A" sceneMemberID="viewController"/>
                  </objects>
              </scene>
              <scene sceneID="sce-2">
                  <objects>
                      <viewController id="con-2" storyboardIdentifier="" customClass="C" sceneMemberID="viewController"/>
                  </objects>
              </scene>
              <scene sceneID="sce-3">
                  <objects>
                      <viewController id="con-3" storyboardIdentifier="" customClass="D" sceneMemberID="viewController"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  )
}
