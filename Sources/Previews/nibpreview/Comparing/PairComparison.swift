import Foundation
import HeadlessUIKitDrawing
import ReuseGenReports
import ReuseGenXML

/// The comparison of two versions of a document, with their frames after layout and their pictures.
@MainActor
struct PairComparison {
  private(set) var document: ComparedDocument

  /// - Parameters:
  ///   - isLaidOut: Whether the documents are laid out. Otherwise they are compared by what their files state.
  ///   - settings: Those for which pictures are drawn.
  init(
    _ pair: DocumentPair,
    isLaidOut: Bool = true,
    _ settings: [PictureSettings] = [],
    _ assets: AssetFolders = AssetFolders()
  ) {
    var (old, new) = (pair.old.map(ReadVersion.init), pair.new.map(ReadVersion.init))
    // Neither the layout nor the pictures of what is the same are needed, nor frames that have none to compare with.
    if isLaidOut, old?.data != new?.data, !settings.isEmpty || old != nil && new != nil {
      old?.layOut(assets)
      new?.layOut(assets)
    }
    func document(_ outcome: ComparedDocument.Outcome) -> ComparedDocument {
      ComparedDocument(oldPath: pair.old?.path, newPath: pair.new?.path, outcome: outcome)
    }
    let errors = [old?.error.map { "before: \($0)" }, new?.error.map { "after: \($0)" }].compactMap { $0 ?? nil }
    switch (old, new) {
    case _ where !errors.isEmpty: self.document = document(.unreadable(errors))
    case (nil, _): self.document = document(.added)
    case (_, nil): self.document = document(.removed)
    case (let old?, let new?): self.document = document(.compared(Self.comparison(old, new)))
    }
    if errors.isEmpty, isLaidOut { for settings in settings { draw(old, new, settings) } }
  }

  private static func comparison(_ old: ReadVersion, _ new: ReadVersion) -> DocumentComparison {
    guard let one = old.root, let other = new.root, old.data != new.data else {
      let empty = DocumentVersion(IBElement(name: "document"))
      return DocumentComparison(empty, empty, isSameText: true)
    }
    return DocumentComparison(DocumentVersion(one, frames: old.frames), DocumentVersion(other, frames: new.frames))
  }

  private mutating func draw(_ old: ReadVersion?, _ new: ReadVersion?, _ settings: PictureSettings) {
    // Nothing is drawn of what is the same.
    guard document.isChanged else { return }
    let (one, other) = (old?.pictures(settings), new?.pictures(settings))
    if case .compared(let comparison) = document.outcome {
      for (place, part) in comparison.parts.enumerated() {
        let pairs = DrawnPart(part, one, other, settings).pairs
        if !pairs.isEmpty { document.pictures[place, default: []] += pairs }
      }
    } else {
      // The map of a storyboard shows its scenes.
      let shown = (one ?? other)?.pictures ?? []
      let pairs = shown.filter { !$0.id.isEmpty || shown.count == 1 }.map { picture in
        PicturePair(
          name: "\(picture.name) \(picture.id)",
          settings: settings.title,
          old: one == nil ? nil : picture.svg,
          new: other == nil ? nil : picture.svg,
          width: Double(max(picture.size.width, 1)),
          height: Double(max(picture.size.height, 1)),
          outlines: []
        )
      }
      document.pictures[-1, default: []] += pairs
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
  /// The frames of views after layout. Documents without UIKit have none.
  private(set) var frames: [String: InterfaceFrame] = [:]
  /// The document after layout.
  private var laidOut: LoadedDocument?
  private var assets = DocumentAssets()

  private let file: String

  init(_ version: DocumentPair.Version) {
    (path, file) = (version.path, version.file)
    do {
      data = try version.read()
      root = try IBElement.read(data, path: path)
    } catch let failure as IBReadError {
      error = Self.message(failure)
    } catch LoadedDocument.Failure.unreadable(let failure) {
      error = Self.message(failure)
    } catch let failure {
      error = "\(path): \(failure)"
    }
  }

  private static func message(_ error: IBReadError) -> String {
    "\(error.path):\(error.location.line):\(error.location.column): \(error.message)"
  }

  mutating func layOut(_ folders: AssetFolders) {
    assets = folders.near(file)
    guard let document = try? LoadedDocument(of: data, path: path, assets: assets) else { return }
    let entries = DocumentFrames(layingOut: document).entries
    frames = Dictionary(entries.map { ($0.id, InterfaceFrame($0.laidOut)) }) { first, _ in first }
    laidOut = document
  }

  /// The pictures after layout; `nil` for a document without UIKit.
  func pictures(_ settings: PictureSettings) -> DocumentPictures? {
    guard let laidOut else { return nil }
    if settings.isStandard { return DocumentPictures(drawing: laidOut) }
    let document = try? LoadedDocument(of: data, path: path, assets: assets, settings: settings)
    return document.map { DocumentPictures(drawing: $0) }
  }
}

/// The pictures of a part that look different.
@MainActor
private struct DrawnPart {
  private(set) var pairs: [PicturePair] = []
  private let settings: PictureSettings

  init(_ part: ComparedPart, _ old: DocumentPictures?, _ new: DocumentPictures?, _ settings: PictureSettings) {
    self.settings = settings
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
        settings: settings.title,
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
