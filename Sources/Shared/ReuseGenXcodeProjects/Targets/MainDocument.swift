import ReuseGenBasics

/// A document that the system loads when an app or an extension starts, because its Info.plist or a build setting names
/// it, or an image or a color of the launch screen, or a class.
package struct MainDocument: Sendable {
  package let name: String
  /// The key of the Info.plist, or the build setting.
  package let key: String
  /// The file that names it.
  package var path: String
  package let position: FilePosition?

  /// The build settings that Xcode writes into a target's Info.plist.
  private static let settings = [
    "INFOPLIST_KEY_UIMainStoryboardFile", "INFOPLIST_KEY_UILaunchStoryboardName", "INFOPLIST_KEY_NSMainStoryboardFile",
    "INFOPLIST_KEY_NSMainNibFile", "INFOPLIST_KEY_NSExtensionMainStoryboard",
  ]

  /// Keys of an Info.plist, at any level, without a device suffix such as `~ipad`.
  private static let keys: Set<String> = [
    "UIMainStoryboardFile", "UILaunchStoryboardName", "UISceneStoryboardFile", "NSMainStoryboardFile", "NSMainNibFile",
    "NSExtensionMainStoryboard",
  ]

  /// The documents that the settings of a target name.
  static func all(in values: BuildSettings, of target: XcodeTarget) -> [MainDocument] {
    settings.compactMap { key in
      guard let name = values.value(of: key), !name.isEmpty else { return nil }
      let path = ProjectPath.join(target.id.project, "project.pbxproj")
      return MainDocument(name: name, key: key, path: path, position: target.position)
    }
  }

  /// The documents that an Info.plist names.
  static func all(in list: PropertyList, _ text: [UInt8], path: String, _ values: BuildSettings) -> [MainDocument] {
    named(keys, in: [list], text, path, values)
  }

  /// The images and colors of the launch screens that an Info.plist describes, and the classes that it names.
  static func assetsAndClasses(
    in list: PropertyList,
    _ text: [UInt8],
    path: String,
    _ values: BuildSettings
  ) -> [MainDocument] {
    let screens = list.dictionary?.entries.filter { $0.key.hasPrefix("UILaunchScreen") } ?? []
    return named(["UIImageName", "UIColorName"], in: screens.map(\.value), text, path, values)
      + named(["UISceneDelegateClassName", "NSExtensionPrincipalClass"], in: [list], text, path, values)
  }

  private static func named(
    _ keys: Set<String>,
    in lists: [PropertyList],
    _ text: [UInt8],
    _ path: String,
    _ values: BuildSettings
  ) -> [MainDocument] {
    let lines = LineStarts(text)
    return lists.flatMap(strings).compactMap { key, written, offset in
      guard keys.contains(String(key.prefix { $0 != "~" })) else { return nil }
      let name = values.resolved(written)
      guard !name.isEmpty else { return nil }
      return MainDocument(name: name, key: key, path: path, position: FilePosition(of: offset, in: lines))
    }
  }

  /// The strings in dictionaries, with their keys.
  private static func strings(in list: PropertyList) -> [(key: String, value: String, offset: Int)] {
    if let array = list.array { return array.flatMap(strings) }
    return (list.dictionary?.entries ?? []).flatMap { entry in
      entry.value.string.map { [(key: entry.key, value: $0, offset: entry.offset)] } ?? strings(in: entry.value)
    }
  }
}
