import { walletFilters } from '@latchkey/session/contract'
import type { ConnectContext } from './connect-context'
import { createExclusion } from './wallet-list/known-wallets'

/**
 * A host that draws its own list reads session's: what the directory knows of excluded wallets hides them there too.
 * What the host itself calls them is hidden from the start.
 */
export function hideExcluded(ctx: ConnectContext): void {
  const { excludeWalletIds = [] } = ctx.state.get().options
  const item = () => {
    const { isRowExcluded } = createExclusion(excludeWalletIds, ctx.state.get().directory.excluded)
    return { hides: isRowExcluded }
  }
  const filled = ctx.fill(walletFilters, { id: 'connect-directory', ...item() })
  ctx.state.subscribe(({ directory }, before) => {
    if (
      directory.excluded !== before.directory.excluded ||
      directory.isHoldingWallets !== before.directory.isHoldingWallets
    )
      filled.update(item())
  })
}
