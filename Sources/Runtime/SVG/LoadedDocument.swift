package import HeadlessUIKit
package import ReuseGenXML

/// A document with the objects of its nibs and scenes, to lay out and to draw.
///
/// A class that isn't part of the program is replaced by the class of its element, with a note.
@MainActor
package struct LoadedDocument {
  /// The reason why a document can't be shown.
  package enum Failure: Error {
    case unreadable(IBReadError)
    /// The document belongs to a platform without UIKit's views.
    case foreign(platform: String)
  }

  enum Content {
    case storyboard(StoryboardPage)
    /// The views and the views of controllers at the top level of a nib.
    case nib([UIView])
  }

  let settings: PictureSettings
  let assets: DocumentAssets
  let content: Content
  let root: IBElement
  let name: String
  /// The replacements that were made, each once.
  package let notes: [String]
  /// The numbers that were ignored, and the constraints that were left out.
  package let warnings: [DocumentWarning]
  /// The views of the document, in the order in which they are made: subviews before their superview.
  package let views: [UIView]
  /// The elements of the views, in the same order.
  package let elements: [IBElement]
  /// The numbers of the views, by the identifiers of their elements.
  private let numbers: [String: Int]
  private let ids: [ObjectIdentifier: String]

  package init(
    of data: Data,
    path: String,
    assets: DocumentAssets = DocumentAssets(),
    settings: PictureSettings = PictureSettings()
  ) throws(Failure) {
    let root: IBElement
    do {
      root = try IBElement.read(data, path: path)
    } catch {
      throw .unreadable(error)
    }
    let platform = IBPlatform(targetRuntime: root["targetRuntime"], type: root["type"])
    guard platform.hasUIKit else { throw .foreign(platform: platform.rawValue) }
    let document = NibDocument(root: root, path: path, assets: assets.folders.compactMap { Bundle(path: $0) })
    let collector = Collector()
    var content = Content.nib([])
    settings.traits.performAsCurrent { content = Self.content(of: document, collector) }
    self.root = root
    (self.settings, self.assets) = (settings, assets)
    self.content = content
    name = document.name
    notes = collector.notes
    warnings = collector.problems.map { DocumentWarning($0) } + collector.leftOut.map(DocumentWarning.init(leavingOut:))
    views = collector.views
    elements = collector.elements
    numbers = Dictionary(elements.enumerated().map { ($1.id ?? "", $0) }) { first, _ in first }
    ids = Dictionary(zip(views, elements).map { (ObjectIdentifier($0), $1.id ?? "") }) { first, _ in first }
    setTraits()
    if !settings.isStandard { showSettings() }
  }

  /// The view of an element; `nil` if it has none.
  func view(ofElementWithID id: String) -> UIView? { numbers[id].map { views[$0] } }

  /// The identifier of the element of a view; empty if it has none.
  func id(of view: UIView) -> String { ids[ObjectIdentifier(view)] ?? "" }

  /// The element of a view; `nil` if it has none.
  func element(of view: UIView) -> IBElement? { numbers[id(of: view)].map { elements[$0] } }

  // MARK: Making

  @MainActor
  private final class Collector {
    private(set) var notes: [String] = []
    private var known: Set<String> = []
    var problems: [NumberProblem] = []
    /// The constraints that can't be made.
    var leftOut: [IBElement] = []
    var views: [UIView] = []
    var elements: [IBElement] = []

    func add(_ view: UIView, _ element: IBElement) {
      views.append(view)
      elements.append(element)
    }

    func note(_ text: String) {
      if known.insert(text).inserted { notes.append(text) }
    }
  }

  private static func content(of document: NibDocument, _ collector: Collector) -> Content {
    let rules = NibRules.lenient(
      note: { collector.note($0) },
      leaveOut: { collector.leftOut.append($0) },
      made: { collector.add($0, $1) }
    )
    if document.root.children.contains(where: { $0.name == "scenes" }) {
      return .storyboard(StoryboardPage(StoryboardPlan(document) { collector.problems.append($0) }, rules))
    }
    let plan = NibPlan.nib(document) { collector.problems.append($0) }
    let instantiation = NibInstantiation(plan: plan, owner: nil, rules: rules)
    let objects = instantiation.topLevelObjects()
    return .nib(objects.compactMap { $0 as? UIView } + instantiation.sceneViews.map(\.view))
  }

  /// The views of the scenes, or the views of the nib.
  private var roots: [UIView] {
    switch content {
    case .storyboard(let page): page.scenes.compactMap(\.view)
    case .nib(let roots): roots
    }
  }

  /// Gives the roots the traits that the settings ask for, on the device of the settings or of the design.
  private func setTraits() {
    let designed = DesignedDevice(of: root)
    for view in roots {
      let traits = settings.device?.traits ?? designed?.traits(ofViewWith: view.frame.size)
      if let traits { view.traitOverrides = traits }
      settings.override(traitsOf: view)
    }
  }

  /// Gives the roots the device's size, and lays them out.
  private func showSettings() {
    guard let device = settings.device else { return DesignedLayout(self).layOut() }
    let layout = DeviceLayout(device: device)
    switch content {
    case .storyboard(let page):
      for scene in page.scenes { layout.resize(scene) }
    case .nib(let roots):
      for view in roots { layout.resize(view) }
    }
  }
}
