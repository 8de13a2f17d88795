#if !canImport(CoreGraphics)
public import Foundation

// Names of Core Foundation, which Linux lacks.
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int
#endif
