extension RuleCase {
  static let storyboardInCode = RuleCase(
    "storyboard-in-code",
    reports: """
      ① error: there is no storyboard "Mian"; did you mean "Main"?
      ② note: "Main" is here
      ③ error: the storyboard "Main" has no scene "Detials"; did you mean "Details"?
      ④ note: the scene is here
      ⑤ error: no storyboard has a scene "Setup"; correct the identifier, or give it to a scene
      ⑥ error: the storyboard "Main" has no scene "details"; did you mean "Details"?
      ④ note: the scene is here
      ⑦ error: the scene "Details" is a DetailsController, but it is cast to StartController; make them equal
      ⑧ note: the scene is here
      ⑫ error: the scene "Details" is a DetailsController, but it is cast to StartController; make them equal
      ⑧ note: the scene is here
      ⑨ error: the storyboard "Main" has no initial scene; select "Is Initial View Controller" for one, or name the scene
      ② note: "Main" is here
      ⑩ error: the initial scene of "Help" is a UINavigationController, but it is cast to DetailsController; make them equal
      ⑪ note: the scene is here
      ⑱ error: the initial scene of "Help" is a UINavigationController, but it is cast to DetailsController; make them equal
      ⑪ note: the scene is here
      ⑮ error: the storyboard "Local" has no initial scene; select "Is Initial View Controller" for one, or name the scene
      ⑰ note: "Local" is here
      ⑯ error: the storyboard "Local" has no scene "Card"; correct the identifier, or give it to a scene
      ⑰ note: "Local" is here
      ⑬ error: there is no storyboard "Gone"; correct the name, or restore the storyboard
      ⑭ error: there is no storyboard "Lost"; correct the name, or restore the storyboard
      """,
    in: """
      // file: Help.storyboard initialViewController="con-3"
      ⑪<navigationController id="con-3" sceneMemberID="viewController"/>
      // file: ⑰de.lproj/Local.storyboard
      <viewController id="con-1" sceneMemberID="viewController"/>
      // file: en.lproj/Local.storyboard initialViewController="con-1"
      <viewController storyboardIdentifier="Card" id="con-1" sceneMemberID="viewController"/>
      // file: ②Main.storyboard
      <tableViewController storyboardIdentifier="Start" id="con-1" customClass="StartController" customModuleProvider="target" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" reuseIdentifier="step" customClass="StepCell" customModuleProvider="target"/>
          <connections>
              <segue destination="con-2" kind="show" identifier="showDetails" id="seg-1"/>
      <viewController ④storyboardIdentifier="Details" id="con-2" ⑧customClass="DetailsController" customModuleProvider="target" sceneMemberID="viewController">
          <connections>
              <segue destination="con-1" kind="show" identifier="goBack" id="seg-2"/>
      // file: Screens.swift
      import UIKit

      class StepCell: UITableViewCell {}

      class StartController: UITableViewController {
        func show() {
          let main = UIStoryboard(name: "Main", bundle: nil)
          _ = UIStoryboard(name: ①"Mian", bundle: nil)
          _ = main.instantiateViewController(withIdentifier: ③"Detials")
          _ = storyboard?.instantiateViewController(withIdentifier: ⑤"Setup")
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: ⑥"details")
          _ = main.instantiateViewController(withIdentifier: ⑦"Details") as! StartController
          let _: StartController = main.instantiateViewController(identifier: ⑫"Details")
          _ = UIStoryboard(name: ⑨"Main", bundle: nil).instantiateInitialViewController()!
          _ = UIStoryboard(name: ⑩"Help", bundle: nil).instantiateInitialViewController() as! DetailsController
          let help = UIStoryboard(name: "Help", bundle: nil)
          _ = help.⑱instantiateInitialViewController() as! DetailsController
          _ = UIStoryboard(name: ⑮"Local", bundle: nil).instantiateInitialViewController()!
          _ = UIStoryboard(name: "Local", bundle: nil).instantiateViewController(identifier: ⑯"Card")
          let gone: UIStoryboard = .init(name: ⑬"Gone", bundle: nil)
        }
      }

      extension UIStoryboard {
        static var lost: UIStoryboard { .init(name: ⑭"Lost", bundle: nil) }
      }

      class DetailsController: UIViewController {}
      """,
    accepts: """
      // same file: Help.storyboard
      // same file: Main.storyboard
      // file: Card~ipad.storyboard
      <viewController id="con-1" sceneMemberID="viewController"/>
      // file: Card~iphone.storyboard
      <viewController storyboardIdentifier="Card" id="con-1" sceneMemberID="viewController"/>
      // file: Screens.swift
      import UIKit

      class StepCell: UITableViewCell {}

      protocol Screen {}

      class StartController: UITableViewController {
        enum Scenes: String {
          case details = "Details"
        }

        func open(_ help: UIStoryboard) { _ = help.instantiateInitialViewController() as! DetailsController }

        func show(_ name: String, in bundle: Bundle) {
          let help = UIStoryboard(name: "Help", bundle: bundle)
          _ = help.instantiateInitialViewController() as! DetailsController
          let main = UIStoryboard(name: "Main", bundle: nil)
          _ = main.instantiateViewController(withIdentifier: Scenes.details.rawValue) as! DetailsController
          _ = main.instantiateViewController(withIdentifier: "Details") as? UIViewController
          _ = UIStoryboard(name: "Card", bundle: nil).instantiateViewController(withIdentifier: "Card")
          _ = main.instantiateViewController(withIdentifier: "Details") as? Screen
          _ = main.instantiateViewController(withIdentifier: "Start") as! UnknownController
          _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          _ = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! UINavigationController
          let _: UIViewController? = try? main.instantiateViewController(identifier: "Details")
          let _: MapController = main.instantiateViewController(identifier: "Details") { MapController(coder: $0) }
          _ = main.instantiateViewController(identifier: "Details", creator: MapController.init) as! MapController
          // Not settled, or of another bundle.
          _ = main.instantiateViewController(withIdentifier: name)
          _ = UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "Start")
          _ = UIStoryboard(name: "Other", bundle: bundle)
          let color: Color = .init(name: "Other", bundle: nil)
        }

        func make<MapController: UIViewController>() -> MapController {
          storyboard!.instantiateViewController(identifier: "Details")
        }

        var scene: String {
          get { "" }
          set(missing) { _ = storyboard!.instantiateViewController(withIdentifier: missing) }
        }

        var other = "" {
          didSet { _ = storyboard!.instantiateViewController(withIdentifier: oldValue) }
        }
      }

      private let missing = "Missing"
      private let oldValue = "Missing"

      class DetailsController: UIViewController {}
      class MapController: DetailsController {}
      """
  )
}
