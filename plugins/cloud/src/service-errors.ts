import { LatchkeyError } from '@latchkey/kernel'

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
