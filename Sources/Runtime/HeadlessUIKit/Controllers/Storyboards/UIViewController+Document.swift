import ReuseGenXML

extension UIViewController: NibObject {}

extension UIViewController: DocumentController {
  func add(_ guide: UILayoutGuide) { layoutGuides.append(guide) }

  /// Prepares the view controller to make its view.
  func adopt(_ node: NibNode, _ instantiation: NibInstantiation) {
    instantiation.controller = self
    guard let view = node.view else { return }
    if instantiation.rules.showsDesign {
      guard let made = instantiation.make(view) as? UIView else { return }
      made.useScreenMargins()
      for guide in layoutGuides { guide.owningView = made }
      instantiation.sceneViews.append((self, made))
      return
    }
    sceneView = { [instantiation, unowned self] in
      guard let made = instantiation.make(view) as? UIView else {
        stop("The view of \(type(of: self)) in \(instantiation.plan.document.path) isn't a view")
      }
      if node.slot == 0 {
        heldObjects = instantiation.plan.roots.filter { $0.slot != 0 }.compactMap { instantiation.make($0) }
      }
      for id in instantiation.plan.wanted { instantiation.outerObjects[id] = instantiation.object(withID: id) }
      // Connections may access the view, so set it first.
      self.view = made
      instantiation.finish(inView: true)
      return made
    }
  }

  /// Connects a segue. Relationships are made immediately, embed segues after the view loaded, others when the source
  /// triggers them.
  func addSegue(_ connection: NibConnection, from source: AnyObject, pointingAt anchor: AnyObject?, of plan: NibPlan) {
    guard let storyboard else { return }
    // Code performs a segue by its template, too.
    let template =
      segueTemplates.first { $0.element.id == connection.element.id && $0.kind == connection.key }
      ?? SegueTemplate(connection.element, kind: connection.key, storyboard: storyboard, plan.document)
    template.anchor = anchor
    switch template.kind {
    case "relationship": (source as? UIViewController)?.addRelated(template)
    case "embed":
      guard let container = source as? UIView else { return }
      embeds.append { [unowned self] in template.embed(in: container, of: self) }
    default: addTrigger(template, connection, source)
    }
  }

  private func addTrigger(_ template: SegueTemplate, _ connection: NibConnection, _ source: AnyObject) {
    let trigger: @MainActor (AnyObject) -> Void = { [weak self] sender in
      if let self { template.trigger(from: self, sender: sender) }
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

  private func addRelated(_ template: SegueTemplate) {
    guard let related = template.makeDestination(of: self, sender: nil) else { return }
    switch self {
    case let container as UINavigationController: container.viewControllers += [related]
    case let container as UITabBarController: container.viewControllers = (container.viewControllers ?? []) + [related]
    case let container as UISplitViewController: container.addRelated(related, as: template.relationship)
    default: break
    }
  }
}
