import { isLatchkeyError } from '@latchkey/kernel'

/**
 * Whether a request failed because the data API does not support the network (`SERVICE_NETWORK`). False if the list of
 * supported networks could not be loaded, because then the request can be retried.
 */
export function isNetworkUnserved(error: unknown): boolean {
  return isLatchkeyError(error) && error.code === 'SERVICE_NETWORK' && error.cause === undefined
}
