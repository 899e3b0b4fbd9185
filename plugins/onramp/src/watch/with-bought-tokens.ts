import type { TokensEntry } from '@latchkey/portfolio/contract'
import { type ActiveTarget, sessionContract, type Token, type TokenHolding } from '@latchkey/session/contract'
import type { PurchaseToken } from '../contract'
import type { OnrampContext } from '../onramp-context'
import { isSameToken } from './find-arrivals'

type KnownTokens = Extract<TokensEntry, { readonly status: 'known' }>

export interface TokensForArrivals {
  readonly items: readonly TokenHolding[]
  readonly failedAtMs?: number
}

/** Whether a list lacks tokens that the account may have: an EVM network lists only what it is asked for. */
export const isPartial = ({ source }: KnownTokens, { namespace }: Pick<ActiveTarget, 'namespace'>): boolean =>
  source === 'network' && namespace === 'eip155'

/**
 * Adds the bought tokens that a list lacks, read from their contracts. Without a service nothing else lists
 * them. `failedAtMs` says that one could not be read.
 */
export async function withBoughtTokens(
  ctx: OnrampContext,
  list: KnownTokens,
  target: ActiveTarget,
  bought: readonly PurchaseToken[],
): Promise<TokensForArrivals> {
  const { account, network, namespace } = target
  const missing = new Map(
    bought.flatMap((token) => {
      const isListed = list.items.some((one) => isSameToken(one, token))
      return token.tokenAddress === undefined || isListed ? [] : [[token.tokenAddress, token] as const]
    }),
  )
  if (!network || missing.size === 0 || !isPartial(list, target)) return list
  try {
    const reader = (await ctx.use(sessionContract).adapter(namespace)?.capabilities())?.tokens
    const asked = await Promise.all(
      [...missing].map(async ([address, { name, symbol }]): Promise<Token> => {
        const decimals = await reader?.decimals?.(address, network, ctx.signal)
        if (decimals === undefined) throw new Error(`${address} states no decimals`)
        return { networkId: network.id, address, name, symbol, decimals }
      }),
    )
    const held = (await reader?.list(account, network, asked, ctx.signal)) ?? []
    const found = held.filter((one) => [...missing.values()].some((token) => isSameToken(one, token)))
    return { ...list, items: [...list.items, ...found] }
  } catch (error) {
    if (ctx.signal.aborted) throw error
    return { ...list, failedAtMs: ctx.clock.now() }
  }
}
