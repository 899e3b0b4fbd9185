import { beforeClose, type Label } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import type { AccountContext } from '../account-context'
import { mustSwitch } from '../state'
import { notifyAddedWallets } from '../wallets/notify-added-wallets'
import { followNetworkPictures, networkPicture } from './network-pictures'

/** The text is repeated here: a module that this file and the eager code share would be a chunk before the first click. */
const chooseNetwork: Label = (t) => t('account.networks', 'Choose Network')

function isStuck(ctx: AccountContext): boolean {
  return mustSwitch(ctx.read(sessionContract), ctx.use(sessionContract).policy)
}

/** Opens `UnsupportedChain` while the wallet is on a network that this page does not serve. */
export function leadToSupported(ctx: AccountContext): void {
  if (isStuck(ctx)) ctx.router.reset('UnsupportedChain')
}

/**
 * From the first view after the list on: keeps `UnsupportedChain` open until the network is switched, puts the network into
 * the header, and notifies of wallets that are added.
 */
export function attachNetworkRules(ctx: AccountContext, first: string | undefined): void {
  let shown = first
  ctx.events.on('kernel:view-changed', ({ view }) => {
    shown = view
  })
  ctx.protect(beforeClose, ({ by }) =>
    by === 'user' && shown === 'UnsupportedChain' && isStuck(ctx)
      ? { kind: 'refuse', reason: 'NETWORK_UNSUPPORTED' }
      : { kind: 'allow' },
  )
  followNetworkPictures(ctx)
  if (ctx.use(sessionContract).policy.enableNetworkSwitch) showNetworkInHeader(ctx)
  notifyAddedWallets(ctx)
}

function showNetworkInHeader(ctx: AccountContext): void {
  const networkNow = () => activeTarget(ctx.read(sessionContract))?.network
  const look = (network: ReturnType<typeof networkNow>) => ({
    label: network ? () => network.name : chooseNetwork,
    imageUrl: network && networkPicture(ctx, network),
  })
  const action = ctx.fill(headerActions, {
    id: 'account-networks',
    view: 'Account',
    icon: 'network',
    run: () => ctx.router.push('Networks'),
    ...look(networkNow()),
  })
  const show = (): void => action.update(look(networkNow()))
  ctx.watch(sessionContract, (state) => activeTarget(state)?.network, show)
  ctx.state.subscribe((next, before) => {
    if (next.networkPictures !== before.networkPictures) show()
  })
}
