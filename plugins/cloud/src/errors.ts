/** Three files, because the wallet list needs only the shared errors and the directory's, and should not load the others. */
export {
  DirectoryEntriesError,
  DirectoryResponseError,
  DirectoryUnreachableError,
  type EntryFault,
} from './directory-errors'
export * from './service-errors'
export { ProjectIdMissingError, ServicePathError } from './shared-errors'
