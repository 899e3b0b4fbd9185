import { beforeClose, type Label } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import {
  activeTarget,
  currentNetworkId,
  type Network,
  networkPictures,
  sessionContract,
} from '@latchkey/session/contract'
import type { AccountContext } from '../account-context'
import { mustSwitch } from '../state'
import { notifyAddedWallets } from '../wallets/notify-added-wallets'

/** The text is written here again: a module that this file and the eager code share would be a chunk of the first bytes. */
const chooseNetwork: Label = (t) => t('account.networks', 'Choose Network')

function mustSwitchNow(ctx: AccountContext): boolean {
  return mustSwitch(ctx.read(sessionContract), ctx.use(sessionContract).policy)
}

/** Opens `UnsupportedChain` while the wallet is on a network that this page does not serve. */
export function openUnsupportedChain(ctx: AccountContext): void {
  if (mustSwitchNow(ctx)) ctx.router.reset('UnsupportedChain')
}

/**
 * Called with the first view other than Connect: keeps `UnsupportedChain` open until the network is switched, puts the network into
 * the header, and notifies of wallets that are added.
 */
export function followActiveNetwork(ctx: AccountContext, first: string | undefined): void {
  let shown = first
  ctx.events.on('kernel:view-changed', ({ view }) => {
    shown = view
  })
  ctx.protect(beforeClose, ({ by }) =>
    by === 'user' && shown === 'UnsupportedChain' && mustSwitchNow(ctx)
      ? { kind: 'refuse', reason: 'NETWORK_UNSUPPORTED' }
      : { kind: 'allow' },
  )
  followNetworkPictures(ctx)
  if (ctx.use(sessionContract).policy.enableNetworkSwitch) showNetworkInHeader(ctx)
  notifyAddedWallets(ctx)
}

function showNetworkInHeader(ctx: AccountContext): void {
  const activeNetwork = () => activeTarget(ctx.read(sessionContract))?.network
  const headerItem = (network: ReturnType<typeof activeNetwork>) => ({
    label: network ? () => network.name : chooseNetwork,
    imageUrl: network && networkPicture(ctx, network),
  })
  const action = ctx.fill(headerActions, {
    id: 'account-networks',
    view: 'Account',
    icon: 'network',
    run: () => ctx.router.push('Networks'),
    ...headerItem(activeNetwork()),
  })
  const show = (): void => action.update(headerItem(activeNetwork()))
  ctx.watch(sessionContract, (state) => activeTarget(state)?.network, show)
  ctx.state.subscribe((next, before) => {
    if (next.networkPictures !== before.networkPictures) show()
  })
}

/** The host's picture, else the one that was fetched. */
const networkPicture = (ctx: AccountContext, { iconUrl, id }: Network): string | undefined =>
  iconUrl ?? ctx.state.get().networkPictures[id]

/** Fetches the picture of the active network, or of the preferred one, for the header and the page's button. */
function followNetworkPictures(ctx: AccountContext): void {
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
