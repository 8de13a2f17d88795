package import ReuseGenCore

/// The configuration of a target whose sources are ported: headless-sources.json.
package struct PortConfiguration: Sendable {
  /// The files and folders of the app, relative to the configuration.
  package var sources: [Located<String>] = []
  /// The files and folders among them that aren't ported.
  package var exclude: [Located<String>] = []
  /// The files and folders that are ported with them, for what the app can't have. They replace sources of their names.
  package var shims: [Located<String>] = []
  /// The app's Info.plist, and the project and the target whose settings it refers to.
  package var infoPlist: Located<String>?
  package var project: Located<String>?
  package var target: Located<String>?
  package var options = PortOptions()

  package init() {}
}
