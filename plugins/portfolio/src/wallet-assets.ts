import type { WalletAssets } from '@latchkey/session/contract'
import type { AccountQuery, PortfolioContext, WalletAssetsRequest } from './portfolio-context'

/** Time in which reads share one request, because a refresh reads tokens and collectibles together. */
const SHARED_REFRESH_MS = 1_000

/**
 * One request to the wallet for tokens and collectibles together.
 * @returns `undefined` if the wallet cannot list assets, or fails
 */
export async function readWalletAssets(
  { ctx, walletAssets }: PortfolioContext,
  { key, target, adapter, force, staleMs }: AccountQuery,
  signal: AbortSignal,
): Promise<WalletAssets | undefined> {
  const { assets } = await adapter.capabilities()
  if (!assets) return undefined
  const previous = walletAssets.get(key)
  const elapsedMs = ctx.clock.elapsedMs()
  if (previous && elapsedMs - previous.requestedAtMs <= (force ? SHARED_REFRESH_MS : staleMs))
    return previous.response
  const request: WalletAssetsRequest = {
    requestedAtMs: elapsedMs,
    response: assets.list(target, signal).catch(() => {
      if (walletAssets.get(key) === request) walletAssets.delete(key)
      return undefined
    }),
  }
  walletAssets.set(key, request)
  return request.response
}
