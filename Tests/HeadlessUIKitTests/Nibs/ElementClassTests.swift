import Foundation
import Testing

@testable import HeadlessUIKit

/// The list of classes that documents can hold.
@MainActor
@Suite struct ElementClassTests {
  @Test func everyDeclarationIsListed() throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/HeadlessUIKit").standardized
    let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []).compactMap { $0 as? String }
    let declared = try names.filter { $0.hasSuffix(".swift") }.map { name in
      try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8).ranges(of: " = ElementClass(").count
    }
    #expect(declared.reduce(0, +) == ElementClass.all.count)
  }

  @Test func everyViewStatesWhatItDraws() {
    for element in ElementClass.all { #expect((element.drawing != nil) == element.isView, "\(element.base)") }
  }

  @Test func noElementHasTwoClasses() {
    let names = ElementClass.all.flatMap { $0.names }
    #expect(names.count == Set(names).count)
  }

  @Test func aClassIsListedAfterItsSuperclasses() {
    let bases = ElementClass.all.map { $0.base }
    for (index, base) in bases.enumerated() {
      for earlier in bases[..<index] { #expect(!isSubclass(earlier, of: base), "\(earlier) before \(base)") }
    }
  }

  private func isSubclass(_ type: any NibObject.Type, of base: any NibObject.Type) -> Bool {
    func check<Base: NibObject>(_ base: Base.Type) -> Bool { type is Base.Type }
    return check(base)
  }
}
