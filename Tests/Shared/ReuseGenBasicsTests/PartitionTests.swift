import Testing

import ReuseGenBasics

@Suite struct PartitionTests {
  @Test func theFirstIndexOfTheSecondPartIsFound() {
    for lower in -2...2 {
      for upper in lower...lower + 9 {
        for partition in lower...upper {
          var calls = 0
          let found = (lower..<upper).partitionIndex { index in
            #expect((lower..<upper).contains(index))
            calls += 1
            return index >= partition
          }
          #expect(found == partition)
          #expect(calls <= 4)
        }
      }
    }
  }
}
