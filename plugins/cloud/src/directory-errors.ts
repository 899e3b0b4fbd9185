import { LatchkeyError } from '@latchkey/kernel'
import { TryLaterError, UnreachableError } from './shared-errors'

/** The directory gave no response. */
export class DirectoryUnreachableError extends UnreachableError {
  readonly code = 'DIRECTORY_UNREACHABLE'
  constructor(cause: unknown) {
    super('The wallet list could not be reached', { cause })
  }
}

/** The directory's response cannot be read. */
export class DirectoryResponseError extends TryLaterError {
  readonly code = 'DIRECTORY_ANSWER'
  constructor(path: string, cause?: unknown) {
    super('The wallet list cannot be read', { cause, details: { path } })
  }
}

/** An invalid field of a directory entry, by the directory's name for it; `entry` when the whole entry is invalid. */
export interface EntryFault {
  /** The wallet's id, or its index on the page where it has none. */
  readonly wallet: string
  readonly field: string
}

/** Reported, never thrown: single entries or fields were left out. */
export class DirectoryEntriesError extends LatchkeyError {
  readonly code = 'DIRECTORY_ENTRIES'
  constructor(readonly faults: readonly EntryFault[]) {
    super('Some wallets of the list cannot be shown in full', { details: { faults } })
  }
}
