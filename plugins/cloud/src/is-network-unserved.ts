import { isLatchkeyError } from '@latchkey/kernel'

/**
 * Whether a request failed with `SERVICE_NETWORK` because the data API does not serve the network. False where its list
 * of networks could not be read, which the error has as its cause: that is a failure like any other.
 */
export function isNetworkUnserved(error: unknown): boolean {
  return isLatchkeyError(error) && error.code === 'SERVICE_NETWORK' && error.cause === undefined
}
