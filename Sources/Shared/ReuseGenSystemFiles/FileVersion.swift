package import ReuseGenCLibrary

/// A file with its content at one time: another content is another version.
///
/// The system sets the time of the last change, which programs can't choose. Its steps are up to two seconds, so that
/// two changes in that time may be one version: see ``isSettled(at:)``.
package struct FileVersion: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let modified: Int64
  private let changed: Int64

  /// The numbers that make up a version.
  package static let numberCount = 5

  package init(_ information: stat) {
    device = UInt64(truncatingIfNeeded: information.st_dev)
    number = UInt64(truncatingIfNeeded: information.st_ino)
    size = Int64(information.st_size)
    #if canImport(Darwin)
    modified = Self.nanoseconds(information.st_mtimespec)
    changed = Self.nanoseconds(information.st_ctimespec)
    #else
    modified = Self.nanoseconds(information.st_mtim)
    changed = Self.nanoseconds(information.st_ctim)
    #endif
  }

  /// - Parameter number: Returns the number of ``numbers`` at an index.
  package init(_ number: (Int) -> UInt64) {
    device = number(0)
    self.number = number(1)
    size = Int64(bitPattern: number(2))
    modified = Int64(bitPattern: number(3))
    changed = Int64(bitPattern: number(4))
  }

  /// Few files have one number.
  package func hash(into hasher: inout Hasher) { hasher.combine(number ^ UInt64(bitPattern: changed)) }

  package var numbers: [UInt64] {
    [device, number, UInt64(bitPattern: size), UInt64(bitPattern: modified), UInt64(bitPattern: changed)]
  }

  /// Whether the last change was so long before a time that a change after it is another version.
  package func isSettled(at time: timespec) -> Bool { Self.nanoseconds(time) &- changed > 2_000_000_000 }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
