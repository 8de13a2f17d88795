import Foundation
import HeadlessUIKitDrawing
import ReuseGenReports
import ReuseGenSystemFiles
import ReuseGenXML

/// The comparison of two versions of a recorded picture, such as `expectPicture(named:)` writes.
struct RecordedPicture {
  let document: ComparedDocument

  /// Whether a file is a picture, and not an image of an asset catalog.
  static func isPicture(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".svg") && !path.contains(".xcassets/")
  }

  init(_ pair: DocumentPair) {
    let (old, new) = (pair.old.map(Self.read), pair.new.map(Self.read))
    var errors: [String] = []
    func picture(_ result: Result<String, FileFailure>?, _ version: String) -> String? {
      switch result {
      case .success(let svg)?: return svg
      case .failure(let failure)?: errors.append("\(version): \(failure)")
      case nil: break
      }
      return nil
    }
    let pictures = PicturePair(
      name: ((pair.new ?? pair.old)?.path as NSString?)?.lastPathComponent ?? "",
      old: picture(old, "before"),
      new: picture(new, "after")
    )
    let outcome: ComparedDocument.Outcome =
      if !errors.isEmpty {
        .unreadable(errors)
      } else if pictures.old == pictures.new {
        .same
      } else if pair.old == nil {
        .added
      } else if pair.new == nil {
        .removed
      } else {
        .redrawn
      }
    var document = ComparedDocument(oldPath: pair.old?.path, newPath: pair.new?.path, outcome: outcome)
    if document.isChanged { document.pictures[-1] = [pictures] }
    self.document = document
  }

  private static func read(_ version: DocumentPair.Version) -> Result<String, FileFailure> {
    let failure: FileFailure
    do {
      let text = String(decoding: try version.read(), as: UTF8.self)
      if text.contains("<svg") { return .success(text) }
      failure = FileFailure("\(version.path): expected a picture with an element svg, found none; record it again")
    } catch LoadedDocument.Failure.unreadable(let error) {
      failure = FileFailure("\(version.path): \(error.message)")
    } catch {
      failure = FileFailure("\(version.path): \(error)")
    }
    return .failure(failure)
  }
}
