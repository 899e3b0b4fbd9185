import { currentNetworkId, type Network, networkPictures, sessionContract } from '@latchkey/session/contract'
import type { AccountContext } from '../account-context'

/** The host's picture, else the one that was fetched. */
export const networkPicture = (ctx: AccountContext, { iconUrl, id }: Network): string | undefined =>
  iconUrl ?? ctx.state.get().networkPictures[id]

/** Fetches the picture of the active network, or of the preferred one, for the header and the page's button. */
export function followNetworkPictures(ctx: AccountContext): void {
  const fetchPicture = async (): Promise<void> => {
    const session = ctx.read(sessionContract)
    const id = currentNetworkId(session)
    const network = session.networks.find((one) => one.id === id)
    if (!network || networkPicture(ctx, network) !== undefined) return
    const [pictures] = ctx.items(networkPictures)
    const url = await pictures?.image(network)
    if (url !== undefined)
      ctx.state.assign({ networkPictures: { ...ctx.state.get().networkPictures, [network.id]: url } })
  }
  const follow = (): void => ctx.spawn(fetchPicture)
  ctx.watch(sessionContract, currentNetworkId, follow)
  follow()
}
