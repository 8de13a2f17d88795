import ReuseGenPorting

extension PortExample {
  static let bundleCalls = [
    PortExample(
      "the main bundle",
      "import UIKit\nlet a = Bundle.main.bundleURL, b = UINib(nibName: \"A\", bundle: .main)",
      "import UIKit\nlet a = Bundle.ofApp().bundleURL, b = UINib(nibName: \"A\", bundle: .ofApp())"
    ),
    PortExample(
      "the bundle of a class",
      "import UIKit\nlet a = Bundle(for: Screen.self)\nfunc f(in bundle: Bundle = .main) {}",
      "import UIKit\nlet a = Bundle.ofApp(for: Screen.self)\nfunc f(in bundle: Bundle = .ofApp()) {}"
    ),
    PortExample(
      "the main bundle where the context names a bundle",
      diff: """
         import UIKit
        -func f(a: Bundle?) { let b: Foundation.Bundle = .main, c = a ?? .main; self.bundle = .main }
        +func f(a: Bundle?) { let b: Foundation.Bundle = .ofApp(), c = a ?? .main; self.bundle = .ofApp() }
         let queue: DispatchQueue = .main, a = bundle.isLoaded ? .main : queue
        """
    ),
    PortExample(
      "what a bundle states",
      "import UIKit\nlet a = Bundle.main.infoDictionary?[\"A\"], b = bundle.path(forResource: \"a\", ofType: \"b\")",
      "import UIKit\nlet a = Bundle.ofApp().infoDictionaryOfApp?[\"A\"], "
        + "b = bundle.pathOfApp(forResource: \"a\", ofType: \"b\")"
    ),
    PortExample(
      "members of an extension of bundles",
      "import UIKit\nextension Bundle { var version: Any? { infoDictionary?[\"V\"] ?? object(forInfoDictionaryKey: \"V\") } }",
      "import UIKit\nextension Bundle { var version: Any? { infoDictionaryOfApp?[\"V\"] "
        + "?? objectOfApp(forInfoDictionaryKey: \"V\") } }"
    ),
    PortExample(
      "a member of another type",
      "import UIKit\nstruct App { var bundleIdentifier = \"\" }\nlet a = App().bundleIdentifier",
      "import UIKit\nstruct App { var bundleIdentifier = \"\" }\nlet a = App().bundleIdentifier"
    ),
    PortExample(
      "localized texts",
      "import UIKit\nlet a = String(format: NSLocalizedString(\"a\", comment: \"\"), 1), b = String(format: \"%d\", 1)",
      "import UIKit\nlet a = String(formatOfApp: localizedStringOfApp(\"a\", comment: \"\"), 1), "
        + "b = String(format: \"%d\", 1)"
    ),
    PortExample(
      "formats and languages",
      "import UIKit\nlet a = String.localizedStringWithFormat(text, 1), b = Locale.preferredLanguages",
      "import UIKit\nlet a = String.localizedStringOfAppWithFormat(text, 1), b = Locale.preferredLanguagesOfApp"
    ),
  ]
}
