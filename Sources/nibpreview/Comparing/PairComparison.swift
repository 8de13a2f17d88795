import DocumentComparison
import Foundation
import HeadlessUIKitDrawing
import InterfaceBuilderXML

/// The comparison of two versions of a document, with their frames after layout and their pictures.
@MainActor
struct PairComparison {
  private(set) var document: ComparedDocument

  init(_ pair: DocumentPair, isLaidOut: Bool = true, isDrawn: Bool) {
    let (old, new) = (pair.old.map(ReadVersion.init), pair.new.map(ReadVersion.init))
    func document(_ outcome: ComparedDocument.Outcome) -> ComparedDocument {
      ComparedDocument(oldPath: pair.old?.path, newPath: pair.new?.path, outcome: outcome)
    }
    let errors = [old?.error.map { "before: \($0)" }, new?.error.map { "after: \($0)" }].compactMap { $0 ?? nil }
    switch (old, new) {
    case _ where !errors.isEmpty: self.document = document(.unreadable(errors))
    case (nil, _): self.document = document(.added)
    case (_, nil): self.document = document(.removed)
    case (let old?, let new?):
      let comparison = Self.comparison(old, new, isLaidOut: isLaidOut)
      self.document = document(.compared(comparison))
      if isDrawn { draw(comparison, old, new) }
    }
  }

  private static func comparison(_ old: ReadVersion, _ new: ReadVersion, isLaidOut: Bool) -> DocumentComparison {
    guard let one = old.root, let other = new.root, old.data != new.data else {
      let empty = DocumentVersion(IBElement(name: "document"))
      return DocumentComparison(empty, empty, isSameText: true)
    }
    guard isLaidOut else { return DocumentComparison(DocumentVersion(one), DocumentVersion(other)) }
    return DocumentComparison(DocumentVersion(one, frames: old.frames), DocumentVersion(other, frames: new.frames))
  }

  private mutating func draw(_ comparison: DocumentComparison, _ old: ReadVersion, _ new: ReadVersion) {
    let one = try? DocumentPictures(of: old.data, path: old.path)
    let other = try? DocumentPictures(of: new.data, path: new.path)
    for (place, part) in comparison.parts.enumerated() {
      let pairs = DrawnPart(part, one, other).pairs
      if !pairs.isEmpty { document.pictures[place] = pairs }
    }
  }
}

/// A version of a document that was read, or the reason why it can't be.
@MainActor
private struct ReadVersion {
  let path: String
  private(set) var data = Data()
  private(set) var root: IBElement?
  private(set) var error: String?

  init(_ version: DocumentPair.Version) {
    path = version.path
    do {
      data = try version.read()
      root = try IBElement.read(data, path: path)
    } catch let failure as IBReadError {
      error = Self.message(failure)
    } catch DocumentPictures.Failure.unreadable(let failure) {
      error = Self.message(failure)
    } catch let failure {
      error = "\(path): \(failure)"
    }
  }

  private static func message(_ error: IBReadError) -> String {
    "\(error.path):\(error.location.line):\(error.location.column): \(error.message)"
  }

  /// The frames of views after layout. Documents without UIKit have none.
  var frames: [String: InterfaceFrame] {
    guard let frames = try? DocumentFrames(of: data, path: path) else { return [:] }
    return Dictionary(frames.entries.map { ($0.id, InterfaceFrame($0.laidOut)) }) { first, _ in first }
  }
}

/// The pictures of a part that look different.
@MainActor
private struct DrawnPart {
  private(set) var pairs: [PicturePair] = []

  init(_ part: ComparedPart, _ old: DocumentPictures?, _ new: DocumentPictures?) {
    var before = old?.pictures.filter { part.oldRoots.contains($0.id) } ?? []
    for picture in new?.pictures ?? [] where part.newRoots.contains(picture.id) {
      let index = before.firstIndex { $0.id == picture.id } ?? (part.kind == .scene ? before.indices.first : nil)
      add(part, index.map { before.remove(at: $0) }, picture, old, new)
    }
    for picture in before { add(part, picture, nil, old, new) }
  }

  private mutating func add(
    _ part: ComparedPart,
    _ before: DocumentPictures.Picture?,
    _ after: DocumentPictures.Picture?,
    _ old: DocumentPictures?,
    _ new: DocumentPictures?
  ) {
    if before?.svg == after?.svg { return }
    let outlines = part.moved.compactMap { id -> PicturePair.Outline? in
      guard let before, let after, let one = old?.frame(ofViewWithID: id, in: before),
        let other = new?.frame(ofViewWithID: id, in: after)
      else { return nil }
      return PicturePair.Outline(old: InterfaceFrame(one), new: InterfaceFrame(other))
    }
    pairs.append(
      PicturePair(
        name: "\(part.title) \(after?.id ?? before?.id ?? "")",
        old: before?.svg,
        new: after?.svg,
        width: Double(max(before?.size.width ?? 1, after?.size.width ?? 1)),
        height: Double(max(before?.size.height ?? 1, after?.size.height ?? 1)),
        outlines: outlines
      )
    )
  }
}

extension InterfaceFrame {
  fileprivate init(_ rect: CGRect) {
    self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
