// The plugin writes this target's tests. SwiftPM builds a target only if it contains a Swift file.
