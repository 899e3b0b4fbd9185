/**
 * The errors of the wallet directory are a file of their own, because the wallet list needs only those and should not load
 * the others.
 */
export {
  DirectoryEntriesError,
  DirectoryResponseError,
  DirectoryUnreachableError,
  type EntryFault,
  ProjectIdMissingError,
  ServicePathError,
} from './directory-errors'
export * from './service-errors'
