import { LatchkeyError } from '@latchkey/kernel'

/** Nothing can be asked: the services answer to a project id only. */
export class ProjectIdMissingError extends LatchkeyError {
  readonly code = 'PROJECT_ID_MISSING'
  override readonly category: string = 'configuration'
  constructor() {
    super('Project ID Not Configured', { details: { option: 'projectId' } })
  }
}

/** The directory gave no answer at all: offline, blocked, or too slow. */
export class DirectoryUnreachableError extends LatchkeyError {
  readonly code = 'DIRECTORY_UNREACHABLE'
  override readonly recovery: string | undefined = 'Check the connection, then try again.'
  constructor(cause: unknown) {
    super('The wallet list could not be reached', { cause })
  }
}

/** The directory answered with something else than was asked for. */
export class DirectoryAnswerError extends LatchkeyError {
  readonly code = 'DIRECTORY_ANSWER'
  override readonly recovery: string | undefined = 'Try again later.'
  constructor(path: string, cause?: unknown) {
    super('The wallet list cannot be read', { cause, details: { path } })
  }
}

/** What is wrong with an entry of the directory, by its name there; `entry` when nothing of it can be used. */
export interface EntryFault {
  /** The wallet's id, or its place on the page where it has none. */
  readonly wallet: string
  readonly field: string
}

/** Reported, never thrown: single entries were left out, or lost a field, and the rest is shown. */
export class DirectoryEntriesError extends LatchkeyError {
  readonly code = 'DIRECTORY_ENTRIES'
  constructor(readonly faults: readonly EntryFault[]) {
    super('Some wallets of the list cannot be shown in full', { details: { faults } })
  }
}
