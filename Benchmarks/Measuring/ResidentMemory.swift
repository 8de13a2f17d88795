import Foundation

/// The program's resident memory, in bytes; 0 where the platform doesn't report it.
enum ResidentMemory {
  /// The maximum so far, on Linux without the pages of files: those of the program's code come with each part that runs
  /// for the first time, and say how large the program is.
  static var peak: Int {
    #if os(Linux)
    // Not getrusage: its value includes the process before it became this program.
    return (kilobytes("VmHWM:") - kilobytes("RssFile:")) * 1024
    #else
    var usage = rusage()
    return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0
    #endif
  }

  #if os(Linux)
  private static func kilobytes(_ field: String) -> Int {
    let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(field) }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
  #endif
}
