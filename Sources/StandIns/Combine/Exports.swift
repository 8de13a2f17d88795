// `import Combine` alone sees Foundation's notifications and timers, as on Apple's platforms.
@_exported public import HeadlessFoundation
