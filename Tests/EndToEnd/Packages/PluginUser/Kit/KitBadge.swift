// A source of another module, which the manifest specifies: it isn't a file of the target's.
import Recycler

/// Shown by other targets.
public final class KitBadge: UIView {}
