import ReuseGenCore
import SourceDeclarations
import SourceSyntax

/// Segues that code performs.
enum SegueCalls: CallSiteKind {
  static let examples = [
    MigrationExample(
      "segues of the controller's own class",
      """
      class StartController: UIViewController {
        func a() { performSegue(withIdentifier: "showLogin", sender: self) }
        func b() {
          self.performSegue(
            withIdentifier: "showLogin",  // the first time
            sender: nil
          )
        }
        func c() { performSegue(withIdentifier: "showOther", sender: self) }
        func d() { other.performSegue(withIdentifier: "showLogin", sender: self) }
        func e() { DispatchQueue.main.async { self.performSegue(withIdentifier: "showLogin", sender: nil) } }
      }
      class OtherController: UIViewController {
        func a() { performSegue(withIdentifier: "showLogin", sender: self) }
      }
      """,
      """
      class StartController: UIViewController {
        func a() { perform(segue: .showLogin, sender: self) }
        func b() {
          self.perform(
            segue: .showLogin,  // the first time
            sender: nil
          )
        }
        func c() { performSegue(withIdentifier: "showOther", sender: self) }
        func d() { other.performSegue(withIdentifier: "showLogin", sender: self) }
        func e() { DispatchQueue.main.async { self.perform(segue: .showLogin, sender: nil) } }
      }
      class OtherController: UIViewController {
        func a() { performSegue(withIdentifier: "showLogin", sender: self) }
      }
      """,
      left: [
        #"no scene of StartController has a segue "showOther""#, "the class of the controller isn't known",
        #"no scene of OtherController has a segue "showLogin""#,
      ]
    ),
    MigrationExample(
      "R.swift and SwiftGen",
      """
      class StartController: UIViewController {
        func a() { performSegue(withIdentifier: R.segue.startController.showLogin, sender: self) }
        func b() { perform(segue: StoryboardSegue.Main.showLogin) }
        func c() { perform(segue: StoryboardSegue.Main.showLogin, sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          R.segue.startController.showLogin(segue: segue)?.destination.name = "Ada"
          if let info = R.segue.startController.showLogin(segue: segue) { info.destination.name = "Ada" }
        }
      }
      """,
      """
      class StartController: UIViewController {
        func a() { perform(segue: .showLogin, sender: self) }
        func b() { perform(segue: .showLogin) }
        func c() { perform(segue: .showLogin, sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          Reuse.Segues.startController.showLogin.destination(of: segue)?.name = "Ada"
          if let info = R.segue.startController.showLogin(segue: segue) { info.destination.name = "Ada" }
        }
      }
      """,
      left: ["the code uses more than the destination"]
    ),
  ]

  static func rewrite(_ site: CallSite) throws(Reason) -> Rewriting? {
    let (call, source, context, tree) = (site.call, site.source, site.context, site.tree)
    if let path = source.path(of: call.callee), path.count == 4, path[0] == "R", path[1] == "segue" {
      return try typedInfo(call, path, source, context)
    }
    guard let name = site.name, let label = call.arguments.first?.label, let value = site.first else { return nil }
    let stated: StatedSegue
    if site.method == "performSegue", site.labels == ["withIdentifier", "sender"] {
      guard let segue = StatedSegue(value, source, context) else { throw .unsettled }
      stated = segue
    } else if site.method == "perform", tree.stream.is(label, "segue"), context.spellings.contains(.swiftgen),
      let path = source.path(of: value), path.count == 3, path[0] == "StoryboardSegue"
    {
      stated = .swiftgen(path[2])
    } else {
      return nil
    }
    let base = tree.member(call.callee)?.base
    guard base.map({ tree.isName($0, "self") }) ?? true, let type = source.type(around: tree.stream[name].start) else {
      throw Reason("the class of the controller isn't known")
    }
    let accessor = try stated.accessor(from: type, context)
    guard accessor.isPerformable else { throw Reason("code can't perform the segue \(stated)") }
    guard !source.hasComment(in: label..<tree.end(value)) else { throw .comment }
    return Rewriting(
      accessor: "perform(segue: \(accessor.member))",
      edits: [
        (tree.stream[name].range, "perform"), (tree.stream[label].range, "segue"), (tree.bytes(value), accessor.member),
      ]
    )
  }

  /// `R.segue.startController.showLogin(segue: segue)?.destination`
  private static func typedInfo(
    _ call: Call,
    _ path: [String],
    _ source: MigrationSource,
    _ context: MigrationContext
  ) throws(Reason) -> Rewriting? {
    let tree = source.tree
    guard context.spellings.contains(.rswift), tree.labels(call.arguments) == ["segue"],
      let segue = call.arguments[0].value
    else { return nil }
    guard let chain = tree.parent(call.node), tree.kind(chain) == .optionalChaining, let access = tree.parent(chain),
      let member = tree.member(access), tree.stream.is(member.name, "destination")
    else { throw Reason("the code uses more than the destination") }
    guard let type = context.segueSources.first(where: { RswiftName.of($0) == path[2] }) else {
      throw Reason("no scene has the class of \(path[2])")
    }
    let accessor = try StatedSegue.named(.rswift(path[3])).accessor(from: type, context)
    guard !source.hasComment(in: tree.tokens(access)) else { throw .comment }
    // Another member or call continues the chain of optionals.
    let isContinued = tree.stream.is(tree.end(access), ".")
    let expression = "\(accessor.expression).destination(of: \(tree.text(segue)))"
    return Rewriting(
      accessor: "\(accessor.expression).destination(of:)",
      edits: [(tree.bytes(access), isContinued ? "\(expression)?" : expression)]
    )
  }
}
