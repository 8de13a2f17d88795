extension RuleCase {
  static let classInitializer = RuleCase(
    "class-initializer",
    reports: """
      ① error: documents can't make a StarsView, because its init(coder:) only stops the app; implement it, or make the object in code
      ② note: init(coder:) is declared here
      ③ error: documents can't make a SmallStarsView, because its init(coder:) only stops the app; implement it, or make the object in code
      ② note: init(coder:) is declared here
      """,
    in: """
      // file: Panel.xib
      <view id="pan-1">
          <subviews>
              <view id="sta-1" ①customClass="StarsView" customModuleProvider="target"/>
              <view id="sta-2" ③customClass="SmallStarsView" customModuleProvider="target"/>
      // file: Views.swift
      class StarsView: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }

        @available(*, unavailable)
        required ②init?(coder: NSCoder) {
          fatalError("init(coder:) has not been implemented")
        }
      }

      class SmallStarsView: StarsView {}
      """,
    accepts: """
      // file: Main.storyboard
      <scene sceneID="sce-1">
          <objects>
              <viewController id="con-1" customClass="InfoController" customModuleProvider="target" sceneMemberID="viewController">
                  <connections>
                      <segue destination="con-1" kind="custom" customClass="InfoSegue" customModuleProvider="target" id="seg-1"/>
              <customObject id="cus-1" customClass="Presenter" customModuleProvider="target"/>
      <scene sceneID="sce-2">
          <objects>
              <viewController id="con-2" customClass="OldController" customModuleProvider="target" sceneMemberID="viewController"/>
      // file: Panel.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel" customModuleProvider="target"/>
      <view id="pan-1">
          <subviews>
              <view id="sta-1" customClass="StarsView" customModuleProvider="target"/>
              <view id="sta-2" customClass="SmallStarsView" customModuleProvider="target"/>
      // file: Views.swift
      class StarsView: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          if frame.isEmpty { fatalError() }
        }
      }

      class Panel: UIView {
        required init?(coder: NSCoder) { fatalError() }
      }

      class SmallStarsView: Panel {
        required init?(coder: NSCoder) { super.init(frame: .zero) }
      }

      class InfoController: UIViewController {
        init?(coder: NSCoder, info: String) { super.init(coder: coder) }
        required init?(coder: NSCoder) { fatalError() }
      }

      class OldController: UIViewController {
        required init?(coder: NSCoder) { fatalError() }
      }

      class InfoSegue: UIStoryboardSegue {}

      class Presenter: NSObject {
        required init?(coder: NSCoder) { fatalError() }
      }
      """
  )
}
