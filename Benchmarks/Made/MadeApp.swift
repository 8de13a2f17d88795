/// An app with nibs, storyboards and a manifest in the proportions of the manifests that `reusegen init` drafts for
/// real apps.
///
/// Nibs are 43 % of 571 documents of 26 repositories. A storyboard has two scenes with 1.3 segues, a quarter of which
/// have identifiers. The manifests have 303 entries: 44 % are cells, 58 % of them with nibs and the others prototypes,
/// a quarter in collection views; 13 % are views, most with nibs; and 44 % are scenes. A third of the cells and half of
/// the scenes have identifiers that aren't their classes' names. 56 % of the classes in documents are the target's.
struct MadeApp {
  private(set) var documents: [MadeFile] = []
  /// The entries of the manifest, as it writes them.
  private(set) var cells: [String] = []
  private(set) var views: [String] = []
  private(set) var scenes: [String] = []
  /// The names of the classes and their superclasses, and whether documents name their module.
  private(set) var classes: [(name: String, superclass: String, hasModule: Bool)] = []

  private let names: MadeNames
  private let labels: Int

  /// - Parameters:
  ///   - documents: The number of nibs and storyboards.
  ///   - labels: The number of labels in each cell and scene: 12 make the documents as large as real ones.
  init(documents count: Int, _ names: MadeNames = .real, labels: Int = 12) {
    self.names = names
    self.labels = labels
    for number in 0..<count {
      // Three of seven are nibs.
      switch number % 7 {
      case 0: addNib(number, "tableViewCell")
      case 2: addNib(number, number % 2 == 0 ? "collectionViewCell" : "tableViewCell")
      case 4: addViewNib(number)
      default: addStoryboard(number)
      }
    }
  }

  /// The manifest and the documents.
  var files: [MadeFile] { [Self.manifest(cells: cells, views: views, scenes: scenes)] + documents }

  /// The sources, one for each class.
  var sources: [MadeFile] {
    classes.map { declared in
      let text = MadeSource.type(declared.name, of: declared.superclass, hasModule: declared.hasModule)
      return MadeFile("Sources/\(declared.name).swift", text)
    }
  }

  static func manifest(cells: [String] = [], views: [String] = [], scenes: [String] = [], more: String = "") -> MadeFile
  {
    func list(_ entries: [String]) -> String { entries.map { "\n    \($0)" }.joined(separator: ",") }
    return MadeFile(
      "reuse.json",
      "{\n  \"cells\": [\(list(cells))],\n  \"views\": [\(list(views))],\n  \"scenes\": [\(list(scenes))]\(more)\n}\n"
    )
  }

  // MARK: - Documents

  private mutating func addNib(_ number: Int, _ element: String) {
    let name = names(number, "Cell")
    let identifier = number % 3 == 0 ? names(number, "Identifier") : name
    let isOfTarget = number % 9 < 5
    classes.append((name, element == "tableViewCell" ? "UITableViewCell" : "UICollectionViewCell", isOfTarget))
    cells.append(
      "{ \"type\": \"\(name)\", \(element == "tableViewCell" ? "" : "\"in\": \"collection\", ")\"nib\": true"
        + (identifier == name ? "" : ", \"identifier\": \"\(identifier)\"")
        + (number % 10 == 0 ? ", \"group\": \"Screen\(number % 4)\"" : "") + " }"
    )
    let cell = MadeDocument.cell(
      name,
      identifier: identifier,
      id: "\(number)",
      element: element,
      labels: labels,
      isOfTarget: isOfTarget
    )
    documents.append(MadeFile("Nibs/\(name).xib", MadeDocument.nib(cell)))
  }

  private mutating func addViewNib(_ number: Int) {
    let name = names(number, "View")
    classes.append((name, "UIView", true))
    views.append("{ \"type\": \"\(name)\", \"nib\": true }")
    let view = MadeDocument.view(name, id: "\(number)", labels: labels)
    documents.append(MadeFile("Nibs/\(name).xib", MadeDocument.nib(view)))
  }

  /// A storyboard with a list and a scene that it leads to. One of two lists has a prototype with an entry, and one of
  /// two scenes has an entry.
  private mutating func addStoryboard(_ number: Int) {
    let board = names(number, "Screen")
    let (list, detail) = (names(number, "ListController"), names(number, "DetailController"))
    let cell = names(number, "Cell")
    let identifier = number % 2 == 0 ? names(number, "Scene") : list
    let isOfTarget = number % 9 < 5
    let hasPrototype = number % 2 == 1
    if hasPrototype {
      classes.append((cell, "UITableViewCell", isOfTarget))
      cells.append("{ \"type\": \"\(cell)\", \"storyboard\": \"\(board)\" }")
    }
    classes += [(list, "UITableViewController", isOfTarget), (detail, "UIViewController", isOfTarget)]
    scenes.append("{ \"type\": \"\(list)\", \"storyboard\": \"\(board)\", \"identifier\": \"\(identifier)\" }")
    let prototype = MadeDocument.cell(
      hasPrototype ? cell : "",
      identifier: cell,
      id: "\(number)-0",
      labels: labels,
      isOfTarget: isOfTarget
    )
    let segue = number % 4 == 1 ? "show\(names(number, "Detail"))" : ""
    documents.append(
      MadeFile(
        "Storyboards/\(board).storyboard",
        MadeDocument.storyboard([
          MadeDocument.scene(
            list,
            identifier: identifier,
            id: "\(number)-0",
            element: "tableViewController",
            view: MadeDocument.table(
              "\(number)",
              prototypes: [prototype]
            ),
            segue: (segue, "\(number)-1"),
            isOfTarget: isOfTarget
          ),
          MadeDocument.scene(
            detail,
            identifier: detail,
            id: "\(number)-1",
            view: MadeDocument.mainView("\(number)-1", MadeDocument.labels("\(number)-1", count: labels)),
            isOfTarget: isOfTarget
          ),
        ])
      )
    )
  }
}
