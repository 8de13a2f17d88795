@testable import HeadlessUIKit

@MainActor final class Log {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes to a log, under a name.
class LoggedController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  convenience init(_ log: Log) { self.init("", log) }
  required init?(coder: NSCoder) { nil }
}

final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
}

final class ForwardingController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

final class SizingController: UIViewController {
  var told: [CGSize] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    told.append(container.preferredContentSize)
  }
}

final class TurningController: LoggedController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    log.lines.append("\(name) will be \(size.width) wide, is \(view.bounds.width)")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [log, name, view] _ in log.lines.append("\(name) along: \(view?.bounds.width ?? 0)") },
      completion: { [log, name] _ in log.lines.append("\(name) done") }
    )
  }
}

final class LayoutController: LoggedController {
  private final class Root: UIView {
    var layout: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      layout()
    }
  }

  override func loadView() {
    let root = Root(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.layout = { [log] in log.lines.append("layout") }
    view = root
  }

  override func updateViewConstraints() {
    log.lines.append("constraints")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { log.lines.append("will") }
  override func viewDidLayoutSubviews() { log.lines.append("did") }
}

final class AppearingController: LoggedController {
  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
  override func viewDidLayoutSubviews() { if name == "root" { log.lines.append("\(name) didLayout") } }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
}

final class ReasonController: LoggedController {
  override func viewWillAppear(_ animated: Bool) {
    log.lines.append("comes: \(isMovingToParent ? "moving" : "")\(isBeingPresented ? "presented" : "")")
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.lines.append("goes: \(isMovingFromParent ? "moving" : "")\(isBeingDismissed ? "dismissed" : "")")
  }
}
