extension RuleCase {
  static let unusedScene = RuleCase(
    "unused-scene",
    reports: """
      ① warning: nothing shows the scene "Old" in the storyboard "Main"; remove it, or add a segue to it
      ② warning: nothing shows a scene without an identifier in the storyboard "Main"; remove it, or add a segue to it
      """,
    in: """
      // file: Main.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
          <connections>
              <segue destination="con-t0-002" kind="show" id="seg-e0-002"/>
      <viewController id="con-t0-002"/>
      ①<viewController id="con-t0-003" storyboardIdentifier="Old" customClass="OldController" customModule="App" customModuleProvider="target">
          <connections>
              <segue destination="con-t0-004" kind="show" id="seg-e0-004"/>
      ②<viewController id="con-t0-004"/>
      // file: Main.swift
      import UIKit

      let storyboard = UIStoryboard(name: "Main", bundle: nil)

      final class OldController: UIViewController {}
      """,
    accepts: #"""
      // file: Main.storyboard initialViewController="con-t0-001"
      <viewController id="con-t0-001">
          <connections>
              <segue destination="con-t0-002" kind="show" id="seg-e0-002"/>
      <viewController id="con-t0-002">
          <connections>
              <segue destination="con-t0-003" kind="embed" id="seg-e0-003"/>
      <viewController id="con-t0-003"/>
      <viewController id="con-t0-004" storyboardIdentifier="Info">
          <connections>
              <segue destination="con-t0-005" kind="presentation" id="seg-e0-005"/>
      <viewController id="con-t0-005"/>
      <viewController id="con-t0-006" storyboardIdentifier="Step2"/>
      <viewController id="con-t0-007" storyboardIdentifier="HelpController" customClass="HelpController" customModule="App" customModuleProvider="target"/>
      // file: Main.swift
      import UIKit

      func show(_ step: Int) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        _ = storyboard.instantiateViewController(withIdentifier: "Info")
        _ = storyboard.instantiateViewController(withIdentifier: "Step\(step)")
        _ = storyboard.instantiateViewController(withIdentifier: String(describing: HelpController.self))
      }

      final class HelpController: UIViewController {}
      """#
  )
}
