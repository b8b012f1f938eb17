#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders below a folder, itself included, each entered once; hidden ones are left out.
struct FolderWalk {
  /// One folder, and what its names stand for.
  struct Folder {
    /// The folder's path.
    var path: String
    /// The names of what is no folder and not hidden, in the order of their bytes.
    ///
    /// Pipes, and links that lead nowhere, are among them: who takes one for a file by its name
    /// shall meet the error.
    var files: [String] = []
    /// The names of its folders that are not hidden, those that are not entered included.
    var folders: [String] = []
    /// The names that are not UTF-8, repaired.
    var illegibleNames: [String]

    /// Returns the path of a name.
    func path(of name: String) -> String { RelativePath.joining(path, name) }
  }

  /// The folders, each before those in it.
  private(set) var folders: [Folder] = []
  /// The folders that could not be looked into, with the reason of the system.
  private var unlisted: [InputError] = []

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - root: The folder; entered whatever it is called.
  ///   - entered: The folders that were entered before and are not entered again, so that links
  ///     that lead back up end.
  ///   - enters: Whether a folder of a name is entered.
  init(
    from root: String, entered: inout Set<FileIdentity>,
    entering enters: (_ name: String) -> Bool = { _ in true }
  ) {
    var paths = [root]
    while let path = paths.popLast() {
      if let status = try? FileStatus(of: path), !entered.insert(status.identity).inserted {
        continue
      }
      do {
        let folder = try Folder(FolderListing(of: path), problems: &unlisted)
        folders.append(folder)
        paths += folder.folders.reversed().filter(enters).map(folder.path(of:))
      } catch {
        unlisted.append(error)
      }
    }
  }

  /// Returns what could not be looked into: folders, and files of names that are not UTF-8.
  ///
  /// - Parameter matches: Whether a file or folder of a name is looked for at all.
  func problems(of matches: (_ name: String) -> Bool) -> [InputError] {
    unlisted
      + folders.flatMap { folder in
        folder.illegibleNames.filter(matches).map {
          InputError(illegiblePath: folder.path(of: $0))
        }
      }
  }
}

extension FolderWalk.Folder {
  /// Asks what the names in a folder stand for.
  fileprivate init(_ listing: FolderListing, problems: inout [InputError]) {
    self.init(path: listing.path, illegibleNames: listing.illegibleNames)
    var problem: SystemError?
    for name in listing.names where !name.hasPrefix(".") {
      do {
        switch try FileStatus(of: path(of: name)).kind {
        case .file, .other: files.append(name)
        case .folder: folders.append(name)
        }
      } catch  where error.code == ENOENT || error.code == ELOOP {
        files.append(name)
      } catch {
        problem = error
      }
    }
    if let problem { problems.append(InputError(path: path, problem)) }
  }
}
