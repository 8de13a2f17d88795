package import Testing

extension Tag {
  /// Starts a process: an exit test, or a run of the built tool.
  @Tag package static var process: Self
  /// Runs the Swift compiler.
  @Tag package static var compiler: Self
  /// A long run, whose length `SoakLength` decides.
  @Tag package static var soak: Self
}
