extension RuleCase {
  static let referenceMissing = RuleCase(
    "reference-missing",
    reports: """
      ① error: the initial view controller of the storyboard refers to the object "con-9", which the document doesn't have; mark another scene as initial, or restore the scene
      ② error: the action show: of <button> "but-1" refers to the object "con-9", which the document doesn't have; connect it again, or remove the connection
      ③ error: the segue "more" of <button> "but-1" refers to the object "con-9", which the document doesn't have; connect it again, or remove the connection
      ④ error: secondItem of <constraint> "cns-1" refers to the object "vie-9", which the document doesn't have; remove the constraint, or restore the object
      ⑤ error: reference of <view> "vie-1" refers to the object "but-9", which the document doesn't have; remove the exclude, or restore the object
      ⑥ error: the outlet button of InfoViewController refers to the object "but-9", which the document doesn't have; connect it again, or remove the connection
      """,
    in: """
      // file: Info.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" ①initialViewController="con-9">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController">
                          <view key="view" id="vie-1">
                              <subviews>
                                  <button id="but-1">
                                      <connections>
                                          ②<action selector="show:" destination="con-9" eventType="touchUpInside" id="act-1"/>
                                          ③<segue destination="con-9" kind="show" identifier="more" id="seg-1"/>
                                      </connections>
                                  </button>
                              </subviews>
                              <constraints>
                                  ④<constraint firstItem="but-1" firstAttribute="top" secondItem="vie-9" secondAttribute="top" id="cns-1"/>
                              </constraints>
                              <variation key="default">
                                  <mask key="subviews">
                                      ⑤<exclude reference="but-9"/>
                                  </mask>
                              </variation>
                          </view>
                          <connections>
                              <outlet property="button" ⑥destination="but-9" id="out-1"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """,
    accepts: """
      // file: Info.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="con-1">
          <scenes>
              <scene sceneID="sce-1">
                  <objects>
                      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController">
                          <view key="view" id="vie-1">
                              <subviews>
                                  <button id="but-1">
                                      <connections>
                                          <action selector="show:" destination="con-1" eventType="touchUpInside" id="act-1"/>
                                          <segue destination="con-1" kind="show" identifier="more" id="seg-1"/>
                                      </connections>
                                  </button>
                              </subviews>
                              <constraints>
                                  <constraint firstItem="but-1" firstAttribute="top" secondItem="vie-1" secondAttribute="top" id="cns-1"/>
                              </constraints>
                              <variation key="default">
                                  <mask key="subviews">
                                      <exclude reference="but-1"/>
                                  </mask>
                              </variation>
                          </view>
                          <connections>
                              <outlet property="button" destination="but-1" id="out-1"/>
                          </connections>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  )
}
