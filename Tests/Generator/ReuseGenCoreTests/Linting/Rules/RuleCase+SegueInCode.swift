extension RuleCase {
  static let segueInCode = RuleCase(
    "segue-in-code",
    reports: """
      ⑧ error: no scene of HelpController has a segue "showDetails"; correct the identifier, or give it to a segue
      ① error: no scene of StartController has a segue "showDetials"; did you mean "showDetails"?
      ② note: the segue is here
      ③ error: no scene of StartController has a segue "goBack"; correct the identifier, or give it to a segue
      ⑨ error: the segue "showDetails" leads to a DetailsController, but its destination is cast to StartController; make them equal
      ② note: the segue is here
      ⑩ error: the segue "showDetails" leads to a DetailsController, but its destination is cast to HelpController; make them equal
      ② note: the segue is here
      ④ error: no scene of StartController has a segue "showdetails"; did you mean "showDetails"?
      ② note: the segue is here
      ⑤ error: no scene of StartController has a segue "showMore"; correct the identifier, or give it to a segue
      ⑥ error: no scene of StartController has a segue "showMap"; correct the identifier, or give it to a segue
      ⑦ error: no scene of StartController has a segue "showList"; correct the identifier, or give it to a segue
      ⑪ error: no scene of StartController has a segue "showHelp"; correct the identifier, or give it to a segue
      ⑫ error: no scene of StartController has a segue "showNew"; correct the identifier, or give it to a segue
      ⑬ error: no scene of StartController has a segue "showOld"; correct the identifier, or give it to a segue
      ⑭ error: no scene of StartController has a segue "showAll"; correct the identifier, or give it to a segue
      ⑮ error: no scene of StartController has a segue "showOne"; correct the identifier, or give it to a segue
      """,
    in: """
      // file: Main.storyboard
      <tableViewController storyboardIdentifier="Start" id="con-1" customClass="StartController" customModuleProvider="target" sceneMemberID="viewController">
          <tableView key="view" id="tab-1">
              <prototypes>
                  <tableViewCell id="pro-1" reuseIdentifier="step" customClass="StepCell" customModuleProvider="target"/>
          <connections>
              <segue destination="con-2" kind="show" ②identifier="showDetails" id="seg-1"/>
      <viewController storyboardIdentifier="Details" id="con-2" customClass="DetailsController" customModuleProvider="target" sceneMemberID="viewController">
          <connections>
              <segue destination="con-1" kind="show" identifier="goBack" id="seg-2"/>
      <viewController id="con-3" customClass="HelpController" customModuleProvider="target" sceneMemberID="viewController"/>
      // file: Screens.swift
      import UIKit

      class StepCell: UITableViewCell {}

      class HelpController: UIViewController {
        func show() { performSegue(withIdentifier: ⑧"showDetails", sender: nil) }
      }

      class StartController: UITableViewController {
        func show() {
          performSegue(withIdentifier: ①"showDetials", sender: nil)
          self.performSegue(withIdentifier: ③"goBack", sender: nil)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showDetails" { _ = ⑨segue.destination as! StartController }
          _ = ⑩segue.destination as! HelpController
          if segue.identifier == ④"showdetails" {}
          switch segue.identifier {
          case "showDetails", ⑤"showMore": break
          case ⑥Segues.map: break
          default: break
          }
          guard segue.identifier != ⑦Segues.list.rawValue else { return }
        }

        override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
          identifier != ⑪"showHelp"
        }

        func follow(_ segue: UIStoryboardSegue, isNew: Bool) {
          performSegue(withIdentifier: isNew ? ⑫"showNew" : "showDetails", sender: nil)
          guard let identifier = segue.identifier else { return }
          switch identifier {
          case ⑬"showOld": break
          default: break
          }
          if identifier == ⑭"showAll" {}
          switch segue.identifier {
          case .some(⑮"showOne"): break
          default: break
          }
        }
      }

      class DetailsController: UIViewController {}

      enum Segues: String {
        case list = "showList"
        static let map = "showMap"
      }
      """,
    accepts: """
      // same file: Main.storyboard
      // file: Map.storyboard
      <scene sceneID="sce-1">
          <objects>
              <viewController id="con-1" customClass="MapController" customModuleProvider="target" sceneMemberID="viewController">
                  <connections>
                      <segue destination="ref-1" kind="show" identifier="showPlace" id="seg-1"/>
      <scene sceneID="sce-2">
          <objects>
              <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Details" id="ref-1" sceneMemberID="viewController"/>
      // file: Screens.swift
      import UIKit

      class StepCell: UITableViewCell {}

      class StartController: UITableViewController {
        private let details = "showDetails"

        func show(_ name: String, from other: UIViewController) {
          performSegue(withIdentifier: "showDetails", sender: nil)
          performSegue(withIdentifier: details, sender: nil)
          performSegue(withIdentifier: name, sender: nil)
          other.performSegue(withIdentifier: "goBack", sender: nil)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == details || segue.identifier == Segues.details.rawValue {}
          switch segue.identifier ?? "" {
          case "showDetails": _ = segue.destination as! DetailsController
          case details: _ = segue.destination as! UIViewController
          default: break
          }
        }

        func help(_ segue: UIStoryboardSegue) { _ = segue.destination as! HelpController }

        func follow(_ segue: UIStoryboardSegue, _ names: [String], isNew: Bool) {
          performSegue(withIdentifier: isNew ? "showDetails" : names[0], sender: nil)
          if let identifier = segue.identifier, identifier == "showDetails" { return }
          if let name = segue.identifier { _ = name }
          let name = names[0]
          if name == "showOld" {}
          guard let identifier = segue.identifier else { return }
          _ = names.contains { identifier in identifier == "showNew" }
          let lowercased = segue.identifier?.lowercased()
          if lowercased == "showdetails" {}
          title = identifier
        }
      }

      enum Segues: String { case details = "showDetails" }

      class DetailsController: UIViewController {}

      class HelpController: UIViewController {}

      class MapController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { _ = segue.destination as! DetailsController }
      }

      /// Without a scene of its own.
      class AnyController: UIViewController {
        func show() { performSegue(withIdentifier: "goBack", sender: nil) }
      }
      """
  )
}
