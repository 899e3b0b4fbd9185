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

/** The project has asked too often (429). */
export class RateLimitedError extends LatchkeyError {
  readonly code = 'RATE_LIMITED'
  override readonly recovery: string | undefined = 'Try again later.'
  constructor(cause: unknown) {
    super('Rate Limited', { cause })
  }
}

/** The service has a fault of its own (500–599). */
export class ServerFailedError extends LatchkeyError {
  readonly code = 'SERVER_ERROR'
  override readonly recovery: string | undefined = 'Try again later.'
  constructor(cause: unknown) {
    super('Server Error', { cause })
  }
}

/** The page's origin is not on the list of the project. */
export class OriginNotAllowedError extends LatchkeyError {
  readonly code = 'ORIGIN_NOT_ALLOWED'
  override readonly category: string = 'configuration'
  constructor(origin: string) {
    super('Origin not found on allowlist', { details: { origin } })
  }
}

/** The data API does not serve this network, or, with a cause, could not say whom it serves; nothing else was asked. */
export class ServiceNetworkError extends LatchkeyError {
  readonly code = 'SERVICE_NETWORK'
  constructor(networkId: string, cause?: unknown) {
    super('This network is not served', { cause, details: { networkId } })
  }
}

/** The data API gave no answer at all: offline, blocked, or too slow. */
export class ServiceUnreachableError extends LatchkeyError {
  readonly code = 'SERVICE_UNREACHABLE'
  override readonly recovery: string | undefined = 'Check the connection, then try again.'
  constructor(cause: unknown) {
    super('The service could not be reached', { cause })
  }
}

/** The data API answered with something else than was asked for. */
export class ServiceAnswerError extends LatchkeyError {
  readonly code = 'SERVICE_ANSWER'
  override readonly recovery: string | undefined = 'Try again later.'
  constructor(path: string, cause?: unknown) {
    super('The service gave an answer that cannot be read', { cause, details: { path } })
  }
}
