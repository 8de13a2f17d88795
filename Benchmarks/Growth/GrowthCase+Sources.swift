extension GrowthCase {
  /// The commands that read the sources of a folder.
  private static let reading: [GrowthCommand] = [.initialize, .lintFolder, .port]

  /// Inputs in which sources, or what one of them declares, grow. A nib of each names a class and a member.
  static var sources: [GrowthCase] {
    [
      GrowthCase("sources", 50, reading + [.lintManifest]) { count in
        files("Root", (0..<count).map { MadeSource.type(name($0), of: $0 == 0 ? "UIView" : "UIViewController") })
      },
      GrowthCase("classes-of-one-name", 50, reading) { count in
        files("Same", (0..<count).map { _ in MadeSource.type("Same", of: "UIView") })
      },
      GrowthCase("lines", 500, reading) { count in
        let lines = MadeSource.lines(count) { "  func f\($0)() { addSubview(UILabel(frame: .zero)) }" }
        return files("Root", ["class Root: UIView {\n\(lines)}\n"])
      },
      GrowthCase("length-of-a-line", 500, reading) { count in
        let numbers = (0..<count).map { "\($0)" }.joined(separator: ", ")
        return files("Root", ["class Root: UIView { let all = [\(numbers)] }\n"])
      },
      GrowthCase("extensions", 250, reading) { count in
        let extensions = MadeSource.lines(count) { "extension Root { @objc func f\($0)() {} }" }
        return files("Root", ["class Root: UIView {}\n" + extensions])
      },
      GrowthCase("members", 250, reading) { count in
        let base = MadeSource.lines(count) { "@objc func member\($0)() {}" }
        let own = MadeSource.lines(count) { "override func member\($0)() { super.member\($0)() }" }
        return files("Root", ["extension UIView {\n\(base)}\nclass Root: UIView {\n\(own)}\n"])
      },
      GrowthCase("superclasses", 100, reading) { count in
        files(
          name(count - 1),
          [
            "class \(name(0)): UIView { @objc func f() {} }\n"
              + MadeSource.lines(count - 1) { "class \(name($0 + 1)): \(name($0)) { override func f() {} }" }
          ]
        )
      },
      GrowthCase("nested-types", 25, reading) { count in
        files(
          "C0",
          [MadeSource.lines(count) { "class C\($0): UIView {" } + String(repeating: "}\n", count: count)]
        )
      },
      GrowthCase("constants", 100, [.lintFolder]) { count in
        let constants = MadeSource.lines(count) { "private let id\($0) = \"\(name($0))\"" }
        let uses = MadeSource.lines(count) { number in
          "  func f\(number)(_ table: UITableView) { table.dequeueReusableCell(withIdentifier: id\(number)) }"
        }
        return files("Root", [constants + "class Root: UIView {\n\(uses)}\n"])
      },
      GrowthCase("storyboard-constants", 100, [.lintFolder]) { count in
        let constants = MadeSource.lines(count) { "private let board\($0) = UIStoryboard(name: \"Root\", bundle: nil)" }
        let uses = MadeSource.lines(count) { number in
          "  func f\(number)() { board\(number).instantiateViewController(withIdentifier: \"\(name(number))\") }"
        }
        return files("Root", [constants + "class Root: UIView {\n\(uses)}\n"])
      },
      // Nothing registers the classes, nor half of the nibs.
      GrowthCase("classes-dequeued-by-type", 25, [.lintFolder]) { count in
        let own = """
          import UIKit
          class Root: UIView {}
          extension UITableView {
            func dequeue<T: UITableViewCell>(_ type: T.Type, for path: IndexPath) -> T {
              dequeueReusableCell(withIdentifier: String(describing: type), for: path) as! T
            }
          }

          """
        return files(
          "Root",
          [own]
            + (0..<count).map { number in
              "final class \(name(number)): UITableViewCell {}\nfinal class List\(number): UITableViewController {\n"
                + "  func cell(_ path: IndexPath) { tableView.dequeue(\(name(number)).self, for: path) }\n}\n"
            }
        )
      },
      GrowthCase("nibs-of-rswift", 25, [.lintFolder]) { count in
        (0..<count).flatMap { number in
          let constant = name(number).prefix(1).lowercased() + name(number).dropFirst()
          let registration = number.isMultiple(of: 2) ? "" : "list.register(R.nib.\(constant)); "
          return [
            MadeFile(
              "\(name(number)).xib",
              MadeDocument.nib(MadeDocument.cell(name(number), identifier: name(number), id: "\(number)"))
            ),
            MadeFile(
              "List\(number).swift",
              "func list\(number)(list: UITableView) {\n  \(registration)"
                + "list.dequeueReusableCell(withIdentifier: R.reuseIdentifier.\(constant), for: path)\n}\n"
                + MadeSource.type(name(number), of: "UITableViewCell")
            ),
          ]
        }
      },
      GrowthCase("names-in-code", 100, [.lintFolder]) { count in
        files(
          "Root",
          [
            "class Root: UIView {\n"
              + MadeSource.lines(count) { "  func f\($0)() -> UINib { UINib(nibName: \"\(name($0))\", bundle: nil) }" }
              + "}\n"
          ]
        )
      },
      GrowthCase("call-sites", 40, [.migrate]) { count in
        let calls = MadeSource.lines(count) { number in
          "    case \(number): tableView.dequeueReusableCell(withIdentifier: \"\(name(number))\", for: indexPath) "
            + "as! \(name(number))"
        }
        let list = """
          import UIKit

          final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              switch indexPath.row {
          \(calls)    default: UITableViewCell()
              }
            }
          }

          """
        let classes = MadeSource.lines(count) { "final class \(name($0)): UITableViewCell {}" }
        return [
          MadeApp.manifest(cells: (0..<count).map { "\"\(name($0))\"" }, more: ",\n  \"conformances\": false"),
          MadeFile("List.swift", list), MadeFile("Cells.swift", "import UIKit\n\n\(classes)"),
        ]
      },
      GrowthCase("sources-with-call-sites", 25, [.migrate]) { count in
        [MadeApp.manifest(cells: (0..<count).map { "\"\(name($0))\"" }, more: ",\n  \"conformances\": false")]
          + (0..<count).map { number in
            MadeFile(
              "\(name(number)).swift",
              """
              import UIKit

              final class \(name(number)): UITableViewCell { static let cellID = "\(name(number))" }

              final class List\(number): UITableViewController {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                  tableView.dequeueReusableCell(withIdentifier: \(name(number)).cellID, for: indexPath) as! \(name(number))
                }
              }

              """
            )
          }
      },
    ]
  }

  private static func name(_ number: Int) -> String { MadeNames.real(number, "Cell") }

  /// Sources, and a nib whose view has a class of them, an outlet and an action.
  private static func files(_ className: String, _ sources: [String]) -> [MadeFile] {
    let nib = MadeDocument.nib(
      """
      <view id="v" \(MadeDocument.custom(className))><subviews><button id="b"><connections>
      <action selector="f" destination="v" eventType="touchUpInside" id="a"/>
      </connections></button></subviews>
      <connections><outlet property="titleLabel" destination="b" id="o"/></connections></view>
      """
    )
    return [MadeApp.manifest(), MadeFile("View.xib", nib)]
      + sources.enumerated().map { MadeFile("Sources/\($0).swift", $1) }
  }
}
