import InterfaceBuilderXML

extension NibInstantiation {
  /// Makes the view controller of a scene. Its view is made on first access.
  package func makeController(_ node: NibNode, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let controller = make(node, by: creator) as? UIViewController else { return nil }
    controller.storyboard = storyboard
    finish(inView: false)
    return controller
  }

  /// Prepares a view controller to make its view.
  func prepare(_ controller: UIViewController, _ node: NibNode) {
    self.controller = controller
    guard let view = node.view else { return }
    if rules.showsDesign {
      guard let made = make(view) as? UIView else { return }
      made.useScreenMargins()
      for guide in controller.layoutGuides { guide.owningView = made }
      sceneViews.append((controller, made))
      return
    }
    controller.sceneView = { [self, unowned controller] in
      guard let made = make(view) as? UIView else {
        stop("The view of \(type(of: controller)) in \(plan.document.path) isn't a view")
      }
      if node.slot == 0 {
        controller.heldObjects = plan.roots.filter { $0.slot != 0 }.compactMap { make($0) }
      }
      for id in plan.wanted { outerObjects[id] = object(withID: id) }
      // Connections may access the view, so set it first.
      controller.view = made
      finish(inView: true)
      return made
    }
  }

  /// Adds a segue. Relationships are made immediately, embed segues after the view loaded, others when they are
  /// performed.
  func addSegue(_ connection: NibConnection, _ source: AnyObject) {
    guard let storyboard, let controller else { return }
    let template = SegueTemplate(connection.element, kind: connection.key, storyboard: storyboard, plan.document)
    switch template.kind {
    case "relationship":
      (source as? UIViewController)?.addRelated(template)
    case "embed":
      guard let container = source as? UIView else { return }
      controller.embeds.append { [unowned controller] in template.embed(in: container, of: controller) }
    default:
      controller.addTemplate(template)
      addTrigger(template, connection, source, controller)
    }
  }

  private func addTrigger(
    _ template: SegueTemplate,
    _ connection: NibConnection,
    _ source: AnyObject,
    _ controller: UIViewController
  ) {
    let trigger: @MainActor (AnyObject) -> Void = { [weak controller] sender in
      if let controller { template.trigger(from: controller, sender: sender) }
    }
    if let control = source as? UIControl {
      control.targets.add(for: UIControl.Event(named: connection.element["eventType"]).union(.touchUpInside), trigger)
    } else if let item = source as? UIBarButtonItem {
      item.targets.add(for: .allEvents, trigger)
    } else if let recognizer = source as? UIGestureRecognizer {
      recognizer.targets.add(for: .allEvents, trigger)
    } else if let cell = source as? UITableViewCell {
      if connection.element["trigger"] == "accessoryAction" {
        cell.accessorySegue = trigger
      } else {
        cell.selectionSegue = trigger
      }
    } else if let cell = source as? UICollectionViewCell {
      cell.selectionSegue = trigger
    }
  }
}

extension UIViewController {
  fileprivate func addTemplate(_ template: SegueTemplate) {
    // Each cell of a prototype adds its segue; the view controller keeps one.
    if !segueTemplates.contains(where: { $0.id == template.id }) { segueTemplates.append(template) }
  }

  fileprivate func addRelated(_ template: SegueTemplate) {
    guard let related = template.makeDestination() else { return }
    switch self {
    case let container as UINavigationController: container.viewControllers += [related]
    case let container as UITabBarController: container.viewControllers = (container.viewControllers ?? []) + [related]
    case let container as UISplitViewController: container.viewControllers += [related]
    default: break
    }
  }
}
