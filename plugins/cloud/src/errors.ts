/** Two files: the list of wallets loads the first only. */
export {
  DirectoryAnswerError,
  DirectoryEntriesError,
  DirectoryUnreachableError,
  type EntryFault,
  ProjectIdMissingError,
} from './directory-errors'
export * from './service-errors'
