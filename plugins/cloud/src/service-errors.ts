import { LatchkeyError } from '@latchkey/kernel'
import { TryLaterError, UnreachableError } from './request-errors'

/** The project has sent too many requests (HTTP 429). */
export class RateLimitedError extends TryLaterError {
  readonly code = 'RATE_LIMITED'
  constructor(cause: unknown) {
    super('Rate Limited', { cause })
  }
}

/** The service failed (HTTP 500–599). */
export class ServerFailedError extends TryLaterError {
  readonly code = 'SERVER_ERROR'
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

/** The data API does not serve this network, or, with a cause, its networks could not be fetched. The request was not sent. */
export class ServiceNetworkError extends LatchkeyError {
  readonly code = 'SERVICE_NETWORK'
  constructor(networkId: string, cause?: unknown) {
    super('This network is not served', { cause, details: { networkId } })
  }
}

/** The data API gave no response. */
export class ServiceUnreachableError extends UnreachableError {
  readonly code = 'SERVICE_UNREACHABLE'
  constructor(cause: unknown) {
    super('The service could not be reached', { cause })
  }
}

/** The data API's response cannot be read. */
export class ServiceResponseError extends TryLaterError {
  readonly code = 'SERVICE_ANSWER'
  constructor(path: string, cause?: unknown) {
    super('The service gave an answer that cannot be read', { cause, details: { path } })
  }
}
