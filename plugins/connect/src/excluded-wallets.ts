import { cloudContract, type WalletEntry } from '@latchkey/cloud/contract'
import { isCancellation, lazy } from '@latchkey/kernel'
import type { ConnectContext } from './connect-context'
import type { DirectoryState } from './contract'
import { isDirectoryId } from './is-called-one-of'

/** A directory that is slower holds no wallet back. */
export const IDENTIFY_LIMIT_MS = 1_500

export interface ExcludedWallets {
  /** Directory ids that the host excludes. */
  readonly ids: readonly string[]
  /** Asks who they are; once, and again after a failure. Rejects with the service's error. */
  ask(): Promise<readonly WalletEntry[]>
  /** The same, for no longer than wallets may be held back. Never rejects. */
  identify(): Promise<void>
}

/** The wallets that the host excludes by directory id, as the directory knows them. */
export function createExcludedWallets(ctx: ConnectContext): ExcludedWallets {
  const cloud = ctx.tryUse(cloudContract)
  const { excludeWalletIds = [] } = ctx.state.get().options
  const ids = excludeWalletIds.filter(isDirectoryId)
  const set = (lists: Partial<DirectoryState>): void =>
    ctx.state.assign({ directory: { ...ctx.state.get().directory, ...lists } })
  const release = (): void => {
    if (ctx.state.get().directory.isHoldingWallets) set({ isHoldingWallets: false })
  }
  const fetchThem = async (): Promise<readonly WalletEntry[]> => {
    if (!cloud || ids.length === 0) return []
    ctx.clock.wait(IDENTIFY_LIMIT_MS, ctx.signal).then(release, release)
    const { wallets } = await cloud.wallets({ include: ids, entries: ids.length }, ctx.signal)
    // One entry for each id: more would speak for wallets that the host did not name.
    const excluded = ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
    set({ excluded, isHoldingWallets: false })
    return excluded
  }
  const ask = lazy(() =>
    fetchThem().catch((error: unknown) => {
      release()
      throw error
    }),
  )
  return {
    ids,
    ask,
    identify: () =>
      ask().then(
        () => undefined,
        (error: unknown) => {
          if (!isCancellation(error)) ctx.report(error)
        },
      ),
  }
}
