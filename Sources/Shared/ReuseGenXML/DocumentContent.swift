/// The facts of a document while they are collected, and the store that copies of the document share.
struct DocumentContent: Sendable {
  typealias Document = InterfaceBuilderDocument

  let path: String
  var module: String?
  var kind = Document.Kind.xib
  var platform = IBPlatform.iOS
  var initial: String?
  var location = IBLocation.start
  var scenes: [Document.Scene] = []
  var reusables: [Document.Reusable] = []
  var segues: [Document.Segue] = []
  var roots: [Document.Root] = []
  var placeholders: [Document.Placeholder] = []
  var outlets: [Document.Outlet] = []
  var actions: [Document.Action] = []
  var attributes: [Document.RuntimeAttribute] = []
  var links: [Document.Link] = []
  var nibs: [Document.ControllerNib] = []
  var classes: [Document.CustomClass] = []
  var objects: [Document.Object] = []
  var references: [Document.Reference] = []
  var images: [Document.ImageUse] = []
  var colors: [Document.ColorUse] = []
  var mayLackObjects = false
  var mayRepeatObjects = false
  var mayLeaveAreas = false
  var attributeLocations = AttributeLocations()

  init(path: String, module: String?) {
    self.path = path
    self.module = module
  }
}
