/** Two files: the list of wallets loads the first only. */
export {
  DirectoryEntriesError,
  DirectoryResponseError,
  DirectoryUnreachableError,
  type EntryFault,
  ProjectIdMissingError,
} from './directory-errors'
export * from './service-errors'
