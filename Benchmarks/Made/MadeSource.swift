/// The texts of sources.
enum MadeSource {
  /// A class with an outlet, as many lines long as a short source of an app.
  ///
  /// - Parameter hasModule: Whether documents that name the class also name its module. If not, it needs a name in
  ///   Objective-C.
  static func type(_ name: String, of superclass: String, hasModule: Bool = true) -> String {
    """
    import UIKit

    /// Shows a title and what it is about.
    \(hasModule ? "" : "@objc(\(name)) ")final class \(name): \(superclass) {
      @IBOutlet private weak var titleLabel: UILabel!

      private let formatter = NumberFormatter()
      private var onTap: ((Int) -> Void)?

      func show(_ number: Int, onTap: @escaping (Int) -> Void) {
        self.onTap = onTap
        titleLabel.text = formatter.string(from: NSNumber(value: number)) ?? "none"
      }

      @IBAction private func tap(_ sender: UIButton) { onTap?(sender.tag) }
    }

    """
  }

  /// Lines, each for a number.
  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }
}
