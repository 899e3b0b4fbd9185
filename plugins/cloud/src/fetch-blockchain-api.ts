import { untilAborted } from '@latchkey/kernel/async'
import type { BlockchainApiRequest } from './blockchain-api-request'
import type { CloudContext } from './cloud-context'
import { sendBlockchainApiRequest } from './send-blockchain-api-request'
import { ServiceNetworkError } from './service-errors'
import { ProjectIdMissingError } from './shared-errors'
import { supportedNetworks } from './supported-networks'

/**
 * One request to the blockchain data API, for a network that it serves.
 * @throws `ServiceNetworkError` before anything is sent for another network, and the errors of `sendBlockchainApiRequest`
 */
export async function fetchBlockchainApi<Data>(
  cloud: CloudContext,
  request: BlockchainApiRequest<Data>,
): Promise<Data> {
  const { networkId, signal } = request
  signal.throwIfAborted()
  if (!cloud.options.projectId) throw new ProjectIdMissingError()
  if (networkId !== undefined) {
    const { ids, failure } = await untilAborted(supportedNetworks(cloud), signal)
    // control: data-of-any-network
    if (!ids.has(networkId)) throw new ServiceNetworkError(networkId, failure)
  }
  return sendBlockchainApiRequest(cloud, request)
}
