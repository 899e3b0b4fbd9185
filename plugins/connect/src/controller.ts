import { createCatalogue } from './catalogue'
import type { ConnectContext } from './connect-context'
import type { WalletLists } from './contract'
import { loadDirectory as load } from './directory'
import { createExcludedWallets } from './excluded-wallets'
import { hideExcluded } from './hide-excluded'
import { withRecent } from './state'

/** What connect does besides showing, made when it is first asked. */
export function createLists(ctx: ConnectContext): WalletLists {
  hideExcluded(ctx)
  const excluded = createExcludedWallets(ctx)
  const loadDirectory = (): Promise<void> => load(ctx, excluded)
  return {
    remember: (wallet) =>
      ctx.state.assign({
        recent: withRecent(ctx.state.get().recent, { id: wallet.id, wallet }),
      }),
    noteAwaited: (wallet) => ctx.state.assign({ awaited: wallet && { id: wallet.id, wallet } }),
    identifyExcluded: excluded.identify,
    loadDirectory,
    ...createCatalogue(ctx, loadDirectory),
    keepPlace: (place) => ctx.state.assign({ place }),
  }
}
