import type { TokenHolding } from '@latchkey/session/contract'
import type { OpenDesk } from './desk'
import { BalanceUnavailableError } from './errors'
import type { TokensEntry } from './portfolio-state'
import type { Question } from './question'
import { readNative } from './read-native'

export interface Search {
  /** However fresh the known is. */
  readonly again: boolean
  readonly known: TokensEntry | undefined
  readonly signal: AbortSignal
  /** Hears of what could not be read anew: what is known stands in its place, or nothing. */
  fell(error: unknown): void
}

/** What the network itself can say: the native balance, and the tokens the host knows. `undefined` where it says nothing. */
export async function readNetworkTokens(
  desk: OpenDesk,
  question: Question,
  { again, known, signal, fell }: Search,
): Promise<readonly TokenHolding[] | undefined> {
  const { ctx, options, memory } = desk
  const { key, account, network, adapter } = question
  const { balance, tokens } = await adapter.capabilities()
  if (!balance && !tokens) return undefined
  const named = (options.tokens ?? []).filter(({ networkId }) => networkId === network.id)
  const [, others = []] = await Promise.all([
    // Most often under way, or just read.
    balance ? readNative(desk, question, again) : undefined,
    tokens?.list(account, network, named, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      const before = known?.status === 'known' ? known : undefined
      // What a better source listed says more than what is left here; and without either there is no list at all.
      if (!balance || (before && before.source !== 'network')) throw error
      fell(error)
      return before?.items.filter(({ address }) => address !== undefined)
    }),
  ])
  if (!balance) return others
  const native = ctx.state.get().native[key]
  if (native?.status !== 'known') return undefined
  // An amount that is known stays known when reading it again fails, or failed a moment ago.
  if (memory.failedAtMs.has(`native ${key}`)) fell(new BalanceUnavailableError(network.id))
  const { value, decimals, symbol } = native
  return [{ networkId: network.id, name: network.nativeCurrency.name, symbol, decimals, value }, ...others]
}
