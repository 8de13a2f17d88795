/// The build settings of a target in one configuration, evaluated as Xcode does: the settings of the target override
/// those of its configuration file, those override the project's, and those override the project's file.
package struct BuildSettings: Sendable {
  /// The highest level first.
  private let levels: [SettingsLevel]
  /// The settings that Xcode itself makes, such as TARGET_NAME and SRCROOT.
  private let builtIn: [String: String]

  /// Values that refer to one another more deeply stay as they are written.
  private static let maximumDepth = 32
  /// A value that grows longer isn't a name or a path.
  private static let maximumLength = 1 << 12

  init(_ levels: [SettingsLevel], builtIn: [String: String]) {
    self.levels = levels
    self.builtIn = builtIn
  }

  /// The names of the settings that a level sets.
  package var names: Set<String> { levels.reduce(into: Set(builtIn.keys)) { $0.formUnion($1.names) } }

  /// The value of a setting with all references resolved; `nil` if no level sets it.
  package func value(of name: String) -> String? {
    value(of: name, from: 0, subjects, depth: 0)
  }

  /// A text, such as that of an Info.plist, with its references resolved.
  func resolved(_ text: String) -> String { expanded(text, of: "", at: 0, subjects, depth: 0) }

  /// The values that conditions compare with. The SDK's own setting has no conditions.
  private var subjects: [String: String] {
    var subjects = ["config": builtIn["CONFIGURATION"] ?? ""]
    subjects["sdk"] = value(of: "SDKROOT", from: 0, subjects, depth: 0)
    return subjects
  }

  private func value(of name: String, from level: Int, _ subjects: [String: String], depth: Int) -> String? {
    for level in level..<max(level, levels.count) {
      guard let written = levels[level].value(of: name, subjects) else { continue }
      guard depth < Self.maximumDepth else { return written }
      return expanded(written, of: name, at: level, subjects, depth: depth)
    }
    return builtIn[name]
  }

  /// Resolves the references in a value: `$(NAME)`, `${NAME}`, `$(NAME:operator)` and `$(inherited)`.
  private func expanded(
    _ text: String,
    of name: String,
    at level: Int,
    _ subjects: [String: String],
    depth: Int
  ) -> String {
    guard text.contains("$") else { return text }
    return SettingReference.replaceAll(in: text, upTo: Self.maximumLength) { reference, _ in
      let isInherited = reference.name == "inherited" || reference.name == name
      // The name of a setting can be the value of another.
      let inner =
        depth < Self.maximumDepth ? expanded(reference.name, of: name, at: level, subjects, depth: depth + 1) : ""
      let value = self.value(
        of: isInherited ? name : inner,
        from: isInherited ? level + 1 : 0,
        subjects,
        depth: depth + 1
      )
      return reference.applyOperators(to: value ?? "")
    }
  }
}
