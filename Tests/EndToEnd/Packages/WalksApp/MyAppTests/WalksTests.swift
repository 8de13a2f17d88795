import XCTest

final class WalksTests: XCTestCase {}
