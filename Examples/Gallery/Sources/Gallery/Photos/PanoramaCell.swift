import Recycler

/// A wide photo: a prototype of the collection in Main.storyboard, which registers it.
final class PanoramaCell: CaptionedPhotoCell {}
