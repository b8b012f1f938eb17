import SwiftUI

/// The inspector beside the list, whose messages have a table of their own.
///
/// `Preview` is a heading in the main table and the title of an action here; the tables keep the
/// two apart for languages in which a noun and a command are different words.
struct InspectorView: View {
  /// The kind of the selected item, as the file system names it.
  let kind: String
  /// The number of tags on the selected item.
  let tagCount: Int

  /// The inspector's lines, top to bottom.
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      SummaryLabel(
        key: "Details",
        tableName: "Inspector",
        comment: "Title of the inspector."
      )
      SummaryLabel(
        key: "Kind: \(kind)",
        tableName: "Inspector",
        comment: "The argument is the kind of the selected item, such as PDF."
      )
      SummaryLabel(
        localized: LocalizedStringResource(
          "tag-count",
          defaultValue: "\(tagCount) tags",
          table: "Inspector",
          comment: "The number is the number of tags on the selected item."
        )
      )
      SummaryLabel(
        key: "Preview",
        tableName: "Inspector",
        comment: "Title of the action that shows a preview of the selected item. A verb."
      )
    }
  }
}
