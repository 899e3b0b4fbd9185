import { isLatchkeyError } from '@latchkey/kernel'
import type { BlockchainApiRequest } from './blockchain-api-request'
import { blockchainApiUrl } from './blockchain-api-url'
import type { CloudContext } from './cloud-context'
import { requestService } from './request-service'
import { ServiceResponseError, ServiceUnreachableError } from './service-errors'

/**
 * One request to the blockchain data API, for any network, never repeated.
 * @throws `ServiceResponseError`, `ServiceUnreachableError`, `HttpStatusError`, or the reason of the signal
 */
export async function sendBlockchainApiRequest<Data>(
  cloud: CloudContext,
  {
    path,
    query = {},
    body,
    parse,
    signal,
  }: Omit<BlockchainApiRequest<Data>, 'networkId' | 'signal'> & {
    readonly signal?: AbortSignal
  },
): Promise<Data> {
  const { clientId } = cloud.memory
  const named = Object.entries({ ...query, clientId }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const service = {
    baseUrl: blockchainApiUrl(cloud),
    unreachable: (cause: unknown) => new ServiceUnreachableError(cause),
  }
  const request = { path: path.replace(/^\/*/, '/'), query: named, body, signal }
  try {
    return await requestService(cloud, service, request, (body) => parseResponse(path, body, parse))
  } catch (error) {
    // Invalid JSON counts as an unreadable response, too.
    throw isLatchkeyError(error) && error.code === 'HTTP_ANSWER'
      ? new ServiceResponseError(path, error)
      : error
  }
}

function parseResponse<Data>(path: string, body: unknown, parse: (body: unknown) => Data): Data {
  try {
    return parse(body)
  } catch (error) {
    throw isLatchkeyError(error) ? error : new ServiceResponseError(path, error)
  }
}
