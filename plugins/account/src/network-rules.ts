import { beforeClose, type Label } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import type { AccountContext } from './account-context'
import { followPictures, pictureOf } from './network-in-use'
import { mustSwitch } from './state'
import { tellAddedWallets } from './tell-added-wallets'

/** Said here again: what this and the first bytes both import would be a piece of its own before the first click. */
const chooseNetwork: Label = (t) => t('account.networks', 'Choose Network')

function isStuck(ctx: AccountContext): boolean {
  return mustSwitch(ctx.read(sessionContract), ctx.use(sessionContract).policy)
}

/** Leads to the networks this page serves, unless the visitor is already there or has come back meanwhile. */
export function leadToSupported(ctx: AccountContext): void {
  if (isStuck(ctx)) ctx.router.reset('UnsupportedChain')
}

/**
 * From the first view after the list on: keeps the question open until it is answered, puts the network into the header,
 * and tells of wallets that are added.
 */
export function attachNetworkRules(ctx: AccountContext, first: string | undefined): void {
  let shown = first
  ctx.events.on('kernel:view-changed', ({ view }) => {
    shown = view
  })
  ctx.protect(beforeClose, (by) =>
    by === 'visitor' && shown === 'UnsupportedChain' && isStuck(ctx)
      ? { kind: 'refuse', reason: 'NETWORK_UNSUPPORTED' }
      : { kind: 'allow' },
  )
  followPictures(ctx)
  if (ctx.use(sessionContract).policy.enableNetworkSwitch) showNetworkInHeader(ctx)
  tellAddedWallets(ctx)
}

function showNetworkInHeader(ctx: AccountContext): void {
  const networkNow = () => activeTarget(ctx.read(sessionContract))?.network
  const look = (network: ReturnType<typeof networkNow>) => ({
    label: network ? () => network.name : chooseNetwork,
    imageUrl: network && pictureOf(ctx, network),
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
