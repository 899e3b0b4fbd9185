import { cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { isCancellation, lazy } from '@latchkey/kernel'
import { walletFilters } from '@latchkey/session/contract'
import type { ConnectContext, DirectoryState } from '../contract'
import { createExclusion } from '../wallet-list/wallet-filter'
import { isDirectoryId } from './wallet-ids'

/** For at most this long no wallet is listed while the directory has not returned the excluded ones. */
export const HOLD_LIMIT_MS = 1_500

export interface ExcludedWallets {
  /** The directory ids in `excludeWalletIds`. */
  readonly ids: readonly string[]
  /** Fetches their entries, once, and again after a failure. Rejects with the service's error. */
  fetchOnce(): Promise<readonly WalletEntry[]>
  /** Like `fetchOnce`, but reports a failure and never rejects. */
  fetchOrReport(): Promise<void>
}

/** Fetches the directory's entries of the wallets that the host excludes by directory id. */
export function createExcludedWallets(ctx: ConnectContext): ExcludedWallets {
  const cloud = ctx.use(cloudContract)
  const { excludeWalletIds = [] } = ctx.state.get().options
  const ids = excludeWalletIds.filter(isDirectoryId)
  const set = (lists: Partial<DirectoryState>): void =>
    ctx.state.assign({ directory: { ...ctx.state.get().directory, ...lists } })
  const releaseWallets = (): void => {
    if (ctx.state.get().directory.isHoldingWallets) set({ isHoldingWallets: false })
  }
  const fetchEntries = async (): Promise<readonly WalletEntry[]> => {
    if (!cloud || ids.length === 0) return []
    ctx.clock.wait(HOLD_LIMIT_MS, ctx.signal).then(releaseWallets, releaseWallets)
    const { wallets } = await cloud.wallets({ include: ids, entries: ids.length }, ctx.signal)
    // Takes one entry per id, because further ones could exclude wallets that the host did not name.
    const excluded = ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
    set({ excluded, isHoldingWallets: false })
    return excluded
  }
  const fetchOnce = lazy(() =>
    fetchEntries().catch((error: unknown) => {
      releaseWallets()
      throw error
    }),
  )
  return {
    ids,
    fetchOnce,
    fetchOrReport: () =>
      fetchOnce().then(
        () => undefined,
        (error: unknown) => {
          if (!isCancellation(error)) ctx.report(error)
        },
      ),
  }
}

/**
 * Hides excluded wallets in session's list too, because a host may render that list itself. Wallets that the host names are
 * hidden at once, wallets that match an excluded entry of the directory once that entry is loaded.
 */
export function hideExcludedWallets(ctx: ConnectContext): void {
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
