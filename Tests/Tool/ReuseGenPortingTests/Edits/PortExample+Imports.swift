import ReuseGenPorting

extension PortExample {
  static let imports = [
    PortExample(
      "modules that UIKit replaces",
      "import QuartzCore\nimport class UIKit.UIView",
      "import UIKit\nimport UIKit"
    ),
    PortExample(
      "a module that isn't there",
      "import Charts",
      "import UIKit",
      warnings: [
        "there is no module Charts here, so its import is replaced; list it under \"modules\" if the target depends on it, "
          + "or under \"emptyModules\" if the sources do without it"
      ]
    ),
    PortExample("an empty module", "import Charts", "import UIKit", options: PortOptions(emptyModules: ["Charts"])),
    PortExample("a module with another name", "import Reusable", "import Recycler"),
    PortExample(
      "an empty module with another name",
      "import Reusable",
      "import UIKit",
      options: PortOptions(emptyModules: ["Reusable"])
    ),
    PortExample("a dependency", "import Charts", "import Charts", options: PortOptions(modules: ["Charts"])),
  ]
}
