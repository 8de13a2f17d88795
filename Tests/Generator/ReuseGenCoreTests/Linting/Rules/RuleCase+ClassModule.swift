extension RuleCase {
  static let classModule = RuleCase(
    "class-module",
    reports: """
      ① error: UIKit doesn't find the class StarsView: it is a Swift class, and the document names no module; select "Inherit Module From Target" (2 times)
      ② note: StarsView is declared here
      ③ note: also here
      ④ error: UIKit doesn't find the class Feed.PhotoView, because Feed.PhotoView is within another type; declare it with @objc(PhotoView), set the class to that name, or set it to _TtCO3App4Feed9PhotoView, and clear the module
      ⑤ note: Feed.PhotoView is declared here
      ⑥ error: UIKit doesn't find the class PhotoView, because Feed.PhotoView is within another type; declare it with @objc(PhotoView), set the class to that name, or set it to _TtCO3App4Feed9PhotoView, and clear the module
      ⑤ note: Feed.PhotoView is declared here
      ⑦ error: UIKit doesn't find the class Cover, because Album.Page.Cover is within another type; declare it with @objc(Cover), set the class to that name, or set it to _TtCVC3App5Album4Page5Cover, and clear the module
      ⑧ note: Album.Page.Cover is declared here
      ⑨ error: UIKit doesn't find the class StarsView: it is in the target's own module, not in Gone; select "Inherit Module From Target"
      ② note: StarsView is declared here
      ⑩ error: UIKit doesn't find the class IndexView: it is a Swift class, and the document names no module; select "Inherit Module From Target"
      ⑪ note: IndexView is declared here
      ⑫ error: UIKit doesn't find the class Box, because it is generic; set the class to a subclass that isn't generic
      ⑬ note: Box is declared here
      ⑭ error: UIKit doesn't find the class CoverView, because it is private, and has another name at run time; make it internal
      ⑮ note: CoverView is declared here
      """,
    in: """
      // file: Stars.xib
      <view id="v-1" ①customClass="StarsView"/>
      <view id="v-2" ④customClass="Feed.PhotoView" customModule="App" customModuleProvider="target"/>
      <view id="v-3" ⑥customClass="PhotoView" customModule="App" customModuleProvider="target"/>
      <view id="v-4" ⑦customClass="Cover"/>
      <view id="v-5" customClass="StarsView" ⑨customModule="Gone"/>
      <view id="v-6" ⑩customClass="IndexView"/>
      <view id="v-7" ③customClass="StarsView"/>
      <view id="v-8" ⑫customClass="Box" customModule="App" customModuleProvider="target"/>
      <view id="v-9" ⑭customClass="CoverView" customModule="App" customModuleProvider="target"/>
      // file: Classes.swift
      import UIKit

      final class ②StarsView: UIView {}
      enum Feed { final class ⑤PhotoView: UIView {} }
      final class Album {
        struct Page { final class ⑧Cover: UIView {} }
      }
      @objc(INDView) final class ⑪IndexView: UIView {}
      class ⑬Box<Content>: UIView {}
      private final class ⑮CoverView: UIView {}
      """,
    accepts: """
      // file: Stars.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="StarsView"/>
      <view id="v-1" customClass="StarsView" customModule="Old" customModuleProvider="target"/>
      <view id="v-2" customClass="StarsView" customModule="App"/>
      <view id="v-3" customClass="_TtCO3App4Feed9PhotoView"/>
      <view id="v-4" customClass="AlbumCover"/>
      <view id="v-5" customClass="INDView"/>
      <view id="v-6" customClass="App.StarsView"/>
      <view id="v-7" customClass="OldView"/>
      <view id="v-8" customClass="OldView" customModule="App" customModuleProvider="target"/>
      <view id="v-9" customClass="_TtC3App9StarsView"/>
      <view id="v-10" customClass="NumberBox" customModule="App" customModuleProvider="target"/>
      // file: Classes.swift
      import UIKit

      final class StarsView: UIView {}
      enum Feed { final class PhotoView: UIView {} }
      final class Album { @objc(AlbumCover) final class Cover: UIView {} }
      @objc(INDView) private final class IndexView: UIView {}
      class Box<Content>: UIView {}
      final class NumberBox: Box<Int> {}
      // file: Old.h
      @interface OldView : UIView @end
      """,
    isWholeTarget: true
  )
}
