// Unchecked, because the compiler checks only final classes. This class holds nothing, its subclass a constant.
/// The effect of a visual effect view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}
