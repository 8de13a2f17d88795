import ReuseGenBasics

/// The number of differences that Interface Builder writes without a change of the app.
package struct Rewrites: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The versions of tools, the device on the canvas, dependencies.
    case settings
    /// The lists of images, colors and classes that the document uses.
    case resources
    /// Frames that layout replaces, and differences of half a point at most.
    case frames
    case identifiers
    /// Lists whose order has no meaning.
    case order
    /// Labels, simulated bars, locations on the canvas.
    case notes
    /// Spaces, line breaks, the order of attributes.
    case formatting
  }

  private var counts: [Kind: Int] = [:]

  package init() {}

  package var isEmpty: Bool { counts.isEmpty }
  package subscript(kind: Kind) -> Int { counts[kind, default: 0] }

  mutating func add(_ count: Int, _ kind: Kind) {
    if count > 0 { counts[kind, default: 0] += count }
  }

  /// "3 frames and 1 identifier".
  package var words: String {
    Change.enumeration(
      Kind.allCases.filter { self[$0] > 0 }.map { kind in
        let count = self[kind]
        return switch kind {
        case .settings: "\(counted(count, "setting")) of the document"
        case .resources: "the list of resources"
        case .frames: "\(counted(count, "frame"))"
        case .identifiers: "\(counted(count, "identifier"))"
        case .order: "the order of \(counted(count, "list"))"
        case .notes: "\(counted(count, "note")) of Interface Builder"
        case .formatting: "the formatting"
        }
      }
    )
  }
}
