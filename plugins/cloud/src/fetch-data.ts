import { untilAborted } from '@latchkey/kernel/async'
import { askData } from './ask-data'
import type { BlockchainApiRequest } from './blockchain-api-request'
import type { Cloud } from './cloud-context'
import { ProjectIdMissingError } from './directory-errors'
import { ServiceNetworkError } from './service-errors'
import { supportedNetworks } from './supported-networks'

/** Asks the data API once, and only for networks it serves. */
export async function fetchData<Answer>(
  cloud: Cloud,
  request: BlockchainApiRequest<Answer>,
): Promise<Answer> {
  const { networkId, signal } = request
  signal.throwIfAborted()
  if (!cloud.options.projectId) throw new ProjectIdMissingError()
  if (networkId !== undefined) {
    const { ids, failure } = await untilAborted(supportedNetworks(cloud), signal)
    if (!ids.has(networkId)) throw new ServiceNetworkError(networkId, failure)
  }
  return askData(cloud, request)
}
