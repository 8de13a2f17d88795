import SourceDeclarations

/// Methods that Objective-C takes for an optional method of a UIKit protocol, because they have its selector, and
/// another name in Swift. The class gets the method of the protocol, which calls them.
enum DelegateSelectors: PortEdit {
  static let rows = [
    PortRow(
      "`@objc func tableView(_:didSelectRowAtIndexPath:)`, which Objective-C matches with a method of a UIKit protocol",
      becomes: "the class also gets the protocol's method, which calls it"
    )
  ]
  static let examples = [
    PortExample(
      "a method of an earlier Swift",
      """
      open class A: UIViewController, UICollectionViewDelegateFlowLayout {
        @objc open func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath i: \
      IndexPath) -> CGSize { .zero }
      }
      """,
      """
      open class A: UIViewController, UICollectionViewDelegateFlowLayout {
        open func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath i: \
      IndexPath) -> CGSize { .zero }
      @MainActor public func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: \
      IndexPath) -> CGSize { self.collectionView(`c`, layout: `layout`, sizeForItemAtIndexPath: `i`) } }
      """
    ),
    PortExample(
      "methods with a selector of their own, in an extension and in a UIKit class that adopts the protocol",
      """
      class A: UIViewController {}
      extension A: UIScrollViewDelegate { @objc(scrollViewDidScroll:) private func scrolled(view: UIScrollView) {} }
      @objcMembers class B: UITableViewController {
        func tableView(_ t: UITableView, willDisplayCell: UITableViewCell, forRowAtIndexPath _: IndexPath) {}
      }
      """,
      """
      class A: UIViewController {@MainActor class var keyedActions: [KeyedAction] { [KeyedAction("scrollViewDidScroll:") \
      { (object: A, first: UIScrollView) in object.`scrolled`(view: first) }] } }; extension A: KeyedActions {}
      extension A: UIScrollViewDelegate { private func scrolled(view: UIScrollView) {} ; \
      @MainActor func scrollViewDidScroll(_ view: UIScrollView) { self.scrolled(view: `view`) } }
      class B: UITableViewController {
        func tableView(_ t: UITableView, willDisplayCell: UITableViewCell, forRowAtIndexPath _: IndexPath) {}
      @MainActor override func tableView(_ t: UITableView, willDisplay willDisplayCell: UITableViewCell, \
      forRowAt unnamed1: IndexPath) { self.tableView(`t`, willDisplayCell: `willDisplayCell`, forRowAtIndexPath: unnamed1) \
      } }
      """
    ),
    PortExample(
      "a method of a protocol that the class doesn't adopt, which refines one that it adopts",
      """
      open class A: UIViewController, UICollectionViewDelegate {
        @objc func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAtIndex i: Int) -> \
      UIEdgeInsets { .zero }
      }
      """,
      """
      open class A: UIViewController, UICollectionViewDelegate {
        func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAtIndex i: Int) -> \
      UIEdgeInsets { .zero }
      @MainActor public func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt i: \
      Int) -> UIEdgeInsets { self.collectionView(`c`, layout: `l`, insetForSectionAtIndex: `i`) } }; \
      extension A: UICollectionViewDelegateFlowLayout {}
      """
    ),
    PortExample(
      "a method that isn't exposed, one without the protocol, and one with another name",
      """
      class A: NSObject, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath) {} }
      class B { @objc func scrollViewDidScroll(_ view: UIScrollView) {} }
      class C: NSObject, UITableViewDelegate { @objc(tableView:didSelectRowAt:) private func f(_ a: UITableView, b: IndexPath) {} }
      """,
      """
      class A: NSObject, UITableViewDelegate { func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath) {} }
      class B { func scrollViewDidScroll(_ view: UIScrollView) {} ; @MainActor class var keyedActions: [KeyedAction] { \
      [KeyedAction("scrollViewDidScroll:") { (object: B, first: UIScrollView) in object.`scrollViewDidScroll`(first) }] } \
      }; extension B: KeyedActions {}
      class C: NSObject, UITableViewDelegate { private func f(_ a: UITableView, b: IndexPath) {} ; @MainActor class var \
      keyedActions: [KeyedAction] { [KeyedAction("tableView:didSelectRowAt:") { (object: C, first: UITableView, second: \
      IndexPath) in object.`f`(first, b: second) }] } }; extension C: KeyedActions {}
      """
    ),
    PortExample(
      "a subclass of the class that adopts the protocol",
      """
      class A: NSObject, UITableViewDelegate {}
      class B: A { @objc func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath, _ x: Int) {}
        @objc(tableView:heightForRowAtIndexPath:) func height(_ t: UITableView, _ i: IndexPath, ) -> CGFloat { 1 } }
      """,
      """
      class A: NSObject, UITableViewDelegate {}
      class B: A { func tableView(_ t: UITableView, didSelectRowAtIndexPath i: IndexPath, _ x: Int) {}
        func height(_ t: UITableView, _ i: IndexPath, ) -> CGFloat { 1 } ; @MainActor class var keyedActions: \
      [KeyedAction] { [KeyedAction("tableView:heightForRowAtIndexPath:") { (object: B, first: UITableView, second: \
      IndexPath) in _ = object.`height`(first, second) }] } }; extension B: KeyedActions {}
      """,
      warnings: [
        "height(_:_:) isn't called here in place of tableView(_:heightForRowAt:), because A adopts UITableViewDelegate; "
          + "give it that name"
      ]
    ),
  ]

  static func run(_ context: PortContext, _ draft: inout PortDraft) {
    let set = context.set
    var refined: Set<String> = []
    for reference in set.references {
      guard let name = set.className(of: reference) else { continue }
      let exposed = set[reference].methods.filter { isExposed($0, of: set[reference]) }
      if exposed.isEmpty { continue }
      let adopters = context.addedOptionalMethods.adoptersOfUIKit(above: set.superclassChain(of: name))
      // Objective-C asks a delegate for the methods of a protocol that refines its own, such as that of a flow layout.
      let refining = OptionalProtocol.uiKit.values
        .filter { adopters[$0.name] == nil && $0.inherited.contains { adopters[$0] != nil } }.map(\.name)
      for method in exposed {
        guard let requirement = requirement(with: method, in: adopters.keys.sorted() + refining.sorted()),
          !set.declares(method: requirement.name, inClass: name)
        else { continue }
        let adopter = adopters[requirement.protocolName] ?? name
        forward(requirement, to: method, of: reference, className: name, adopter: adopter, set, &draft)
        if adopters[requirement.protocolName] == nil, refined.insert("\(name): \(requirement.protocolName)").inserted,
          let body = set.classBody(name, preferring: reference.file)
        {
          draft.conform(body, to: requirement.protocolName, set)
        }
      }
    }
  }

  /// A method of a UIKit protocol by its name.
  private struct Requirement {
    let name: String
    let baseName: String
    let labels: [String]
    let protocolName: String

    init(_ name: String, of protocolName: String) {
      self.name = name
      self.protocolName = protocolName
      let parts = name.split(separator: "(", maxSplits: 1)
      baseName = String(parts[0])
      labels = (parts.dropFirst().first?.dropLast().split(separator: ":") ?? []).map(String.init)
    }

    /// Whether a selector is that of the method: Swift leaves out the type of a parameter at the end of its name.
    func has(_ selector: String, _ parameters: [MethodDeclaration.Parameter]) -> Bool {
      let parts = selector.split(separator: ":").map(String.init)
      guard selector.hasSuffix(":"), parts.count == labels.count, parameters.count == labels.count else { return false }
      return parts.indices.allSatisfy { index in
        let label = labels[index] == "_" ? "" : labels[index]
        let start = index > 0 ? label : baseName + label.prefix(1).uppercased() + label.dropFirst()
        guard parts[index].hasPrefix(start) else { return false }
        let rest = parts[index].dropFirst(start.count)
        // In Objective-C a preposition isn't the end of a name.
        if rest.isEmpty { return !Self.prepositions.contains(where: start.hasSuffix) }
        guard let type = parameters[index].type?.name else { return false }
        return type.hasSuffix(rest) || type == "Int" && rest == "Index"
      }
    }

    private static let prepositions = ["At", "For", "From", "In", "Of", "To", "With"]
  }

  private static func isExposed(_ method: MethodDeclaration, of type: TypeDeclaration) -> Bool {
    guard method.kind == .method, !method.isTypeMember, !method.isAsync, !method.isThrowing,
      !method.modifiers.contains(.override)
    else { return false }
    let exposing = type.kind == .extension ? "objc" : "objcMembers"
    return method.attributes.contains("objc")
      || type.attributes.contains(exposing) && !method.attributes.contains("nonobjc")
  }

  /// The method of a protocol that has the selector of another one, which has another name.
  private static func requirement(with method: MethodDeclaration, in protocols: [String]) -> Requirement? {
    for name in protocols {
      for optional in OptionalProtocol.uiKit[name]?.optionalMethods.sorted() ?? [] where optional != method.name {
        let requirement = Requirement(optional, of: name)
        if requirement.has(method.selector, method.parameters) { return requirement }
      }
    }
    return nil
  }

  private static func forward(
    _ requirement: Requirement,
    to method: MethodDeclaration,
    of reference: Declarations.Reference,
    className: String,
    adopter: String,
    _ set: SourceSet,
    _ draft: inout PortDraft
  ) {
    let overrides = OptionalProtocol.uiKit[adopter] != nil
    guard let body = set.classBody(className, preferring: reference.file), overrides || adopter == className,
      let forwarded = ForwardedMethod(method, labeled: requirement.labels, in: set.sources[reference.file])
    else {
      draft.warn(
        "\(method.name) isn't called here in place of \(requirement.name), because \(adopter) adopts "
          + "\(requirement.protocolName); give it that name",
        at: method.nameOffset,
        in: reference.file
      )
      return
    }
    let access = set[body].modifiers.isDisjoint(with: [.public, .open]) ? "" : "public "
    draft.addMember(
      "@MainActor \(access)\(overrides ? "override " : "")func \(requirement.baseName)\(forwarded.signature) "
        + "{ self.\(SwiftName.member(method.baseName))\(forwarded.arguments) }",
      // Extensions can't override.
      to: overrides ? body : reference,
      "add \(requirement.name)"
    )
  }
}
