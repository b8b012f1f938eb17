import LocCheckDiagnostics
import LocCheckSources

/// Project files of Xcode in the formats it has written.
enum XcodeFixtures {
  /// A project of Xcode 15: groups, build phases and files in several languages.
  static let grouped = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 56;
    	objects = {

    /* Begin PBXBuildFile section */
    		B001 /* OrderList.swift in Sources */ = {isa = PBXBuildFile; fileRef = F001 /* OrderList.swift */; };
    		B002 /* Format.swift in Sources */ = {isa = PBXBuildFile; fileRef = F002; };
    		B003 /* Localizable.xcstrings in Resources */ = {isa = PBXBuildFile; fileRef = F003; };
    		B004 /* InfoPlist.strings in Resources */ = {isa = PBXBuildFile; fileRef = V001; };
    		B005 /* Help in Resources */ = {isa = PBXBuildFile; fileRef = F005; };
    		B006 /* bridge.m in Sources */ = {isa = PBXBuildFile; fileRef = F006; };
    		B007 /* SystemStrings.swift in Sources */ = {isa = PBXBuildFile; fileRef = F007; };
    		B008 /* Made.swift in Sources */ = {isa = PBXBuildFile; fileRef = F008; };
    		B009 /* OrderTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = F009; };
    		B010 /* Cart in Frameworks */ = {isa = PBXBuildFile; productRef = K001; };
    /* End PBXBuildFile section */

    		C001 = {isa = PBXContainerItemProxy; containerPortal = P001; remoteGlobalIDString = T001; remoteInfo = Bakery; };

    /* Begin PBXFileReference section */
    		F001 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = OrderList.swift; sourceTree = "<group>"; };
    		F002 = {isa = PBXFileReference; name = Format.swift; path = "../Shared Code/Format.swift"; sourceTree = SOURCE_ROOT; };
    		F003 = {isa = PBXFileReference; lastKnownFileType = text.json.xcstrings; path = Localizable.xcstrings; sourceTree = "<group>"; };
    		F005 = {isa = PBXFileReference; lastKnownFileType = folder; path = Help; sourceTree = "<group>"; };
    		F006 = {isa = PBXFileReference; lastKnownFileType = sourcecode.c.objc; path = bridge.m; sourceTree = "<group>"; };
    		F007 = {isa = PBXFileReference; path = usr/SystemStrings.swift; sourceTree = SDKROOT; };
    		F008 = {isa = PBXFileReference; path = /opt/made/Made.swift; sourceTree = "<absolute>"; };
    		F009 = {isa = PBXFileReference; path = OrderTests.swift; sourceTree = "<group>"; };
    		F010 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/InfoPlist.strings; sourceTree = "<group>"; };
    		F011 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/InfoPlist.strings; sourceTree = "<group>"; };
    		F012 = {isa = PBXFileReference; lastKnownFileType = wrapper; name = CartKit; path = Packages/CartKit; sourceTree = "<group>"; };
    		F013 = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Vendor/Oven.xcodeproj; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    		G000 = {isa = PBXGroup; children = (G001, G002, F012, F013, ); sourceTree = "<group>"; };
    		G001 /* Bakery */ = {isa = PBXGroup; children = (F001, F002, F003, F005, F006, F007, F008, G003, ); path = Bakery; sourceTree = "<group>"; };
    		G002 = {isa = PBXGroup; children = (F009, ); path = BakeryTests; sourceTree = "<group>"; };
    		G003 = {isa = PBXGroup; children = (V001, ); name = "Supporting Files"; sourceTree = "<group>"; };
    		V001 /* InfoPlist.strings */ = {isa = PBXVariantGroup; children = (F010, F011, ); name = InfoPlist.strings; sourceTree = "<group>"; };

    		S001 = {isa = PBXSourcesBuildPhase; files = (B001, B002, B006, B007, B008, ); };
    		S002 = {isa = PBXSourcesBuildPhase; files = (B009, ); };
    		R001 = {isa = PBXResourcesBuildPhase; files = (B003, B004, B005, ); };
    		W001 = {isa = PBXFrameworksBuildPhase; files = (B010, ); };

    		T001 /* Bakery */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L001;
    			buildPhases = (
    				S001 /* Sources */,
    				W001 /* Frameworks */,
    				R001 /* Resources */,
    			);
    			dependencies = (
    			);
    			name = ⟦Bakery⟧;
    			packageProductDependencies = (K001, );
    			productType = "com.apple.product-type.application";
    		};
    		T002 /* BakeryTests */ = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L002;
    			buildPhases = (S002, );
    			dependencies = (D001, );
    			name = BakeryTests;
    			productType = "com.apple.product-type.bundle.unit-test";
    		};
    		D001 = {isa = PBXTargetDependency; target = T001; targetProxy = C001; };
    		K001 = {isa = XCSwiftPackageProductDependency; productName = Cart; };

    		P001 /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = L000;
    			developmentRegion = en;
    			knownRegions = (en, Base, de, );
    			mainGroup = G000;
    			projectDirPath = "";
    			targets = (T001, T002, );
    		};

    		X001 /* Debug */ = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    			LOCALIZATION_PREFERS_STRING_CATALOGS = YES; SDKROOT = iphoneos; SWIFT_EMIT_LOC_STRINGS = NO; }; };
    		X002 /* Release */ = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
    		X003 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
    			LOCALIZED_STRING_MACRO_NAMES = ("$(inherited)", NSLocalizedString, BakeryString, );
    			PRODUCT_NAME = "$(TARGET_NAME) Home"; SWIFT_EMIT_LOC_STRINGS = ⟦YES⟧; }; };
    		X004 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_EMIT_LOC_STRINGS = NO; }; };
    		X005 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
    		L000 = {isa = XCConfigurationList; buildConfigurations = (X001, X002, ); defaultConfigurationName = Release; };
    		L001 = {isa = XCConfigurationList; buildConfigurations = (X003, X004, ); defaultConfigurationName = Release; };
    		L002 = {isa = XCConfigurationList; buildConfigurations = (X005, ); };
    	};
    	rootObject = P001 /* Project object */;
    }
    """

  /// A project of Xcode 16: folders that are synchronised with the disk.
  static let synchronized = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objectVersion = 77;
    	objects = {
    		E001 /* Exceptions for "Field" folder in "Field" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Info.plist,
    				Drafts/Old.swift,
    				"/Localized: Text/Legacy.strings",
    			);
    			target = T001 /* Field */;
    		};
    		E002 /* Exceptions for "Field" folder in "FieldWidget" target */ = {
    			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
    			membershipExceptions = (
    				Shared/Count.swift,
    				Localizable.xcstrings,
    				"/Localized: Text/Legacy.strings",
    			);
    			target = T002 /* FieldWidget */;
    		};
    		E003 = {
    			isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
    			buildPhase = R002;
    			membershipExceptions = (Extra.xcstrings, );
    		};
    		G000 = {isa = PBXGroup; children = (G001, G002, A001, ); sourceTree = "<group>"; };
    		G001 /* Field */ = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			exceptions = (E001, E002, E003, );
    			path = Field;
    			sourceTree = "<group>";
    		};
    		G002 = {isa = PBXGroup; children = (G003, ); path = Parts; sourceTree = "<group>"; };
    		G003 = {isa = PBXFileSystemSynchronizedRootGroup; path = FieldWidget; sourceTree = "<group>"; };
    		A001 = {isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>"; };
    		S002 = {isa = PBXSourcesBuildPhase; files = (); };
    		R002 = {isa = PBXResourcesBuildPhase; files = (); };
    		T001 = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = L001;
    			buildPhases = ();
    			fileSystemSynchronizedGroups = (G001, G001, );
    			name = Field;
    			productType = "com.apple.product-type.application";
    		};
    		T002 = {
    			isa = PBXNativeTarget;
    			buildPhases = (S002, R002, );
    			fileSystemSynchronizedGroups = (G003, );
    			name = FieldWidget;
    			productType = "com.apple.product-type.app-extension";
    		};
    		Q001 = {isa = XCLocalSwiftPackageReference; relativePath = "../FieldKit"; };
    		X001 = {
    			isa = XCBuildConfiguration;
    			baseConfigurationReferenceAnchor = A001;
    			baseConfigurationReferenceRelativePath = App/Debug.xcconfig;
    			buildSettings = { SUPPORTED_PLATFORMS = "macosx"; };
    			name = Debug;
    		};
    		L001 = {isa = XCConfigurationList; buildConfigurations = (X001, ); };
    		P001 = {isa = PBXProject; developmentRegion = de; mainGroup = G000; targets = (T001, T002, ); };
    	};
    	rootObject = P001;
    }
    """

  /// Reads a project file as that of `App/Field.xcodeproj`.
  static func read(
    _ text: String, configuration: String = "Debug", settings: [String: String] = [:]
  ) -> Diagnosed<SourceProject> {
    let marked = MarkedProject(text, path: "App/Field.xcodeproj/project.pbxproj")
    return XcodeProjectReader.project(from: marked.source, configuration: configuration) { path in
      settings[path].map { SourceText(path: path, text: $0) }
    }
  }
}
