import { defineError } from '@latchkey/kernel'
import { CHECK_CONNECTION, TRY_LATER } from './request-errors'

/** The project has sent too many requests (HTTP 429). */
export class RateLimitedError extends defineError('RATE_LIMITED', 'Too many requests', TRY_LATER) {}

/** The service failed (HTTP 500–599). */
export class ServerFailedError extends defineError('SERVER_ERROR', 'Server error', TRY_LATER) {}

/** The page's origin is not on the list of the project. */
export class OriginNotAllowedError extends defineError(
  'ORIGIN_NOT_ALLOWED',
  'Origin not found on allowlist',
  undefined,
  'configuration',
) {
  constructor(origin: string) {
    super({ details: { origin } })
  }
}

/** The data API does not serve this network, or, with a cause, its networks could not be fetched. */
export class ServiceNetworkError extends defineError('SERVICE_NETWORK', 'Not available on this network') {
  override readonly nothingSent = true

  constructor(networkId: string, cause?: unknown) {
    super({ cause, details: { networkId } })
  }
}

/** The data API gave no response. */
export class ServiceUnreachableError extends defineError(
  'SERVICE_UNREACHABLE',
  'Can’t reach the service',
  CHECK_CONNECTION,
) {}

/** The data API's response cannot be read. */
export class ServiceResponseError extends defineError(
  'SERVICE_ANSWER',
  'The service sent an unreadable reply',
  TRY_LATER,
) {
  constructor(path: string, cause?: unknown) {
    super({ cause, details: { path } })
  }
}
