package import ReuseGenCore

/// The facts about a target that its sources don't contain.
package struct PortOptions: Sendable {
  /// The modules that the target can import, other than those of the toolchain and UIKit.
  package var modules: Set<String>
  /// The modules that count as empty: their imports are replaced without a warning.
  package var emptyModules: Set<String>
  /// The members and types to leave out: `Screen.share(_:)`, `Screen.player`, `PlayerScreen`.
  package var leaveOut: [Located<String>]
  /// The images and colors of the target's asset catalogs, whose symbols Xcode declares.
  package var assets: AssetNames
  /// Whether a file without imports sees UIKit, as with the bridging header of an app.
  package var bridgesUIKit: Bool

  package init(
    modules: Set<String> = [],
    emptyModules: Set<String> = [],
    leaveOut: [Located<String>] = [],
    assets: AssetNames = AssetNames(),
    bridgesUIKit: Bool = false
  ) {
    self.bridgesUIKit = bridgesUIKit
    self.assets = assets
    self.modules = modules
    self.emptyModules = emptyModules
    self.leaveOut = leaveOut
  }

  /// The options that headless-sources.json states.
  package init(_ content: HeadlessSources) {
    self.init(
      modules: Set(content.modules.map(\.value)),
      emptyModules: Set(content.emptyModules.map(\.value)),
      leaveOut: content.leaveOut
    )
  }
}
