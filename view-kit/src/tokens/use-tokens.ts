import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import { accountKey, portfolioContract, type TokensEntry } from '@latchkey/portfolio/contract'
import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { ActiveTarget, Token, TokenHolding } from '@latchkey/session/contract'

export interface ShownTokens {
  /** The tokens with a balance or an unknown balance. */
  readonly items: readonly HeldToken[]
  readonly status: 'loading' | 'known' | 'failed'
  readonly query: UseQueryResult
}

/** A token of the account; `balance` is undefined if balances are not read. */
export interface HeldToken extends Omit<TokenHolding, 'value'> {
  /** Decimal digits in smallest units. */
  readonly balance: string | undefined
}

/**
 * The tokens of an account, read while a view shows them.
 * @param pluginId of the plugin whose view it is
 */
export function useTokens(pluginId: string, target: ActiveTarget): ShownTokens {
  const api = usePlugin(portfolioContract)
  const entry = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(target)])
  const isRead = usePluginState(portfolioContract, ({ balances }) => balances === 'on')
  const query = useQuery({ pluginId, entry, load: isRead ? api.loadTokens : undefined })
  return { ...(isRead ? shown(entry) : { items: nativeOnly(target), status: 'known' }), query }
}

function shown(entry: TokensEntry | undefined): Pick<ShownTokens, 'items' | 'status'> {
  if (entry?.status !== 'known')
    return { items: [], status: entry?.status === 'failed' ? 'failed' : 'loading' }
  const items = entry.items
    .filter(({ value }) => BigInt(value) > 0n)
    .map(({ value, ...token }) => ({ ...token, balance: value }))
  return { items, status: 'known' }
}

/** Without balances only the native currency can be used, and the network checks the amount. */
function nativeOnly({ network, networkId }: ActiveTarget): readonly HeldToken[] {
  return network ? [{ networkId, ...network.nativeCurrency, balance: undefined }] : []
}

/** The chosen token. Default: the first. `undefined` if it is not in the list. */
export function useChosenToken(
  tokens: readonly HeldToken[],
  wanted: string | undefined,
): HeldToken | undefined {
  return wanted === undefined ? tokens[0] : findTokenBy(tokens, wanted)
}

/** US dollars for one whole native token, if the account's tokens are known. */
export function useNativePrice(target: ActiveTarget): number | undefined {
  const held = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(target)])
  return held?.status === 'known'
    ? held.items.find(({ address }) => address === undefined)?.priceUsd
    : undefined
}

/** The key of a token on a network: its contract or mint, or `native`. */
export const tokenKey = ({ address = 'native' }: Pick<Token, 'address'>): string => address

/** The token with this contract or mint, or the native one. */
export function findTokenBy<Item extends Pick<Token, 'networkId' | 'address'>>(
  tokens: readonly Item[],
  key: string,
): Item | undefined {
  return tokens.find((one) => isSameAddress(namespaceOf(one.networkId), tokenKey(one), key))
}
