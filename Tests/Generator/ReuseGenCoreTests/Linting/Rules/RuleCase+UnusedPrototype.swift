extension RuleCase {
  static let unusedPrototype = RuleCase(
    "unused-prototype",
    reports: """
      ① warning: nothing dequeues the prototype "old"; remove it, or dequeue it
      """,
    in: """
      // file: Main.storyboard initialViewController="con-t0-001"
      <tableViewController id="con-t0-001" customClass="ListController" customModule="App" customModuleProvider="target">
          <tableView key="view" id="tab-l0-001">
              <prototypes>
                  <tableViewCell reuseIdentifier="row" id="cel-l1-000"/>
                  <tableViewCell ①reuseIdentifier="old" id="cel-l1-001"/>
      // file: List.swift
      import UIKit

      final class ListController: UITableViewController {
        let storyboardName = "Main"

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let old = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          return old
        }
      }
      """,
    accepts: #"""
      // file: Main.storyboard initialViewController="con-t0-001"
      <tableViewController id="con-t0-001" customClass="ListController" customModule="App" customModuleProvider="target">
          <tableView key="view" id="tab-l0-001">
              <prototypes>
                  <tableViewCell reuseIdentifier="row" id="cel-l1-000"/>
                  <tableViewCell reuseIdentifier="PersonCell" id="cel-l1-001"/>
                  <tableViewCell reuseIdentifier="kind-1" id="cel-l1-002"/>
                  <tableViewCell reuseIdentifier="header" id="cel-l1-003"/>
      // file: Other.storyboard initialViewController="con-t0-001"
      <tableViewController id="con-t0-001" customClass="OtherController" customModule="App" customModuleProvider="target">
          <tableView key="view" id="tab-l0-001">
              <prototypes>
                  <tableViewCell reuseIdentifier="ofTheLibrary" id="cel-l1-000"/>
      // file: List.swift
      import LibraryOfLists
      import UIKit

      enum Kind: String {
        case header
      }

      final class ListController: UITableViewController {
        let storyboardName = "Main"

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row > 4 { return tableView.dequeueReusableCell(withIdentifier: "kind-" + "\(indexPath.row)") }
          let cell: PersonCell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
          return cell
        }
      }

      final class PersonCell: UITableViewCell {}

      final class OtherController: LibraryController {}
      """#
  )
}
