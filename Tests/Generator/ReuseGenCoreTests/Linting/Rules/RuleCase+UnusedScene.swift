extension RuleCase {
  static let unusedScene = RuleCase(
    "unused-scene",
    reports: """
      ① warning: nothing shows the scene "Old" in the storyboard "Main"; remove it, or add a segue to it
      ② warning: nothing shows a scene without an identifier in the storyboard "Main"; remove it, or add a segue to it
      """,
    in: """
      // file: Main.storyboard initialViewController="con-t0-001"
      <scene sceneID="sce-n0-001">
          <objects>
              <viewController id="con-t0-001">
                  <connections>
                      <segue destination="con-t0-002" kind="show" id="seg-e0-002"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-002">
          <objects>
              <viewController id="con-t0-002">
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-003">
          <objects>
              ①<viewController id="con-t0-003" storyboardIdentifier="Old" customClass="OldController" customModule="App" customModuleProvider="target">
                  <connections>
                      <segue destination="con-t0-004" kind="show" id="seg-e0-004"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-004">
          <objects>
              ②<viewController id="con-t0-004">
              </viewController>
          </objects>
      </scene>
      // file: Main.swift
      import UIKit

      let storyboard = UIStoryboard(name: "Main", bundle: nil)

      final class OldController: UIViewController {}
      """,
    accepts: #"""
      // file: Main.storyboard initialViewController="con-t0-001"
      <scene sceneID="sce-n0-001">
          <objects>
              <viewController id="con-t0-001">
                  <connections>
                      <segue destination="con-t0-002" kind="show" id="seg-e0-002"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-002">
          <objects>
              <viewController id="con-t0-002">
                  <connections>
                      <segue destination="con-t0-003" kind="embed" id="seg-e0-003"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-003">
          <objects>
              <viewController id="con-t0-003">
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-004">
          <objects>
              <viewController id="con-t0-004" storyboardIdentifier="Info">
                  <connections>
                      <segue destination="con-t0-005" kind="presentation" id="seg-e0-005"/>
                  </connections>
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-005">
          <objects>
              <viewController id="con-t0-005">
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-006">
          <objects>
              <viewController id="con-t0-006" storyboardIdentifier="Step2">
              </viewController>
          </objects>
      </scene>
      <scene sceneID="sce-n0-007">
          <objects>
              <viewController id="con-t0-007" storyboardIdentifier="HelpController" customClass="HelpController" customModule="App" customModuleProvider="target">
              </viewController>
          </objects>
      </scene>
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
