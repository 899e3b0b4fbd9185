import { beforeClose, type Label, type SlotItemHandle } from '@latchkey/kernel'
import { type HeaderAction, headerActions } from '@latchkey/modal/contract'
import {
  activeTarget,
  connectedConnections,
  currentNetworkId,
  type Network,
  networkPictures,
  type SessionPolicy,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { networkMark } from '@latchkey/ui-primitives/network-marks'
import type { AccountContext } from '../contract'

/** Repeats a text of `texts.ts`, which would become a chunk of its own if this file imported it too. */
const chooseNetwork: Label = (t) => t('account.networks', 'Choose network')

function mustSwitchNow(ctx: AccountContext): boolean {
  return mustSwitch(ctx.read(sessionContract), ctx.use(sessionContract).policy)
}

/** Opens `UnsupportedChain` if the active wallet is on a network that is not configured and has to switch. */
export function openUnsupportedChain(ctx: AccountContext): void {
  if (mustSwitchNow(ctx)) ctx.router.reset('UnsupportedChain')
}

/**
 * Called when the first view other than Connect opens. Refuses to close `UnsupportedChain` until the network is switched,
 * shows the active network in the header, fetches its picture, and notifies the user of added wallets.
 * @param firstView name of that view
 */
export function setUpDialogNetworks(ctx: AccountContext, firstView: string | undefined): void {
  let shownView = firstView
  ctx.events.on('kernel:view-changed', ({ view }) => {
    shownView = view
  })
  ctx.protect(beforeClose, ({ by }) =>
    by === 'user' && shownView === 'UnsupportedChain' && mustSwitchNow(ctx)
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
  let action: SlotItemHandle<HeaderAction> | undefined
  const show = (): void => {
    const { networks } = ctx.read(sessionContract)
    if (networks.length === 0) {
      action?.remove()
      action = undefined
    } else if (action) action.update(headerItem(activeNetwork()))
    else
      action = ctx.fill(headerActions, {
        id: 'account-networks',
        view: 'Account',
        icon: 'network',
        run: () => ctx.router.push('Networks'),
        ...headerItem(activeNetwork()),
      })
  }
  show()
  ctx.watch(sessionContract, ({ networks }) => networks.length > 0, show)
  ctx.watch(sessionContract, (state) => activeTarget(state)?.network, show)
  ctx.state.subscribe((next, before) => {
    if (next.networkPictures !== before.networkPictures) show()
  })
}

/** URL of the host's picture, else of the fetched one; `undefined` without either. */
const networkPicture = (ctx: AccountContext, { iconUrl, id }: Network): string | undefined =>
  iconUrl ?? ctx.state.get().networkPictures[id]

/** The mark of the active network, or of the preferred one, else its fetched picture, for the header and the page's button. */
function followNetworkPictures(ctx: AccountContext): void {
  const fetchPicture = async (): Promise<void> => {
    const session = ctx.read(sessionContract)
    const id = currentNetworkId(session)
    const network = session.networks.find((one) => one.id === id)
    if (!network || networkPicture(ctx, network) !== undefined) return
    const [pictures] = ctx.items(networkPictures)
    const url = networkMark(network.id) ?? (await pictures?.image(network))
    if (url !== undefined)
      ctx.state.assign({ networkPictures: { ...ctx.state.get().networkPictures, [network.id]: url } })
  }
  const follow = (): void => ctx.spawn(fetchPicture)
  ctx.watch(sessionContract, currentNetworkId, follow)
  follow()
}

/**
 * Whether the active wallet is on a network that is not configured and has to switch. False if the policy does not ask for
 * it, or if no network of the wallet's namespace is configured.
 */
export function mustSwitch(state: SessionState, policy: SessionPolicy): boolean {
  const target = activeTarget(state)
  if (!policy.enableNetworkSwitch || policy.allowUnsupportedChain || !target || target.network) return false
  return state.networks.some(({ namespace }) => namespace === target.namespace)
}

/** Notifies the user when a wallet is connected while others are. The same wallet in another namespace is not announced. */
function notifyAddedWallets(ctx: AccountContext): void {
  const knownIds = new Set(connectedConnections(ctx.read(sessionContract)).map(({ id }) => id))
  ctx.events.on('session:disconnected', ({ connectionId }) => void knownIds.delete(connectionId))
  ctx.events.on('session:connected', ({ connectionId, walletId, silent }) => {
    const isNew = !knownIds.has(connectionId)
    knownIds.add(connectionId)
    const others = connectedConnections(ctx.read(sessionContract)).filter(({ id }) => id !== connectionId)
    if (silent || !isNew || others.length === 0 || others.some((one) => one.walletId === walletId)) return
    ctx.notify({
      surface: 'banner',
      variant: 'success',
      code: 'WALLET_ADDED',
      text: (t) => t('wallets.added', 'Wallet added'),
    })
  })
}
