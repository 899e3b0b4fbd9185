import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import { portfolioContract, type TokensEntry } from '@latchkey/portfolio/contract'
import type { ActiveTarget, TokenHolding } from '@latchkey/session/contract'
import { sendContract } from '../contract'
import { findTokenBy } from '../form/find-token'

export interface ShownTokens {
  /** What can be sent: with a balance, or of which the balance is not known. */
  readonly items: readonly SendableToken[]
  readonly status: 'loading' | 'known' | 'failed'
  readonly query: UseQueryResult
}

/** A token of the account; without `balance` where balances are not read. */
export interface SendableToken extends Omit<TokenHolding, 'value'> {
  readonly balance: string | undefined
}

/** The account's tokens, read while a view shows them. */
export function useTokens(target: ActiveTarget): ShownTokens {
  const api = usePlugin(portfolioContract)
  const entry = usePluginState(
    portfolioContract,
    ({ tokens }) => tokens[`${target.networkId}:${target.account.address}`],
  )
  const isRead = usePluginState(portfolioContract, ({ balances }) => balances === 'on')
  const query = useQuery({ pluginId: sendContract.id, entry, load: isRead ? api.loadTokens : undefined })
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

/** Without balances the native currency can still be sent: the network says whether there is enough. */
function nativeOnly({ network, networkId }: ActiveTarget): readonly SendableToken[] {
  return network ? [{ networkId, ...network.nativeCurrency, balance: undefined }] : []
}

/** The chosen token; before one was chosen the first. `undefined` where it is not among them. */
export function useChosenToken(
  tokens: readonly SendableToken[],
  wanted: string | undefined,
): SendableToken | undefined {
  return wanted === undefined ? tokens[0] : findTokenBy(tokens, wanted)
}
