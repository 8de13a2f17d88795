import ReuseGenXML

/// A scene and where it is.
struct FoundScene: Sendable {
  let storyboard: NamedDocument
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderDocument.Scene
  let `class`: DocumentClass
}
