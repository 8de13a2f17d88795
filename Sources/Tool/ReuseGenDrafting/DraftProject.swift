import ReuseGenCore

/// The target whose files a draft lists, as the manifest then names it.
package struct DraftProject: Sendable {
  /// The path of the project, relative to the manifest.
  package var path: String
  package var target: String

  package init(path: String, target: String) { (self.path, self.target) = (path, target) }

  var json: String { "{ \"path\": \(quoted(path)), \"target\": \(quoted(target)) }" }
}
