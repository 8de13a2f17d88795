package import ReuseGenCore

/// Reads headless-sources.json: turns its text into a configuration, or into a list of its mistakes.
package enum PortConfigurationReader {
  package static func read(
    _ bytes: [UInt8],
    file: String
  ) -> (configuration: PortConfiguration, diagnostics: [Diagnostic]) {
    let (content, diagnostics) = HeadlessSources.read(bytes, file: file)
    var configuration = PortConfiguration()
    configuration.sources = content.sources
    configuration.exclude = content.exclude
    configuration.shims = content.shims
    configuration.infoPlist = content.infoPlist
    configuration.project = content.project
    configuration.target = content.target
    configuration.options.leaveOut = content.leaveOut
    configuration.options.modules = Set(content.modules.map(\.value))
    configuration.options.emptyModules = Set(content.emptyModules.map(\.value))
    return (configuration, diagnostics)
  }
}
