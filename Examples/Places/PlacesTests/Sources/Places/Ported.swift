// The plugin adds the sources of the app to this target.
