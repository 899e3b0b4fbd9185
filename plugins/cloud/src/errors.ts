/** Two files: the list of wallets loads the first only. */
export {
  DirectoryEntriesError,
  DirectoryResponseError,
  DirectoryUnreachableError,
  type EntryFault,
  ProjectIdMissingError,
  ServicePathError,
} from './directory-errors'
export * from './service-errors'
