// A file that imports both Testing and a module named UIKit makes the compiler look for a module of this name, which
// comes with Apple's platforms only. Without it such a test could not be compiled on Linux.
@_exported import UIKit
