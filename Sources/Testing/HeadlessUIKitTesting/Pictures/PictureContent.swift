import Foundation
public import HeadlessUIKit
public import Testing

/// The content of pictures that tests compare: a view, or a view controller, whose picture shows its view.
@MainActor
public protocol PictureContent {
  /// Calls a function with the view that pictures show. A view controller that isn't in a window is shown in one of the
  /// screen's size, with the controllers around it.
  func withPictureView(_ body: (UIView) -> Void)
}

extension UIView: PictureContent {
  /// Calls a function with the view.
  public func withPictureView(_ body: (UIView) -> Void) { body(self) }
}

extension UIViewController: PictureContent {
  /// Calls a function with the view, in a window.
  public func withPictureView(_ body: (UIView) -> Void) { inWindow(body) }
}

extension PictureContent {
  /// Compares pictures of the view with checked-in ones.
  ///
  ///     people.view.expectPicture()
  ///     people.expectPicture(on: .iPhone13, .dark, [.iPhoneSE, .accessibilityLarge])
  ///
  /// The checked-in picture is `Pictures/PeopleTests/people.svg` beside the file of the test, `PeopleTests.swift`, for
  /// the test `people()`; with a name it is `Pictures/NAME.svg`. The name of a variant follows: `people.iPhone-13.svg`.
  /// A picture that is missing is recorded, and the test fails once. Where `CI` is set, or with `RECORD_PICTURES=0`,
  /// nothing is recorded, and the test of a missing picture fails in each run. To record a picture again, run the test
  /// with `RECORD_PICTURES=1`, and look at the change before you commit it: the text has a line for each shape, with
  /// numbers that don't depend on the machine or its language.
  ///
  /// A view without a size is drawn in the size that fits it. Settings that another test chose, such as the size of
  /// text, don't count.
  ///
  /// ```sh
  /// RECORD_PICTURES=1 swift test --filter PictureTests
  /// ```
  ///
  /// If the pictures differ, an issue names the first difference and the file that shows it, and the test has three
  /// attachments: the new picture, the expected one, and the new one with red frames around what differs.
  /// `swift test --attachments-path FOLDER` writes them to a folder.
  ///
  /// - Parameters:
  ///   - variants: The devices, traits and sizes of text, a picture for each; the unchanged view unless specified. The
  ///     view's window gets the size and the traits, or the view itself if it is in none.
  ///   - name: The name of the picture, without its extension. It may contain folders: `"people/empty"`. A test with
  ///     several pictures, or with arguments, needs names.
  ///   - form: A drawing, strings, or views.
  ///   - tolerance: The distance by which positions and sizes may differ, in points.
  ///   - function: The name of the test. That of the call unless specified.
  ///   - filePath: The path of the test's file. The location of the call unless specified.
  ///   - sourceLocation: The location of an issue. The location of the call unless specified.
  public func expectPicture(
    on variants: PictureVariant...,
    named name: String? = nil,
    as form: PictureForm = .drawing,
    tolerance: CGFloat = 0,
    function: String = #function,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let misfit = name.flatMap(PictureFiles.misfit) {
      Issue.record("\(misfit)", sourceLocation: sourceLocation)
      return
    }
    withPictureView { view in
      view.expectPictures(variants, form, tolerance, sourceLocation) {
        PictureFiles.file(name, of: function, in: filePath, $0, form)
      }
    }
  }
}

extension UIView {
  fileprivate func expectPictures(
    _ variants: [PictureVariant],
    _ form: PictureForm,
    _ tolerance: CGFloat,
    _ sourceLocation: SourceLocation,
    file: (PictureVariant) -> (name: String, url: URL)
  ) {
    let stage = PictureStage(self)
    let recording =
      PictureRecording.ofTask ?? PictureRecording(environment: ProcessInfo.processInfo.environment)
    for variant in variants.isEmpty ? [.standard] : variants {
      if let misfit = variant.misfit {
        Issue.record("\(misfit)", sourceLocation: sourceLocation)
        continue
      }
      let (name, url) = file(variant)
      ExpectedPicture(name: name, file: url, form: form, tolerance: Double(tolerance))
        .compare(with: stage.content(variant, form), recording, sourceLocation)
    }
  }
}
