import type { Network } from '@latchkey/session/contract'
import type { CloudContext } from './cloud-context'
import { fetchImage } from './fetch-image'

/** The directory's picture of a network; `undefined` if it has none or cannot be fetched. Never rejects. */
export async function fetchNetworkImage(
  cloud: CloudContext,
  { id }: Pick<Network, 'id'>,
): Promise<string | undefined> {
  if (!cloud.options.projectId) return undefined
  try {
    const { networkImageIds } = await import('./network-image-ids')
    const imageId = networkImageIds.get(id)
    return imageId === undefined ? undefined : await fetchImage(cloud, 'asset', imageId)
  } catch (error) {
    cloud.ctx.report(error)
    return undefined
  }
}
