#if !canImport(ObjectiveC)
extension NSMutableDictionary {
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? any Hashable else { return }
    setObject(anObject, forKey: AnyHashable(key))
  }
}
#endif
