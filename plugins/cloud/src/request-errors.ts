import { LatchkeyError } from '@latchkey/kernel'

/** No project id is configured, which all services require. */
export class ProjectIdMissingError extends LatchkeyError {
  readonly code = 'PROJECT_ID_MISSING'
  override readonly category: string = 'configuration'
  constructor() {
    super('Project ID Not Configured', { details: { option: 'projectId' } })
  }
}

/** An address, name or id would change the path of a request. Nothing was sent. */
export class ServicePathError extends LatchkeyError {
  readonly code = 'SERVICE_PATH'
  override readonly recovery = 'Check the address or name.'
  constructor(path: string) {
    super('This can’t be looked up', { details: { path } })
  }
}

/** A service gave no response: offline, blocked, or too slow. */
export abstract class UnreachableError extends LatchkeyError {
  override readonly recovery: string | undefined = 'Check the connection, then try again.'
}

/** A service failed and may succeed later. */
export abstract class TryLaterError extends LatchkeyError {
  override readonly recovery: string | undefined = 'Try again later.'
}

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
