// The plugin adds the app's sources. SwiftPM builds a target only if it has one of its own.
