import type { WalletAssets } from '@latchkey/session/contract'
import type { OpenDesk, WalletSaid } from './desk'
import { isWithin } from './fly'
import type { Question } from './question'

const CACHE_MS = 30_000
/** Tokens and collectibles are read again together. */
const SAME_ANSWER_MS = 1_000

/** One question to the wallet for tokens and collectibles together. Whatever goes wrong there means that it does not say. */
export async function askWalletForAssets(
  desk: OpenDesk,
  { key, target, adapter }: Question,
  again: boolean,
  signal: AbortSignal,
): Promise<WalletAssets | undefined> {
  const { ctx, memory } = desk
  const { wallets } = memory
  const { assets } = await adapter.capabilities()
  if (!assets) return undefined
  const known = wallets.get(key)
  const nowMs = ctx.clock.now()
  if (known && isWithin(again ? SAME_ANSWER_MS : CACHE_MS, nowMs - known.askedAtMs)) return known.assets
  const said: WalletSaid = {
    askedAtMs: nowMs,
    assets: assets.list(target, signal).catch(() => {
      if (wallets.get(key) === said) wallets.delete(key)
      return undefined
    }),
  }
  wallets.set(key, said)
  return said.assets
}
