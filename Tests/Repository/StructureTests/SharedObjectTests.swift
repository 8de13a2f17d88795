import Foundation
import ReuseGenDeclarations
import ReuseGenTestSupport
import Testing

/// A property of a class whose value is an object is, in Apple's frameworks, the same object at each call: apps observe
/// it, and compare with it.
struct SharedObjectTests {
  /// Properties that make an object at each call, and may.
  private static let made: Set = [
    // Documented to make one.
    "NibLoadable.nib", "NibOwnerLoadable.nib", "StoryboardBased.sceneStoryboard",
    // Values that nobody observes.
    "Transition.coverVertical", "Transition.flipHorizontal", "Transition.crossDissolve", "Transition.partialCurl",
    "UITraitCollection.system", "NSParagraphStyle.default",
    // Kept for each thread.
    "CurrentTraits.ofThread",
  ]

  @Test func aSharedObjectIsTheSameAtEachCall() throws {
    let sources =
      try RuntimeSource.all() + RuntimeSource.sources(of: "Recycler")
      + Checkout.modules(of: "StandIns").flatMap { try RuntimeSource.sources(of: $0) }
    let classes = Set(sources.flatMap(\.file.types).filter { $0.kind == .class }.map(\.name))
    var count = 0
    var found: Set<String> = []
    for source in sources {
      for type in source.file.types {
        for property in type.properties where property.isTypeMember && property.isComputed {
          guard let name = property.type?.name, classes.contains(name) else { continue }
          count += 1
          let text = String(decoding: source.bytes[property.range], as: UTF8.self)
          if text.contains(#/\b(?:[A-Z]\w*|\.init)\(/#) { found.insert("\(type.name).\(property.name)") }
        }
      }
    }
    #expect(count > 10)
    #expect(found == Self.made)
  }
}
