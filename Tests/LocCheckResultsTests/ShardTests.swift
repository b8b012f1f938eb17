import LocCheckResults
import Testing

struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("10/10", 10, 10), ("01/02", 1, 2)])
  func `a text names a shard`(text: String, number: Int, count: Int) {
    #expect(Shard(text) == Shard(number, of: count))
  }

  @Test(arguments: ["", "/", "1", "0/1", "2/1", "1/0", "1/2/3", "+1/2", "-1/2", "1/ 2", "a/b"])
  func `what names no shard is none`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `a shard is read back from its text`() {
    let shard = Shard(3, of: 12)
    #expect(shard.description == "3/12")
    #expect(Shard(shard.description) == shard)
  }
}
