import ReuseGenCore
import SourcePorting

/// Ports sources that are written for the run. The values are for one declaration, so they must not change in a project
/// of 10 or 100 times the size.
enum PortBenchmarks {
  /// A dimension in which a project grows.
  private struct Growth {
    let name: String
    /// The number of declarations of a project of size 1.
    let count: Int
    let sources: (Int) -> [String]
  }

  @MainActor static var all: [Benchmark] {
    growths.flatMap { growth in
      [1, 10, 100].map { size in
        Benchmark(
          name: "port/\(growth.name)" + (size == 1 ? "" : "/\(size)"),
          baseline: "port/\(growth.name)",
          unit: .nanoseconds,
          rounds: size == 100 ? 3 : 10
        ) {
          let count = growth.count * size
          let inputs = growth.sources(count).enumerated().map { number, text in
            PortInput(path: "/App/\(number).swift", bytes: Array(text.utf8))
          }
          return Benchmark.processorNanoseconds { keep(SourcePort.port(inputs)) } / Double(count)
        }
      }
    }
  }

  private static var growths: [Growth] {
    [
      Growth(name: "files", count: 100) { (0..<$0).map { controller("Controller\($0)") } },
      Growth(name: "same-names", count: 100) { (0..<$0).map { _ in controller("Controller") } },
      Growth(name: "extensions", count: 100) { count in
        ["class A: UIView {}\n" + lines(count) { "extension A { @objc func action\($0)() {} }" }]
      },
      Growth(name: "members", count: 100) { count in
        [
          "extension UIView {\n" + lines(count) { "@objc func member\($0)() {}" } + "}\nclass A: UIView {\n"
            + lines(count) { "override func member\($0)() { super.member\($0)() }" } + "}\n"
        ]
      },
      Growth(name: "superclasses", count: 20) { count in
        [
          "class C0: UIView { @objc func f() {} }\n"
            + lines(count) { "class C\($0 + 1): C\($0) { override func f() {} }" }
        ]
      },
      Growth(name: "bytes", count: 100) { count in
        [
          "class A: UIViewController {\n" + lines(count) { "func f\($0)() { view.addSubview(UILabel(frame: .zero)) }" }
            + "}\n"
        ]
      },
    ]
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
