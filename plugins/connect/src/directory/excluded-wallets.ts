import { cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { isCancellation, lazy } from '@latchkey/kernel'
import { walletFilters } from '@latchkey/session/contract'
import type { ConnectContext } from '../connect-context'
import type { DirectoryState } from '../contract'
import { createExclusion } from '../wallet-list/wallet-evidence'
import { isDirectoryId } from './wallet-ids'

/** A directory that is slower holds no wallet back. */
export const HOLD_LIMIT_MS = 1_500

export interface ExcludedWallets {
  /** Directory ids that the host excludes. */
  readonly ids: readonly string[]
  /** Asks who they are; once, and again after a failure. Rejects with the service's error. */
  fetchOnce(): Promise<readonly WalletEntry[]>
  /** The same, for no longer than wallets may be held back. Never rejects. */
  fetchInTime(): Promise<void>
}

/** The wallets that the host excludes by directory id, as the directory knows them. */
export function createExcludedWallets(ctx: ConnectContext): ExcludedWallets {
  const cloud = ctx.tryUse(cloudContract)
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
    // One entry for each id: more would speak for wallets that the host did not name.
    const excluded = ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
    set({ excluded, isHoldingWallets: false })
    return excluded
  }
  const ask = lazy(() =>
    fetchEntries().catch((error: unknown) => {
      releaseWallets()
      throw error
    }),
  )
  return {
    ids,
    fetchOnce: ask,
    fetchInTime: () =>
      ask().then(
        () => undefined,
        (error: unknown) => {
          if (!isCancellation(error)) ctx.report(error)
        },
      ),
  }
}

/**
 * A host that draws its own list reads session's: what the directory knows of excluded wallets hides them there too.
 * What the host itself calls them is hidden from the start.
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
