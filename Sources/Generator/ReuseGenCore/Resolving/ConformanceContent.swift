/// The protocols that an entry's class is made to conform to, and the values of the members that they require.
struct ConformanceContent: Sendable {
  /// The protocols as they are written.
  let mixins: [String]
  var reuseIdentifier: String?
  var nibName: String?
  var storyboard: String?
  /// The identifier of the scene; `nil` for the initial scene.
  var sceneIdentifier: String?

  init(_ mixins: [String]) { self.mixins = mixins }

  /// The protocols, each with its own name.
  var protocols: Set<String> {
    Set(mixins.flatMap { $0 == "NibReusable" ? ["Reusable", "NibLoadable"] : [$0] })
  }

  /// The static members that the conformance adds.
  var members: Set<String> {
    var members: Set<String> = []
    if reuseIdentifier != nil { members.insert("reuseIdentifier") }
    if nibName != nil { members.formUnion(["nibName", "nib"]) }
    if storyboard != nil { members.insert("sceneStoryboard") }
    if sceneIdentifier != nil { members.insert("sceneIdentifier") }
    return members
  }
}

extension ResolvedCell {
  var conformance: ConformanceContent {
    var content = ConformanceContent([source.nib == nil ? "Reusable" : "NibReusable"])
    content.reuseIdentifier = entry.reuseIdentifier
    content.nibName = source.nib?.name
    return content
  }
}

extension ResolvedView {
  var conformance: ConformanceContent {
    let isRecycled = role != .standalone
    let mixins =
      switch (isRecycled, source.nib != nil, entry.isOwner) {
      case (true, true, true): ["Reusable", "NibOwnerLoadable"]
      case (true, true, false): ["NibReusable"]
      case (true, false, _): ["Reusable"]
      case (false, _, true): ["NibOwnerLoadable"]
      case (false, _, false): ["NibLoadable"]
      }
    var content = ConformanceContent(mixins)
    content.reuseIdentifier = isRecycled ? entry.reuseIdentifier : nil
    content.nibName = source.nib?.name
    return content
  }
}

extension ResolvedScene {
  var conformance: ConformanceContent {
    var content = ConformanceContent([identifier == nil ? "StoryboardBased" : "StoryboardSceneBased"])
    content.storyboard = storyboard
    content.sceneIdentifier = identifier
    return content
  }
}
