/** Two files, because the wallet list needs only those of any request and of the directory, and should not load the others. */
export {
  DirectoryEntriesError,
  DirectoryResponseError,
  DirectoryUnreachableError,
  type EntryFault,
  ProjectIdMissingError,
  ServicePathError,
} from './request-errors'
export * from './service-errors'
