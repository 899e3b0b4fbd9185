import { usePluginState } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import { addressKey } from '@latchkey/session/caip'
import type { ActiveTarget, Token } from '@latchkey/session/contract'
import { findTokenBy, tokenKey, useTokens } from '@latchkey/view-kit'
import { swapsContract } from '../contract'
import type { SwapActions } from '../swap-actions'

/** A token that can be swapped, with the account's balance. */
export interface SwappableToken extends Token {
  /** The same object as long as the list is the same, even when the balance is read again. */
  readonly token: Token
  /** In smallest units; `undefined` if balances are not read. */
  readonly balance: string | undefined
  readonly priceUsd?: number
}

export interface ShownSwapTokens {
  readonly status: 'loading' | 'known' | 'failed'
  /** The service does not serve this network. */
  readonly isUnsupported: boolean
  readonly items: readonly SwappableToken[]
  /** The tokens that the account has. */
  readonly held: readonly SwappableToken[]
  readonly query: UseQueryResult
}

/** The tokens that the service supports on this network, with balances, read while a view shows them. */
export function useSwapTokens(actions: SwapActions, target: ActiveTarget): ShownSwapTokens {
  const owned = useTokens(swapsContract.id, target)
  const entry = usePluginState(swapsContract, ({ tokens }) => tokens[target.networkId])
  const query = useQuery({ pluginId: swapsContract.id, entry, load: actions.loadTokens })
  const isKnown = entry?.status === 'known' && owned.status !== 'loading'
  const keyOf = (token: Pick<Token, 'address'>): string => addressKey(target.namespace, tokenKey(token))
  const byKey = new Map(owned.items.map((held) => [keyOf(held), held]))
  const items = (entry?.status === 'known' ? entry.tokens : []).map((token): SwappableToken => {
    const found = byKey.get(keyOf(token))
    const balance = found ? found.balance : owned.status === 'known' ? '0' : undefined
    return {
      ...token,
      token,
      balance,
      ...(found?.priceUsd === undefined ? {} : { priceUsd: found.priceUsd }),
    }
  })
  const isUnsupported = entry?.status === 'known' && entry.isUnsupported === true
  const status = entry?.status === 'failed' ? 'failed' : isKnown ? 'known' : 'loading'
  return { status, isUnsupported, items, held: items.filter(isHeld), query }
}

/** Without balances only the native currency can be swapped, and the network checks the amount. */
const isHeld = ({ balance, address }: SwappableToken): boolean =>
  balance === undefined ? address === undefined : BigInt(balance) > 0n

/** Finds a token by contract, `native`, or a symbol, in any case, that names one token alone. */
export function findToken(tokens: readonly SwappableToken[], wanted: string): SwappableToken | undefined {
  const symbol = wanted.toLowerCase()
  const having = tokens.filter((token) => token.symbol.toLowerCase() === symbol)
  return findTokenBy(tokens, wanted) ?? tokenOfSymbol(having)
}

const SYMBOLS =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )
const FIRST_ON: Readonly<Record<string, readonly string[]>> = { 'eip155:42161': ['USD₮0'] }
const MAX_SHOWN = 8

/** Up to eight well-known tokens of the list. */
export function suggestedTokens<Item extends Token>(tokens: readonly Item[]): readonly Item[] {
  const [first] = tokens
  const symbols = [...(first ? (FIRST_ON[first.networkId] ?? []) : []), ...SYMBOLS]
  return symbols
    .flatMap((symbol) => tokenOfSymbol(tokens.filter((token) => token.symbol === symbol)) ?? [])
    .slice(0, MAX_SHOWN)
}

/**
 * The token that a symbol names, of those that have it: the network's currency, or the only one. Anybody can give a token
 * the symbol of another and send it to the account, so neither the list's order nor a balance decides.
 */
export function tokenOfSymbol<Item extends Token>(having: readonly Item[]): Item | undefined {
  return having.find(({ address }) => address === undefined) ?? (having.length === 1 ? having[0] : undefined)
}
