package import ReuseGenCore

/// The configuration of a target whose sources are ported: headless-sources.json.
package struct PortConfiguration: Sendable {
  /// The files and folders of the app, relative to the configuration.
  package var sources: [Located<String>] = []
  /// The files and folders among them that aren't ported.
  package var exclude: [Located<String>] = []
  package var options = PortOptions()

  package init() {}
}
