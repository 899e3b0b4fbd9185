import type { Network } from '@latchkey/session/contract'
import { blockchainApiUrl } from './blockchain-api-url'
import type { CloudContext } from './cloud-context'
import { isSupported } from './supported-networks'

/** The URL at which the data API proxies JSON-RPC to a network it serves; it accepts `text/plain` too. */
export async function rpcProxyUrl(cloud: CloudContext, { id }: Network): Promise<string | undefined> {
  const { projectId } = cloud.options
  if (!projectId || !(await isSupported(cloud, id))) return undefined
  return `${blockchainApiUrl(cloud)}/v1/?${new URLSearchParams({ chainId: id, projectId })}`
}
