/// The entries that a document contributes to a manifest, and the reasons for what is left out.
struct DraftFindings {
  var entries: [DraftEntry] = []
  /// "the root has no class of its own"
  var leftOut: [String] = []
}
