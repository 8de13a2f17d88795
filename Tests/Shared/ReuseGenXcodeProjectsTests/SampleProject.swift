@testable import ReuseGenXcodeProjects

/// A project with an app, a framework and tests, as Xcode writes it.
enum SampleProject {
  static let path = "Walk/Walk.xcodeproj"

  /// The project in files, with the content of synchronized folders and of the configuration file.
  static func files(_ text: String = text) -> MemoryFiles {
    MemoryFiles(texts: [
      "Walk/Walk.xcodeproj/project.pbxproj": text,
      "Walk/Config/App.xcconfig": "PRODUCT_NAME = My Walk\n",
      "Walk/New/One.swift": "", "Walk/New/Info.plist": "", "Walk/New/Two.xib": "",
      "Walk/New/Base.lproj/Left.storyboard": "", "Walk/New/Deep/de.lproj/Right.xib": "",
      "Walk/New/Deep/Pictures.xcassets/a.imageset/Contents.json": "",
      "Walk/New/Deep/Pictures.xcassets/Contents.json": "", "Walk/Kit/Three.swift": "", "Walk/Kit/Four.swift": "",
      "Walk/Local/Package.swift": "",
    ])
  }

  static func read(_ text: String = text) -> ProjectTargets { ProjectTargets.read([path], files(text)) }

  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 77;
      objects = {
        PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, KIT, TESTS, ALL); packageReferences = (PACKAGE);
          buildConfigurationList = SHAREDLIST; };
        ALL = { isa = PBXAggregateTarget; name = All; };
        MAIN = { isa = PBXGroup; sourceTree = "<group>";
          children = (SOURCES, NEW, KITFOLDER, CONFIG, ROOTED, PRODUCTS); };
        SOURCES = { isa = PBXGroup; sourceTree = "<group>"; path = "My Sources"; children = (A, H, HB, M, INNER, S); };
        INNER = { isa = PBXGroup; sourceTree = "<group>"; name = "Only a name"; children = (X, C); };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        M = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Old.h; sourceTree = "<group>"; };
        HB = { isa = PBXFileReference; path = Alone.h; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = ../X.xib; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        S = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (SB, SG); };
        SB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        SG = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        ROOTED = { isa = PBXFileReference; path = Root/R.swift; sourceTree = SOURCE_ROOT; };
        NEW = { isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; exceptions = (EA, EK); };
        EA = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
          membershipExceptions = (Info.plist, /Localized/Left.storyboard, "/Localized: Deep/Right.xib"); };
        EK = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = KIT; membershipExceptions = (One.swift); };
        KITFOLDER = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        CONFIG = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        PRODUCTS = { isa = PBXGroup; name = Products; sourceTree = "<group>"; children = (KITPRODUCT); };
        KITPRODUCT = { isa = PBXFileReference; path = WalkKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        PACKAGE = { isa = XCLocalSwiftPackageReference; relativePath = Local; };

        APP = { isa = PBXNativeTarget; name = Walk; productType = "com.apple.product-type.application";
          buildPhases = (P1, P2, P3); buildConfigurationList = APPLIST; fileSystemSynchronizedGroups = (NEW);
          packageProductDependencies = (PRODUCT); };
        PRODUCT = { isa = XCSwiftPackageProductDependency; productName = Steps; };
        P1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B9); };
        P2 = { isa = PBXResourcesBuildPhase; files = (B4, B5, B6); };
        P3 = { isa = PBXFrameworksBuildPhase; files = (B7, B8); };
        B1 = { isa = PBXBuildFile; fileRef = A; };
        B2 = { isa = PBXBuildFile; fileRef = M; };
        B3 = { isa = PBXBuildFile; fileRef = ROOTED; };
        B4 = { isa = PBXBuildFile; fileRef = X; };
        B5 = { isa = PBXBuildFile; fileRef = C; };
        B6 = { isa = PBXBuildFile; fileRef = S; };
        B7 = { isa = PBXBuildFile; fileRef = KITPRODUCT; };
        B8 = { isa = PBXBuildFile; productRef = PRODUCT; };
        B9 = { isa = PBXBuildFile; fileRef = KITPRODUCT; };
        APPLIST = { isa = XCConfigurationList; buildConfigurations = (D, R); defaultConfigurationName = Release; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_MODULE_NAME = WalkDebug; }; };
        R = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = CONFIG; buildSettings = {
          INFOPLIST_FILE = "New/Info.plist"; INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
        SHAREDLIST = { isa = XCConfigurationList; buildConfigurations = (SR); };
        SR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };

        KIT = { isa = PBXNativeTarget; name = "Walk Kit"; productType = "com.apple.product-type.framework";
          buildPhases = (); buildConfigurationList = KITLIST; fileSystemSynchronizedGroups = (KITFOLDER); };
        KITLIST = { isa = XCConfigurationList; buildConfigurations = (KR); };
        KR = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; PRODUCT_MODULE_NAME = WalkKit; }; };

        TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (); dependencies = (DEPENDENCY); };
        DEPENDENCY = { isa = PBXTargetDependency; target = APP; };
      };
      rootObject = PROJECT;
    }
    """
}
