package import ReuseGenCore
import ReuseGenXML

/// A document after its fixes. All other bytes are those of the original, except that UTF-16 becomes UTF-8, which
/// Interface Builder writes.
package enum FixedDocument {
  /// Why a document is left as it is.
  package struct Refusal: Error, Equatable {
    /// A clause that follows the document's name and a colon.
    package var reason: String
  }

  /// Applies fixes to the bytes of a document, and reads the result back.
  ///
  /// - Parameter fixes: The fixes whose locations are in this document.
  /// - Returns: The new bytes; a refusal if a fix isn't where it should be, or if the result states anything else than
  ///   the original after the fixes.
  package static func bytes(_ fixes: [DocumentFix], in original: [UInt8], path: String) -> Result<[UInt8], Refusal> {
    Result { () throws(Refusal) in
      let document = try read(original, path)
      let source = original.first == 0xEF ? nil : try? IBSource(original, path: path)
      var text = MarkupText(source?.bytes ?? original)
      var edits: [MarkupText.Edit] = []
      for fix in Set(fixes).sorted(by: { $0.location < $1.location }) {
        guard let edit = text.edit(fix) else {
          throw Refusal(reason: "there is no attribute at \(fix.location.line):\(fix.location.column)")
        }
        edits.append(edit)
        edits += text.editsOfResources(fix, in: document)
      }
      text.apply(edits)
      let result = try read(text.bytes, path)
      guard ComparedFacts(result) == ComparedFacts(document, after: fixes) else {
        throw Refusal(reason: "the result would change something else")
      }
      return text.bytes
    }
  }

  private static func read(_ bytes: [UInt8], _ path: String) throws(Refusal) -> InterfaceBuilderDocument {
    do throws(IBReadError) {
      return try InterfaceBuilderDocument.read(bytes, path: path)
    } catch {
      throw Refusal(reason: "it can't be read")
    }
  }
}
