import type { Network } from '@latchkey/session/contract'
import { dataUrlOf } from './ask-data'
import type { Cloud } from './cloud-context'
import { isSupported } from './supported-networks'

/** Where the data API passes JSON-RPC calls on to a network it serves; it takes them as `text/plain` too. */
export async function rpcProxyUrl(cloud: Cloud, { id }: Network): Promise<string | undefined> {
  const { projectId } = cloud.options
  if (!projectId || !(await isSupported(cloud, id))) return undefined
  return `${dataUrlOf(cloud)}/v1/?${new URLSearchParams({ chainId: id, projectId })}`
}
