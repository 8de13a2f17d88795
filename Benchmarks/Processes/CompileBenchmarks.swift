/// The processor time of compiling generated accessors for 1,000 cells, in a debug build, compared with extensions of
/// the same use that a person writes. `compile/classes` is a part of both.
/// Warm: the system has the compiler and the modules in memory. Nothing of an earlier run is reused.
enum CompileBenchmarks {
  private static let written = "compile/extensions"

  @MainActor static var all: [Benchmark] {
    let folder = Shared { CompiledFolder(entries: 1_000) }
    return [
      row("compile/classes") { try folder.value.compileClasses() },
      row(written) { try folder.value.compileExtensions() },
      row("compile/accessors") { try folder.value.compileAccessors() },
    ]
  }

  @MainActor
  private static func row(_ name: String, _ compile: @escaping @MainActor () throws -> ChildProcess)
    -> Benchmark
  {
    Benchmark(name: name, baseline: written, unit: .nanoseconds, rounds: 3) { try compile().processorTime }
  }
}
