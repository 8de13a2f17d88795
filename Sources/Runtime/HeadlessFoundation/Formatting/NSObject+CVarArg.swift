#if !canImport(ObjectiveC)
// Objective-C passes objects to `String(format:)`; Foundation on Linux passes only its own.
extension NSObject: @retroactive _CVarArgObject {
  /// The object's description, which `%@` shows. `%p` shows its address.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
#endif
