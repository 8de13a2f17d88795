extension RuleCase {
  static let referenceMissing = RuleCase(
    "reference-missing",
    reports: """
      ① error: the initial view controller of the storyboard refers to the object "con-9", which the document doesn't have; mark another scene as initial, or restore the scene
      ② error: the action show: of <button> "but-1" refers to the object "con-9", which the document doesn't have; connect it again, or remove the connection
      ③ error: the segue "more" of <button> "but-1" refers to the object "con-9", which the document doesn't have; connect it again, or remove the connection
      ⑭ error: the segue "gone" of <button> "but-1" refers to nothing; connect it again, or remove the connection
      ⑯ error: popoverAnchorBarButtonItem of <button> "but-1" refers to the object "bar-9", which the document doesn't have; remove the popoverAnchorBarButtonItem, or restore the object
      ④ error: secondItem of <constraint> "cns-1" refers to the object "vie-9", which the document doesn't have; remove the constraint, or restore the object
      ⑤ error: reference of <view> "vie-1" refers to the object "but-9", which the document doesn't have; remove the exclude, or restore the object
      ⑥ error: the outlet button of InfoViewController refers to the object "but-9", which the document doesn't have; connect it again, or remove the connection
      ⑦ error: textLabel of <tableViewCell> "cel-1" refers to the object "gone", which the document doesn't have; remove the textLabel, or restore the object
      ⑮ error: tableViewCell of <tableViewCellContentView> "cnt-1" refers to the object "gone", which the document doesn't have; remove the tableViewCell, or restore the object
      ⑧ error: popoverAnchorView of <tableViewCell> "cel-1" refers to the object "gone", which the document doesn't have; remove the popoverAnchorView, or restore the object
      ⑱ error: the outlet title of ListController refers to <label> "lab-1" in a prototype, which a list copies; remove the connection
      ⑲ error: the outlet other of ListController refers to <viewController> "con-2" in another scene, which is loaded separately; remove the connection
      ⑫ error: several objects have the identifier "lab-1"; remove all but one, or give each its own
      ⑬ note: the first is here
      ⑰ error: reference of the document refers to the object "seg-9", which the document doesn't have; remove the segue, or restore the object
      ⑨ error: headerView of <tableView> "tab-1" refers to the object "gone", which the document doesn't have; remove the headerView, or restore the object
      ⑩ error: selectedItem of <popUpButtonCell> "cel-1" refers to the object "gone", which the document doesn't have; remove the selectedItem, or restore the object
      ⑪ error: destination of <popUpButton> "pop-1" refers to the object "gone", which the document doesn't have; remove the binding, or restore the object
      """,
    in: """
      // file: Panel.xib
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <objects>
              <customView id="vie-1">
                  <subviews>
                      ⑨<tableView headerView="gone" id="tab-1"/>
                      <popUpButton id="pop-1">
                          ⑩<popUpButtonCell key="cell" selectedItem="gone" id="cel-1">
                              <menu key="menu" id="men-1">
                                  <items>
                                      <menuItem id="itm-1"/>
                          <connections>
                              ⑪<binding destination="gone" name="hidden" keyPath="self.isOff" id="bin-1"/>
                  <tableHeaderView key="headerView" id="hea-1"/>
      // file: Info.storyboard ①initialViewController="con-9"
      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController">
          <view key="view" id="vie-1">
              <subviews>
                  <button id="but-1">
                      <connections>
                          ②<action selector="show:" destination="con-9" eventType="touchUpInside" id="act-1"/>
                          ③<segue destination="con-9" kind="show" identifier="more" id="seg-1"/>
                          ⑭<segue destination="" kind="show" identifier="gone" id="seg-2"/>
                          ⑯<segue destination="con-1" kind="show" popoverAnchorBarButtonItem="bar-9" id="seg-3"/>
              <constraints>
                  ④<constraint firstItem="but-1" firstAttribute="top" secondItem="vie-9" secondAttribute="top" id="cns-1"/>
              <variation key="default">
                  <mask key="subviews">
                      ⑤<exclude reference="but-9"/>
          <connections>
              <outlet property="button" ⑥destination="but-9" id="out-1"/>
      // file: List.storyboard
      <tableViewController id="con-1" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  ⑦<tableViewCell style="IBUITableViewCellStyleDefault" textLabel="gone" id="cel-1">
                      ⑮<tableViewCellContentView key="contentView" tableViewCell="gone" id="cnt-1">
                          <subviews>
                              <label id="lab-1"/>
                      <connections>
                          ⑧<segue destination="con-1" kind="popoverPresentation" popoverAnchorView="gone" id="seg-1"/>
      // file: Merged.xib
      <view id="vie-1">
          <subviews>
              ⑬<label text="Ours" id="lab-1"/>
              ⑫<label text="Theirs" id="lab-1"/>
      // file: Metrics.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <scenes/>
          <inferredMetricsTieBreakers>
              ⑰<segue reference="seg-9"/>
      // file: Lists.storyboard
      <tableViewController id="con-1" customClass="ListController" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="cel-1" customClass="ListCell">
                      <subviews>
                          <label id="lab-1"/>
                      <connections>
                          <outlet property="title" destination="lab-1" id="out-1"/>
          <connections>
              <outlet property="title" ⑱destination="lab-1" id="out-2"/>
              <outlet property="other" ⑲destination="con-2" id="out-3"/>
      <viewController id="con-2" sceneMemberID="viewController">
          <view key="view" id="vie-2"/>
      // file: Other.swift
      class Other {}
      """,
    accepts: """
      // file: Panel.xib
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
          <objects>
              <customView id="vie-1">
                  <subviews>
                      <tableView headerView="hea-1" id="tab-1"/>
                      <popUpButton id="pop-1">
                          <popUpButtonCell key="cell" selectedItem="itm-1" id="cel-1">
                              <menu key="menu" id="men-1">
                                  <items>
                                      <menuItem id="itm-1"/>
                          <connections>
                              <binding destination="vie-1" name="hidden" keyPath="self.isOff" id="bin-1"/>
                  <tableHeaderView key="headerView" id="hea-1"/>
      // file: Info.storyboard initialViewController="con-1"
      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController">
          <view key="view" id="vie-1">
              <subviews>
                  <button id="but-1">
                      <connections>
                          <action selector="show:" destination="con-1" eventType="touchUpInside" id="act-1"/>
                          <segue destination="con-1" kind="show" identifier="more" id="seg-1"/>
              <constraints>
                  <constraint firstItem="but-1" firstAttribute="top" secondItem="vie-1" secondAttribute="top" id="cns-1"/>
              <variation key="default">
                  <mask key="subviews">
                      <exclude reference="but-1"/>
          <connections>
              <outlet property="button" destination="but-1" id="out-1"/>
      // file: List.storyboard
      <tableViewController id="con-1" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="lab-1" id="cel-1">
                      <tableViewCellContentView key="contentView" tableViewCell="cel-1" id="cnt-1">
                          <subviews>
                              <label id="lab-1"/>
                      <connections>
                          <segue destination="con-1" kind="popoverPresentation" popoverAnchorView="tab-1" id="seg-1"/>
                          <outlet property="editor" destination="con-1" id="out-1"/>
                          <outlet property="title" destination="lab-1" id="out-2"/>
              <label key="tableFooterView" id="lab-2"/>
          <connections>
              <outlet property="footer" destination="lab-2" id="out-3"/>
      """
  )
}
