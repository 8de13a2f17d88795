import HeadlessUIKit
import InterfaceBuilderXML

/// The margins of the content views of table cells in the version of Interface Builder that saved a document.
struct DesignedMargins {
  private let toolsVersion: Int
  private let isNib: Bool

  init(of document: IBElement) {
    toolsVersion = document["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? .max
    isNib = !document.children.contains { $0.name == "scenes" }
  }

  func margins(ofContentWith width: CGFloat) -> UIEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch toolsVersion {
      // Before iOS 11 cells had the margins of other views.
      case ..<13000: (8, 8)
      case ..<16000 where isNib: (11, 15)
      case ..<24000: (11, width < 414 ? 16 : 20)
      // iOS 26.
      default: (15, 20)
      }
    return UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}
