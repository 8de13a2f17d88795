/// Objects of a scene that prototypes refer to, without retaining them.
@MainActor
final class OuterObjects {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [String: Weak] = [:]

  subscript(id: String) -> AnyObject? {
    get { objects[id]?.object }
    set { objects[id] = Weak(object: newValue) }
  }
}
