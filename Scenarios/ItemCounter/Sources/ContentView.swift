import SwiftUI

/// The item-counter screen: a stepper, and below it what it says about the current collection.
struct ContentView: View {
  /// The number of items in the collection.
  @State private var count = 2
  /// The number of folders the items lie in.
  @State private var folders = 1
  /// The number of items the reader has selected.
  @State private var selected = 0

  /// The collection's name, which belongs to the reader's data and is never translated.
  private let collection = "Sample Set"

  /// The screen, top to bottom in reading order.
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Stepper(value: $count, in: 0...999) {
        Text("Item count", comment: "Label of the stepper that changes the number of items.")
      }

      summary
      collectionLines
      heading
      hints
      InspectorView(kind: "PDF", tagCount: 3)
    }
    .padding(20)
    .frame(minWidth: 360, alignment: .leading)
  }

  /// The counts: a message with a stable key, and two keys whose literals are the English text.
  @ViewBuilder private var summary: some View {
    SummaryLabel(
      localized: LocalizedStringResource(
        "summary.item-count",
        defaultValue: "\(count) items",
        comment: "Summary below the stepper. The number is the number of items."
      )
    )
    SummaryLabel(
      key: "\(selected) items selected",
      comment: "Status line. The number is the number of selected items; none has its own wording."
    )
    SummaryLabel(
      key: "\(count) items in \(folders) folders",
      comment: "Status line. First the number of items, then the number of folders they are in."
    )
  }

  /// The collection's name: on its own exactly as it is, in sentences as their argument.
  @ViewBuilder private var collectionLines: some View {
    SummaryLabel(verbatim: collection)
    SummaryLabel(
      key: "Collection: \(collection)",
      comment: "The argument is the name of the collection, which is not translated."
    )
    SummaryLabel(
      key: "Item \(count) in \(collection)",
      comment: "Position of an item. First its number, then the name of the collection."
    )
    SummaryLabel(
      key: "Remove **\(collection)** from the list?",
      comment: "Question. The argument is the name of the collection, shown in bold."
    )
  }

  /// The heading of the preview, emphasised here and not by the label.
  private var heading: some View {
    SummaryLabel(
      text: Text(
        "Preview",
        comment: "Heading above the preview of the current collection."
      ).bold()
    )
  }

  /// What the reader can do next, and how far the collection has come.
  @ViewBuilder private var hints: some View {
    SummaryLabel(
      key: "Click + to add an item.",
      comment: "Hint below an empty list. Say click on a Mac and tap on a touch screen."
    )
    SummaryLabel(
      key: "Progress: \(count * 8)%",
      comment: "The number is a percentage from 0 to 100."
    )
    SummaryLabel(
      key: "Average weight: \(1.25, specifier: "%.1f") kg",
      comment: "The number is the average weight of an item in kilograms."
    )
  }
}

#Preview {
  ContentView()
}
