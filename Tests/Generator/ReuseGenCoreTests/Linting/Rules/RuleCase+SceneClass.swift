extension RuleCase {
  static let sceneClass = RuleCase(
    "scene-class",
    reports: """
      ① error: the initial scene of the storyboard "Help" has no class of its own (it is a UINavigationController), but the manifest lists HelpViewController; make its scene the initial one, or specify its "identifier"
      ② note: the scene of HelpViewController is here
      ③ note: HelpViewController is listed here
      ④ error: the scene "map" of the storyboard "Help" has no class of its own (it is a UINavigationController), but the manifest lists MapViewController; set it to MapViewController or correct the manifest
      ⑤ note: MapViewController is listed here
      ⑥ error: the initial scene of the storyboard "Info" has the class InfoController, but the manifest lists InfoViewController; set it to InfoViewController or correct the manifest
      ⑦ note: InfoViewController is listed here
      ⑥ error: the scene that the storyboard "Main" refers to has the class InfoController, but the manifest lists SettingsViewController; set it to SettingsViewController or correct the manifest
      ⑧ note: the reference is here
      ⑨ note: SettingsViewController is listed here
      """,
    in: """
      // file: reuse.json
      {
        "scenes": [
          { "type": ⑦"InfoViewController", "storyboard": "Info" },
          { "type": ③"HelpViewController", "storyboard": "Help" },
          { "type": ⑤"MapViewController", "storyboard": "Help", "identifier": "map" },
          { "type": ⑨"SettingsViewController", "storyboard": "Main", "identifier": "info" },
        ],
      }
      // file: Help.storyboard ①initialViewController="con-1"
      ④<navigationController id="con-1" storyboardIdentifier="map" sceneMemberID="viewController"/>
      ②<viewController id="con-2" customClass="HelpViewController" sceneMemberID="viewController"/>
      // file: Info.storyboard initialViewController="con-1"
      <viewController id="con-1" ⑥customClass="InfoController" sceneMemberID="viewController"/>
      // file: Main.storyboard
      ⑧<viewControllerPlaceholder storyboardIdentifier="info" storyboardName="Info" id="con-1" sceneMemberID="viewController"/>
      <viewControllerPlaceholder storyboardIdentifier="elsewhere" storyboardName="Elsewhere" bundleIdentifier="com.example.Kit" id="con-2" sceneMemberID="viewController"/>
      """,
    accepts: """
      // file: reuse.json
      {
        "scenes": [
          { "type": "InfoViewController", "storyboard": "Info" },
          { "type": "InfoViewController", "name": "other", "storyboard": "Main", "identifier": "info" },
          { "type": "ElsewhereViewController", "storyboard": "Main", "identifier": "elsewhere" },
        ],
      }
      // file: Info.storyboard initialViewController="con-1"
      <viewController id="con-1" customClass="InfoViewController" sceneMemberID="viewController"/>
      // same file: Main.storyboard
      """
  )
}
