import Combine
import Foundation

/// The walks, which the app's bundle contains.
final class WalkList: ObservableObject {
  @Published private(set) var names: [String] = []

  func load() {
    guard let url = Bundle.main.url(forResource: "walks", withExtension: "json"), let data = try? Data(contentsOf: url)
    else { return }
    names = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }

  func removeLast() { names.removeLast() }
}

extension Bundle {
  var version: String { infoDictionary?["CFBundleShortVersionString"] as? String ?? "none" }
}
