extension InterfaceBuilderDocument {
  /// The controller of a storyboard's scene.
  package struct Scene: Sendable {
    package let id: String?
    /// The tag: "tableViewController".
    package let element: String
    /// The storyboard identifier.
    package let identifier: String?
    package let `class`: ClassReference
    /// The identifier of the scene, which the records of its contents have too.
    package let sceneID: String?
    package let location: IBLocation
  }

  /// A cell, a header or footer, or another view with a reuse identifier.
  package struct Reusable: Sendable {
    package enum Role: String, Sendable {
      /// At the top level of a nib.
      case root
      /// In a table's or collection's prototypes.
      case prototype
      /// A cell of a table with static content.
      case `static`
      /// A collection's section header or footer.
      case supplementary
      case other
    }

    package let id: String?
    /// The tag: "collectionViewCell".
    package let element: String
    /// The reuse identifier.
    package let identifier: String?
    package let `class`: ClassReference
    package let role: Role
    /// The nearest table or collection around it.
    package let container: Container?
    /// The role of a supplementary view in its collection view: "sectionHeaderView".
    package let key: String?
    package let sceneID: String?
    package let location: IBLocation
  }

  /// A table or a collection.
  package struct Container: Sendable {
    package enum Kind: String, Sendable {
      case tableView, collectionView
    }

    package let id: String?
    package let kind: Kind
    package let location: IBLocation
  }

  package struct Segue: Sendable {
    package let id: String?
    /// "show", "presentation", "embed", "relationship", "unwind" …
    package let kind: String?
    package let identifier: String?
    /// The object that the segue starts from: a controller, or a cell, a button … in its scene.
    package let source: String?
    package let destination: String?
    package let `class`: ClassReference
    package let relationship: String?
    package let unwindAction: String?
    /// The selector of the segue action (`@IBSegueAction`) that makes the destination, in the scene's controller.
    package let creationSelector: String?
    package let sceneID: String?
    package let location: IBLocation
  }

  /// A top-level object of a nib.
  package struct Root: Sendable {
    package let id: String?
    package let element: String
    package let `class`: ClassReference
    package let location: IBLocation
  }

  /// An object that exists before the nib is loaded.
  package struct Placeholder: Sendable {
    package let id: String?
    package let element: String
    /// "IBFilesOwner", "IBFirstResponder", "IBProxyObject"; macOS has none and tells them by their `id`.
    package let identifier: String?
    package let `class`: ClassReference
    package let isFilesOwner: Bool
    package let location: IBLocation
  }

  package struct Outlet: Sendable {
    /// The object that has the outlet.
    package let owner: String?
    package let property: String?
    package let destination: String?
    package let isCollection: Bool
    package let sceneID: String?
    package let location: IBLocation
  }

  package struct Action: Sendable {
    /// The object that sends the action.
    package let owner: String?
    package let selector: String?
    package let target: String?
    package let event: String?
    package let sceneID: String?
    package let location: IBLocation
  }

  /// A user defined runtime attribute: set by key-value coding when the object is loaded.
  package struct RuntimeAttribute: Sendable {
    package let owner: String?
    package let keyPath: String?
    package let type: String?
    package let value: String?
    /// The tag of the element that states the value, if no attribute does: "color", "real".
    package internal(set) var child: String?
    package let sceneID: String?
    package let location: IBLocation
  }

  /// A reference to a scene of another storyboard.
  package struct Link: Sendable {
    package let id: String?
    /// The storyboard's name, without an extension.
    package let storyboard: String?
    /// The scene's storyboard identifier there; the initial scene where it is `nil`.
    package let identifier: String?
    package let bundle: String?
    package let sceneID: String?
    package let location: IBLocation
  }

  /// The nib from which a controller loads its view, because the document doesn't have the view.
  package struct ControllerNib: Sendable {
    package let id: String?
    package let element: String
    package let `class`: ClassReference
    /// The nib's name, in the attribute `nibName` of the element at `location`.
    package let name: String
    package let location: IBLocation
  }

  /// A custom class, of a view, a controller, a segue, an object.
  package struct CustomClass: Sendable {
    package let id: String?
    package let `class`: ClassReference
    package let location: IBLocation
  }

  /// An object of the document: a view, a controller, a constraint, a placeholder.
  package struct Object: Sendable {
    package let id: String
    /// The tag, for which ``IBObjectType`` knows the class of an object without a custom class.
    package let element: String
    package let `class`: ClassReference
    package let sceneID: String?
    /// The innermost prototype around it, counted from 1; 0 outside of prototypes.
    package let prototype: Int
    package let location: IBLocation
  }

  /// An attribute with the identifier of another object, in an element that isn't a connection.
  package struct Reference: Sendable {
    /// The constraint, or the nearest object around the element.
    package let owner: String?
    /// The tag: "constraint".
    package let element: String
    /// The attribute: "secondItem".
    package let attribute: String
    package let id: String
    package let location: IBLocation
  }

  /// A use of a named image.
  package struct ImageUse: Sendable {
    /// The nearest object around the use, or the object that uses the image itself.
    package let owner: String?
    /// The attribute that names the image, "image" or "selectedImage", of the element at `location`.
    package let attribute: String
    package let name: String
    /// Whether it is one of the system's symbols ("SF Symbols").
    package internal(set) var isSystemSymbol: Bool
    package let sceneID: String?
    package let location: IBLocation
  }

  /// A use of a named color.
  package struct ColorUse: Sendable {
    /// The nearest object around the use.
    package let owner: String?
    /// The property that is set, "backgroundColor", where the document states it.
    package let key: String?
    /// The name, in the attribute `name` of the element at `location`.
    package let name: String
    /// Whether it is a color of macOS.
    package let isSystemColor: Bool
    package let sceneID: String?
    package let location: IBLocation
  }
}
