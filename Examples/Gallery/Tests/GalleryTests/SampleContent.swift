// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import HeadlessUIKitTesting

@testable import Gallery

/// The person and the photo that pictures show.
extension Person {
  fileprivate static var ada: Person {
    Person(firstName: "Ada", lastName: "Lovelace", role: "Editor", town: "London", standing: .favorite)
  }
}

extension Photo {
  fileprivate static var samples: [Photo] { sample(1, of: ["Lima"]) }
}

extension PersonCell: PicturePreparing { public func prepareForPicture() { show(.ada) } }
extension FavoriteCell: PicturePreparing { public func prepareForPicture() { show(.ada) } }
extension VisitorCell: PicturePreparing { public func prepareForPicture() { show(.ada) } }
extension PhotoCell: PicturePreparing { public func prepareForPicture() { Photo.samples.forEach(show) } }
extension PolaroidCell: PicturePreparing { public func prepareForPicture() { Photo.samples.forEach(show) } }
extension PanoramaCell: PicturePreparing { public func prepareForPicture() { Photo.samples.forEach(show) } }
extension LetterHeader: PicturePreparing { public func prepareForPicture() { show(letter: "A") } }
extension AlbumHeader: PicturePreparing { public func prepareForPicture() { show(album: "Journeys") } }
extension RatingWidget: PicturePreparing { public func prepareForPicture() { (title, stars) = ("Coffee", 4) } }
extension InfoDetailViewController: PicturePreparing { public func prepareForPicture() { person = .ada } }
