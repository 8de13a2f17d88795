import Foundation
import ReuseGenTestSupport

@testable import ReuseGenCore
@testable import ReuseGenTargetLint

extension TargetText {
  /// The names in the asset catalogs.
  var assets: AssetNames {
    let namespaces = files.filter { path, text in
      path.hasSuffix("/Contents.json") && AssetNames.providesNamespace(Array(text.utf8))
    }
    let folders = Set(namespaces.map { ($0.path as NSString).deletingLastPathComponent })
    return files.reduce(into: AssetNames()) { names, file in
      let look = AssetNames.isColor(file.path) ? CatalogColor(Array(file.text.utf8)) : nil
      names.add(file.path, namespaces: folders, look: look)
    }
  }

  /// The names that the files use.
  var usage: ProjectUsage {
    let used = files.filter { path, _ in
      !path.contains(".xcassets") && FileNames.extensions.contains((path as NSString).pathExtension)
        && path != "reuse.json"
    }
    var usage = ProjectUsage(used.map { FileNames(Array($0.text.utf8), path: $0.path) })
    usage.assets = assets
    return usage
  }
}
