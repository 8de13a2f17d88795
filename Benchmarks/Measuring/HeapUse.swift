import Foundation

/// The memory that the program uses on the heap.
enum HeapUse {
  /// The bytes of all blocks that are in use; 0 where the platform doesn't report them.
  static var bytes: Int {
    #if canImport(Darwin)
    return Int(mstats().bytes_used)
    #else
    return report.map(bytesInUse) ?? 0
    #endif
  }

  #if !canImport(Darwin)
  private typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

  /// The C library's own account. Its header isn't part of Swift's Glibc module, so the function is looked up by name.
  private static var report: String? {
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    let mallocInfo = unsafeBitCast(symbol, to: MallocInfo.self)
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let file = open_memstream(&text, &size) else { return nil }
    _ = mallocInfo(0, file)
    fclose(file)
    defer { free(text) }
    return text.map { String(cString: $0) }
  }

  /// The bytes that the system allocated, without free blocks; large blocks are mapped one by one.
  private static func bytesInUse(_ report: String) -> Int {
    let totals = report.components(separatedBy: "</heap>").last ?? ""
    func size(_ tag: String) -> Int {
      guard let line = totals.split(separator: "\n").first(where: { $0.hasPrefix("<\(tag)\"") }),
        let value = line.components(separatedBy: "size=\"").last?.prefix(while: \.isNumber)
      else { return 0 }
      return Int(value) ?? 0
    }
    return size("system type=\"current") - size("total type=\"fast") - size("total type=\"rest")
      + size("total type=\"mmap")
  }
  #endif
}
