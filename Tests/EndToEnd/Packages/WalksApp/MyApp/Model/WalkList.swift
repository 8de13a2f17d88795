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

/// Values that the app looks up in its bundle.
enum Lookup {
  static var identifier: String { Bundle.main.bundleIdentifier ?? "none" }
  static var paths: [String?] {
    [Bundle.main, Bundle(for: WalkList.self)].map { $0.path(forResource: "walks", ofType: "json") }
  }
  static var place: String { NSLocalizedString("place", tableName: "Places", comment: "") }
  static func hills(_ count: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("hills", tableName: "Places", comment: ""), count)
  }
}
