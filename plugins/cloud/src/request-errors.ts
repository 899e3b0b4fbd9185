import { defineError } from '@latchkey/kernel'

/** No project id is configured, which all services require. */
export class ProjectIdMissingError extends defineError(
  'PROJECT_ID_MISSING',
  'Project ID not configured',
  undefined,
  'configuration',
) {
  override readonly nothingSent = true

  constructor() {
    super({ details: { option: 'projectId' } })
  }
}

/** An address, name or id would change the path of a request. */
export class ServicePathError extends defineError(
  'SERVICE_PATH',
  'This can’t be looked up',
  'Check the address or name.',
) {
  override readonly nothingSent = true

  constructor(path: string) {
    super({ details: { path } })
  }
}

/** For a service that gave no response: offline, blocked, or too slow. */
export const CHECK_CONNECTION = 'Check your connection, then try again.'
/** For a service that failed and may succeed later. */
export const TRY_LATER = 'Try again later.'

/** The directory gave no response. */
export class DirectoryUnreachableError extends defineError(
  'DIRECTORY_UNREACHABLE',
  'Can’t reach the wallet list',
  CHECK_CONNECTION,
) {}

/** The directory's response cannot be read. */
export class DirectoryResponseError extends defineError(
  'DIRECTORY_ANSWER',
  'The wallet list can’t be read',
  TRY_LATER,
) {
  constructor(path: string, cause?: unknown) {
    super({ cause, details: { path } })
  }
}

/** An invalid field of a directory entry, by the directory's name for it; `entry` when the whole entry is invalid. */
export interface EntryFault {
  /** The wallet's id, or its index on the page where it has none. */
  readonly wallet: string
  readonly field: string
}

/** Reported, never thrown: single entries or fields were left out. */
export class DirectoryEntriesError extends defineError(
  'DIRECTORY_ENTRIES',
  'Some wallets can’t be shown in full',
) {
  constructor(readonly faults: readonly EntryFault[]) {
    super({ details: { faults } })
  }
}
