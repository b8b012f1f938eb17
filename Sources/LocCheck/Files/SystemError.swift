#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of the last failed system call, with the system's words for it.
package struct SystemError: Error, Hashable {
  /// The value of `errno`.
  package var code: Int32

  /// Takes the number of the system call that just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's words, in lower case.
  package var reason: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EACCES, EPERM: "permission denied"
    case ELOOP: "too many symbolic links"
    case EPIPE: "the reader is gone"
    case ENOSPC: "no space left on the device"
    case EFBIG: "the file would be too large"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
