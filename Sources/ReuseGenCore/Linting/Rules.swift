/// The rules of the linter.
enum Rules {
  /// In the order of the documentation. At equal locations, findings have this order, too.
  static var all: [any Rule.Type] {
    [
      NibMissing.self,
      NibRootClass.self,
      NibRootCount.self,
      NibOwnerClass.self,
      NibOwnerOutlets.self,
      IdentifierDiffers.self,
      IdentifierMissing.self,
      PrototypeMissing.self,
      PrototypeClass.self,
      ElementKindDiffers.self,
      StoryboardMissing.self,
      SceneMissing.self,
      SceneInitialMissing.self,
      SceneClass.self,
      SceneIdentifierDuplicate.self,
      IdentifierDuplicate.self,
      ModuleStale.self,
      Unlisted.self,
      DocumentUnreadable.self,
      SegueIdentifier.self,
      ClassMissing.self,
    ]
  }

  static var names: [String] { all.map { $0.name } }
}
