import Testing
import UIKit

@Test @MainActor func importsTheRecyclingWorld() { #expect(UITableView(frame: .zero).visibleCells.isEmpty) }
