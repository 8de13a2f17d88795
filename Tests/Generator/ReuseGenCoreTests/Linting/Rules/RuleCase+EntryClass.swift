extension RuleCase {
  static let entryClass = RuleCase(
    "entry-class",
    reports: """
      ① error: the class PrivateCell is private to its file, where the generated file does not see it; change its declaration, or remove the entry
      ② note: PrivateCell is declared here
      ③ error: the class Inner.InnerCell is in Inner, which is private to its file, where the generated file does not see it; change its declaration, or remove the entry
      ④ note: Inner.InnerCell is declared here
      ⑤ error: the class Feed.PhotoCell is internal, and "access" makes its accessors public; make the class public, or change "access"
      ⑥ note: Feed.PhotoCell is declared here
      ⑦ error: the class BookCell is internal, and "access" makes its accessors public; make the class public, or change "access"
      ⑧ note: BookCell is declared here
      ⑨ error: the class Badge isn't a UITableViewCell, as a table cell must be; correct its superclass, or list another class
      ⑩ note: Badge is declared here
      ⑪ error: the class SpareCell is generic, and an entry names one class; change its declaration, or remove the entry
      ⑫ note: SpareCell is declared here
      ⑬ error: the target declares no class PersnCell; did you mean PersonCell?
      ⑭ note: PersonCell is declared here
      ⑮ error: Model is a struct, and an entry lists a class; correct the name, or remove the entry
      ⑯ error: the class CustomCell can't be made to conform, because it already declares reuseIdentifier; add "conformances": false to the entry
      ⑰ note: CustomCell is declared here
      ⑱ error: the class Plate isn't a UITableViewHeaderFooterView, as a table's header or footer must be; correct its superclass, or list another class
      ⑲ note: Plate is declared here
      """,
    in: """
      // file: reuse.json
      {
        "access": "public",
        "cells": [
          ①"PrivateCell", ③"Inner.InnerCell", ⑤"Feed.PhotoCell", ⑦"BookCell", ⑨"Badge", ⑪"SpareCell", ⑬"PersnCell", ⑮"Model",
          { "type": ⑯"CustomCell", "in": "collection", "identifier": "custom" },
        ],
        "views": [{ "type": ⑱"Plate", "in": "table" }],
      }
      // file: Classes.swift
      import UIKit

      private final class ②PrivateCell: UITableViewCell {}
      private enum Inner { final class ④InnerCell: UITableViewCell {} }
      public enum Feed { final class ⑥PhotoCell: UITableViewCell {} }
      final class ⑧BookCell: UITableViewCell {}
      public final class ⑩Badge: UIView {}
      public class ⑫SpareCell<Model>: UITableViewCell {}
      public final class ⑭PersonCell: UITableViewCell {}
      public struct Model {}
      public final class ⑰CustomCell: UICollectionViewCell { public static let reuseIdentifier = "custom" }
      public final class ⑲Plate: UIView {}
      """,
    accepts: """
      // file: reuse.json
      {
        "access": "public",
        "cells": ["OpenCell", "Feed.PhotoCell", { "type": "CustomCell", "in": "collection", "identifier": "custom", "conformances": false }],
        "views": [{ "type": "Plate", "in": "table" }],
      }
      // file: Classes.swift
      import UIKit

      open class OpenCell: UITableViewCell {}
      public enum Feed {}
      public extension Feed { final class PhotoCell: UITableViewCell {} }
      public final class CustomCell: UICollectionViewCell { public static let reuseIdentifier = "custom" }
      public final class Plate: UITableViewHeaderFooterView {}
      """,
    isWholeTarget: true
  )
}
