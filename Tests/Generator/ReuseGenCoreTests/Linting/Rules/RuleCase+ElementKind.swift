extension RuleCase {
  static let elementKind = RuleCase(
    "element-kind",
    reports: """
      ① error: the prototype "StampCell" in the storyboard "Main" is a collection cell, but the manifest lists StampCell as a view of a table; correct one of them
      ② note: StampCell is listed here
      ③ error: the prototype "AlbumHeader" in the storyboard "Main" is a section's header, but the manifest lists AlbumHeader with the kind "footer"; correct one of them
      ④ note: AlbumHeader is listed here
      ⑤ error: the root of the nib "PhotoCell" is a table cell, but the manifest lists PhotoCell as a collection cell; correct one of them
      ⑥ note: PhotoCell is listed here
      ⑦ error: the root of the nib "PlainCell" is a view, but the manifest lists PlainCell as a table cell; correct one of them
      ⑧ note: PlainCell is listed here
      ⑨ error: the root of the nib "Ribbon" is a table cell, but the manifest lists Ribbon as a collection's supplementary view; correct one of them
      ⑩ note: Ribbon is listed here
      ⑪ error: the root of the nib "SectionTitle" is a collection's supplementary view, but the manifest lists SectionTitle as a table's header or footer; correct one of them
      ⑫ note: SectionTitle is listed here
      ⑬ error: the root of the nib "Title" is a viewController, but the manifest lists Title as a table's header or footer; correct one of them
      ⑭ note: Title is listed here
      """,
    in: """
      // file: reuse.json
      {
        "cells": [
          { "type": "PhotoCell", "in": ⑥"collection", "nib": true },
          { "type": ⑧"PlainCell", "nib": true },
          { "type": "StampCell", "in": ②"table", "storyboard": "Main" },
        ],
        "views": [
          { "type": "SectionTitle", "in": ⑫"table", "nib": true },
          { "type": "Title", "in": ⑭"table", "nib": true },
          { "type": "Ribbon", "in": ⑩"collection", "kind": "ribbon", "nib": true },
          { "type": "AlbumHeader", "in": "collection", "kind": ④"footer" },
        ],
      }
      // file: PhotoCell.xib
      ⑤<tableViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      // file: PlainCell.xib
      ⑦<view id="roo-t0-001" customClass="PlainCell"/>
      // file: Ribbon.xib
      ⑨<tableViewCell id="roo-t0-001" reuseIdentifier="Ribbon" customClass="Ribbon"/>
      // file: SectionTitle.xib
      ⑪<collectionReusableView id="roo-t0-001" reuseIdentifier="SectionTitle" customClass="SectionTitle"/>
      // file: Title.xib
      ⑬<viewController id="roo-t0-001" customClass="Title"/>
      // file: Main.storyboard
      <collectionViewController id="con-2" customClass="AlbumController" sceneMemberID="viewController">
          <collectionView key="view" id="col-1">
              <cells>
                  ①<collectionViewCell id="pro-1" reuseIdentifier="StampCell" customClass="StampCell"/>
              <collectionReusableView ③key="sectionHeaderView" id="sup-1" reuseIdentifier="AlbumHeader" customClass="AlbumHeader"/>
      """,
    accepts: """
      // file: reuse.json
      {
        "cells": [
          { "type": "PhotoCell", "in": "collection", "nib": true },
          { "type": "StampCell", "nib": true },
          { "type": "PlainCell", "nib": true },
        ],
        "views": [
          { "type": "SectionTitle", "in": "table", "nib": true },
          { "type": "AlbumHeader", "in": "collection", "kind": "header" },
        ],
      }
      // file: PhotoCell.xib
      <collectionViewCell id="roo-t0-001" reuseIdentifier="PhotoCell" customClass="PhotoCell"/>
      // file: PlainCell.xib
      <view id="roo-t0-001" customClass="PlainCell" customModule="App" customModuleProvider="target"/>
      // file: SectionTitle.xib
      <view id="roo-t0-001" customClass="SectionTitle"/>
      // file: StampCell.xib
      <collectionViewCell id="roo-t0-001" reuseIdentifier="StampCell" customClass="StampCell"/>
      // file: Main.storyboard
      <collectionViewController id="con-2" customClass="AlbumController" sceneMemberID="viewController">
          <collectionView key="view" id="col-1">
              <collectionReusableView key="sectionHeaderView" id="sup-1" reuseIdentifier="AlbumHeader" customClass="AlbumHeader"/>
      // file: PlainCell.swift
      class BaseCell: UITableViewCell {}

      final class PlainCell: BaseCell {}
      """
  )
}
