import Foundation
import ReuseGenCore
import ReuseGenDeclarations

/// A project that is written for the run: sources, nibs for every tenth of them, and a manifest that lists their
/// classes.
struct SyntheticProject {
  /// The number of sources of a project of size 1.
  static let sourceCount = 100

  typealias File = (path: String, bytes: [UInt8])

  let sources: [File]
  /// The sources, the nibs and the manifest.
  let files: [File]
  let documents: [DocumentFile]
  let manifest: ManifestReading

  /// - Parameter sharesNames: Whether all sources declare classes of the same names, as samples and large apps do.
  init(size: Int, sharesNames: Bool = false) {
    let numbers = 0..<size * Self.sourceCount
    let name = { MadeNames.real(sharesNames ? 0 : $0, "Cell") }
    let listed = sharesNames ? [0] : numbers.filter { $0.isMultiple(of: 10) }
    sources = numbers.map { number in
      ("Sources/\(name(number))-\(number).swift", Array(Self.source(name(number)).utf8))
    }
    let nibs: [File] = listed.map { ("Nibs/\(name($0)).xib", Array(Self.nib(name($0), $0).utf8)) }
    documents = nibs.map { DocumentFile(path: $0.path, content: .bytes($0.bytes)) }
    let cells = listed.map { "\"\(name($0))\"" }.joined(separator: ",\n    ")
    let text = Array("{\n  \"cells\": [\n    \(cells)\n  ]\n}\n".utf8)
    manifest = ManifestReader.read(text, file: "reuse.json")
    files = sources + nibs + [("reuse.json", text)]
  }

  /// Reads all sources.
  func declarations() -> Declarations {
    Declarations(sources.map { SourceFile.read($0.bytes, path: $0.path, language: .swift) })
  }

  /// Reads the documents and returns the findings.
  func lint(_ declarations: Declarations) -> [Diagnostic] {
    Pipeline().lint(TargetInput(manifest, documents: documents, declarations: declarations))
  }

  private static func source(_ name: String) -> String {
    """
    import UIKit

    /// Shows a person in a row: the name, the city and a picture.
    final class \(name): UITableViewCell, Themed {
      @IBOutlet private weak var nameLabel: UILabel!
      @IBOutlet private weak var cityLabel: UILabel!
      @IBOutlet private var portrait: UIImageView? {
        didSet { portrait?.layer.cornerRadius = 8 }
      }
      @IBInspectable var isHighlightable: Bool = true

      private let formatter = NumberFormatter()
      private var onTap: ((\(name)Person) -> Void)?

      override func awakeFromNib() {
        super.awakeFromNib()
        formatter.numberStyle = .decimal  // "1,234"
        nameLabel.text = "\\(formatter.string(from: 1) ?? "none") of \\([1, 2, 3].map { "\\($0)" })"
      }

      func show(_ person: \(name)Person, in city: String?, onTap: @escaping (\(name)Person) -> Void) {
        self.onTap = onTap
        nameLabel.text = person.name
        cityLabel.text = city ?? NSLocalizedString("No city", comment: "A person without an address")
        if let image = person.image, image.size.width > 0 && image.size.height > 0 {
          portrait?.image = image
        } else {
          portrait?.image = UIImage(named: "placeholder")
        }
      }

      @IBAction private func tap(_ sender: UIButton) {
        guard let person else { return }
        UIView.animate(withDuration: 0.3) {
          self.contentView.alpha = self.isHighlightable ? 0.5 : 1
        } completion: { _ in
          self.onTap?(person)
        }
      }

      @IBAction func rename(sender: Any, forEvent event: UIEvent) { onTap = nil }
    }

    struct \(name)Person: Hashable {
      enum Kind: String, CaseIterable { case friend, relative, colleague }

      var name: String
      var kind = Kind.friend
      var image: UIImage?

      static func == (one: Self, other: Self) -> Bool { one.name == other.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    extension \(name) {
      var isEmpty: Bool { nameLabel.text?.isEmpty ?? true }
    }

    """
  }

  private static func nib(_ name: String, _ number: Int) -> String {
    CellDocument.text(
      name,
      id: "\(number)",
      subviews: """
                            <label text="Name" id="nam-\(number)"/>
                            <label text="City" id="cit-\(number)"/>
                            <imageView id="por-\(number)"/>
                            <button id="but-\(number)">
                                <connections>
                                    <action selector="tap:" destination="cel-\(number)" eventType="touchUpInside" id="act-\(number)"/>
                                </connections>
                            </button>
        """,
      rest: """
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="isHighlightable" value="NO"/>
                    </userDefinedRuntimeAttributes>
                    <connections>
                        <outlet property="nameLabel" destination="nam-\(number)" id="out-\(number)-1"/>
                        <outlet property="cityLabel" destination="cit-\(number)" id="out-\(number)-2"/>
                        <outlet property="portrait" destination="por-\(number)" id="out-\(number)-3"/>
                    </connections>

        """
    )
  }
}
