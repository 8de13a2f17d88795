// For a file that imports both Testing and a module named UIKit the compiler looks for a module of this name, which
// exists only on Apple's platforms. Without this one such a test couldn't be compiled on Linux.
@_exported import UIKit
