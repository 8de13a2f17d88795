@testable import HeadlessUIKit

@MainActor
final class Log {
  var lines: [String] = []
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

final class TurningController: UIViewController {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    log.lines.append("\(name) will be \(size.width) wide, is \(view.bounds.width)")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [log, name, view] _ in log.lines.append("\(name) along: \(view?.bounds.width ?? 0)") },
      completion: { [log, name] _ in log.lines.append("\(name) done") }
    )
  }
}

final class LayoutController: UIViewController {
  private final class Root: UIView {
    var layout: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      layout()
    }
  }

  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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

final class AppearingController: UIViewController {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) willAppear") }
  override func viewDidLayoutSubviews() { if name == "root" { log.lines.append("\(name) didLayout") } }
  override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) didDisappear") }
}

final class ReasonController: UIViewController {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    log.lines.append("comes: \(isMovingToParent ? "moving" : "")\(isBeingPresented ? "presented" : "")")
  }

  override func viewWillDisappear(_ animated: Bool) {
    log.lines.append("goes: \(isMovingFromParent ? "moving" : "")\(isBeingDismissed ? "dismissed" : "")")
  }
}
