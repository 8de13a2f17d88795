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
      ResourceMissing.self,
      DocumentUnreadable.self,
      ReferenceMissing.self,
      DocumentNameDuplicate.self,
      SegueIdentifier.self,
      ClassMissing.self,
      OutletMissing.self,
      OutletHidden.self,
      OutletType.self,
      OutletUnconnected.self,
      ActionMissing.self,
      AttributeMissing.self,
      ImageMissing.self,
      ColorMissing.self,
      StoryboardReference.self,
      IdentifierInCode.self,
      NibNameInCode.self,
      StoryboardInCode.self,
      SegueInCode.self,
      IdentifierUnregistered.self,
      AssetInCode.self,
      UnusedDocument.self,
      UnusedScene.self,
      UnusedPrototype.self,
      UnusedOutlet.self,
      UnusedAsset.self,
    ]
  }

  static var names: [String] { all.map { $0.name } }
}
