import ReuseGenCore

/// A dimension in which the sources of a project grow. The values of its rows are for one declaration, so they must not
/// change in a project of 10 or 100 times the size.
struct SourceGrowth {
  let name: String
  /// The number of declarations of a project of size 1.
  let count: Int
  /// The class that a nib of the project names, of a number of declarations.
  let className: (Int) -> String
  /// The sources with a number of declarations.
  let sources: (Int) -> [String]

  static var all: [SourceGrowth] {
    [
      SourceGrowth(name: "files", count: 100, className: { _ in "Controller0" }) {
        (0..<$0).map { controller("Controller\($0)") }
      },
      SourceGrowth(name: "same-names", count: 100, className: { _ in "Controller" }) {
        (0..<$0).map { _ in controller("Controller") }
      },
      SourceGrowth(name: "extensions", count: 100, className: { _ in "A" }) { count in
        ["class A: UIView {}\n" + lines(count) { "extension A { @objc func action\($0)() {} }" }]
      },
      SourceGrowth(name: "members", count: 100, className: { _ in "A" }) { count in
        [
          "extension UIView {\n" + lines(count) { "@objc func member\($0)() {}" } + "}\nclass A: UIView {\n"
            + lines(count) { "override func member\($0)() { super.member\($0)() }" } + "}\n"
        ]
      },
      SourceGrowth(name: "superclasses", count: 100, className: { "C\($0)" }) { count in
        [
          "class C0: UIView { @objc func f() {} }\n"
            + lines(count) { "class C\($0 + 1): C\($0) { override func f() {} }" }
        ]
      },
      SourceGrowth(name: "nesting", count: 80, className: { _ in "C0" }) { count in
        [lines(count) { "class C\($0): UIView {" } + String(repeating: "}\n", count: count)]
      },
      SourceGrowth(name: "bytes", count: 100, className: { _ in "A" }) { count in
        [
          "class A: UIViewController {\n" + lines(count) { "func f\($0)() { view.addSubview(UILabel(frame: .zero)) }" }
            + "}\n"
        ]
      },
    ]
  }

  /// A nib whose view has the class, an outlet and an action.
  func nib(_ count: Int) -> DocumentFile {
    DocumentFile(
      path: "View.xib",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v" customClass="\(className(count))" customModule="App" customModuleProvider="target">
        <subviews><button id="b"><connections>
        <action selector="f" destination="v" eventType="touchUpInside" id="a"/>
        </connections></button></subviews>
        <connections><outlet property="label" destination="b" id="o"/></connections></view></objects></document>
        """
    )
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static func controller(_ name: String) -> String {
    """
    import UIKit

    class \(name): UIViewController {
      @IBOutlet private var label: UILabel! { didSet { label.text = "" } }

      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(update), name: nil, object: nil)
      }

      @IBAction func save(_ sender: Any) { print((sender as AnyObject).tag) }
      @objc private func update() {}
    }

    extension \(name) {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    """
  }
}
