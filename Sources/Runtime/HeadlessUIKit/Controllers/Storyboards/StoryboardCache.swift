/// The plans of storyboards that were read, by path.
@MainActor
final class StoryboardCache {
  static let shared = StoryboardCache()

  private var storyboards: [String: StoryboardPlan] = [:]

  func storyboard(at url: URL) -> StoryboardPlan {
    let key = NibCache.key(of: url)
    if let known = storyboards[key] { return known }
    let plan = StoryboardPlan(NibDocument(url: url))
    storyboards[key] = plan
    return plan
  }
}
