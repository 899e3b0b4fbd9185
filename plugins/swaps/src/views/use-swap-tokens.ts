import { usePluginState } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import { findTokenBy, tokenKey, useTokens } from '@latchkey/portfolio/view-kit'
import type { ActiveTarget, Token } from '@latchkey/session/contract'
import { swapsContract } from '../contract'
import type { SwapSteps } from '../swap-steps'

/** A token that can be swapped, with what the account has of it. */
export interface SwappableToken extends Token {
  /** The same object while the list is the same: a balance that is read again makes no other token. */
  readonly token: Token
  /** Smallest units; `undefined` where balances are not read. */
  readonly balance: string | undefined
  readonly priceUsd?: number
}

export interface ShownSwapTokens {
  readonly status: 'loading' | 'known' | 'failed'
  readonly items: readonly SwappableToken[]
  /** Those that the account has. */
  readonly held: readonly SwappableToken[]
  readonly query: UseQueryResult
}

/** What the service swaps on this network, and what the account has of it; read while a view shows it. */
export function useSwapTokens(steps: SwapSteps, target: ActiveTarget): ShownSwapTokens {
  const owned = useTokens(swapsContract.id, target)
  const entry = usePluginState(swapsContract, ({ tokens }) => tokens[target.networkId])
  const query = useQuery({ pluginId: swapsContract.id, entry, load: steps.loadTokens })
  const isKnown = entry?.status === 'known' && owned.status !== 'loading'
  const byKey = new Map(owned.items.map((held) => [tokenKey(held).toLowerCase(), held]))
  const items = (entry?.status === 'known' ? entry.tokens : []).map((token): SwappableToken => {
    const found = byKey.get(tokenKey(token).toLowerCase())
    const balance = found ? found.balance : owned.status === 'known' ? '0' : undefined
    return {
      ...token,
      token,
      balance,
      ...(found?.priceUsd === undefined ? {} : { priceUsd: found.priceUsd }),
    }
  })
  const status = entry?.status === 'failed' ? 'failed' : isKnown ? 'known' : 'loading'
  return { status, items, held: items.filter(isHeld), query }
}

/** Without balances the native currency can still be swapped: the network says whether there is enough. */
const isHeld = ({ balance, address }: SwappableToken): boolean =>
  balance === undefined ? address === undefined : BigInt(balance) > 0n

/** By contract, `native`, or symbol in any case. */
export function findToken(tokens: readonly SwappableToken[], wanted: string): SwappableToken | undefined {
  const symbol = wanted.toLowerCase()
  return findTokenBy(tokens, wanted) ?? tokens.find((token) => token.symbol.toLowerCase() === symbol)
}
