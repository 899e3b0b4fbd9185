/** Two files, because the wallet list loads only the first one. */
export {
  DirectoryEntriesError,
  DirectoryResponseError,
  DirectoryUnreachableError,
  type EntryFault,
  ProjectIdMissingError,
  ServicePathError,
} from './directory-errors'
export * from './service-errors'
