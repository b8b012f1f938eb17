import CCMarkGFM
import Synchronization

/// A parsed document of cmark-gfm, freed with the value.
struct CommonMarkDocument: ~Copyable {
  /// What a walk over a document meets.
  enum Event {
    /// A stretch of text, masked as it went in.
    case text([UInt8])
    /// A code span, masked as it went in.
    case code([UInt8])
    /// The beginning of emphasis or strikethrough.
    case begin(InlineStyle)
    /// The end of emphasis or strikethrough.
    case end(InlineStyle)
    /// The beginning of a link, with its masked destination.
    case beginLink([UInt8])
    /// The end of a link.
    case endLink
  }

  /// Guards what all parsers of cmark-gfm share in a process.
  ///
  /// That is the registry of extensions, and the tables of special characters, which each parser
  /// changes while it reads inline markup.
  private static let library = Mutex(())

  /// The root node, nil if memory ran out.
  private let root: OpaquePointer?

  /// Parses UTF-8 without NUL.
  init(parsing bytes: [UInt8]) {
    root = Self.library.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
      defer { cmark_parser_free(parser) }
      for name in ["strikethrough", "autolink"] {
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
      }
      bytes.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      return cmark_parser_finish(parser)
    }
  }

  deinit {
    cmark_node_free(root)
  }

  /// Reports the inline content in reading order.
  func walk(with walker: inout RunWalker) {
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let step = cmark_iter_next(iterator)
      guard step != CMARK_EVENT_DONE else { return }
      let node = cmark_iter_get_node(iterator)
      if let event = Self.event(of: node, isEntering: step == CMARK_EVENT_ENTER) {
        walker.receive(event)
      }
    }
  }

  /// Translates a step of the walk; of blocks and images only the content has events.
  private static func event(of node: OpaquePointer?, isEntering: Bool) -> Event? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE:
      return .text(bytes(of: cmark_node_get_literal(node)))
    case CMARK_NODE_CODE:
      return .code(bytes(of: cmark_node_get_literal(node)))
    case CMARK_NODE_STRONG:
      return isEntering ? .begin(.bold) : .end(.bold)
    case CMARK_NODE_EMPH:
      return isEntering ? .begin(.italic) : .end(.italic)
    case CMARK_NODE_LINK:
      return isEntering ? .beginLink(bytes(of: cmark_node_get_url(node))) : .endLink
    default:
      // The type of an extension's node is a number of its own; only its name is public.
      let name = cmark_node_get_type_string(node).map { String(cString: $0) }
      guard name == "strikethrough" else { return nil }
      return isEntering ? .begin(.strikethrough) : .end(.strikethrough)
    }
  }

  /// Copies a C string.
  private static func bytes(of string: UnsafePointer<CChar>?) -> [UInt8] {
    guard let string else { return [] }
    return Array(String(cString: string).utf8)
  }
}
