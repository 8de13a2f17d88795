import Foundation

/// A target contains a generated file among its sources, and uses the plugin that generates it in each build.
struct GeneratedTwice: Error, CustomStringConvertible {
  var target: String
  var checkedIn: URL
  var generated: URL

  var description: String {
    """
    the accessors of \(target) are checked in and generated: \(checkedIn.path) is the checked-in file, and the plugin \
    ReuseGenBuildTool generates \(generated.path); remove either the file or the plugin
    """
  }
}
