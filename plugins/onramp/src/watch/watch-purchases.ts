import { labelsOf } from '@latchkey/kernel'
import { accountKey, decimalAmount, portfolioContract, type TokensEntry } from '@latchkey/portfolio/contract'
import { type ActiveTarget, sessionContract, type Token, type TokenHolding } from '@latchkey/session/contract'
import type { OnrampContext, Purchase, PurchaseToken } from '../contract'
import { texts } from '../texts'
import { type AgeOf, ageOfPurchases, findArrivals, isFor, isSameToken, isWatched } from './find-arrivals'

const labelOf = labelsOf(texts)

/** Time between two reads of the balance: at first, and later. */
const SOON_MS = 4_000
const LATER_MS = 30_000
/** How long the balance is read every 4 s. */
export const SLOW_MS = 180_000

/** Reads the account's balance until no purchase is pending, and shows a notice for each arrival. */
export async function watchPurchases(ctx: OnrampContext, signal: AbortSignal): Promise<void> {
  const ageOf = ageOfPurchases(ctx.clock)
  while (!signal.aborted) {
    const watched = ctx.state.get().purchases.filter((one) => isWatched(one, ageOf))
    if (watched.length === 0) return
    await readOnce(ctx, watched, ageOf)
    signal.throwIfAborted()
    // One that lies far ahead was begun before the clock was set back.
    const isSoon = watched.some((one) => Math.abs(ageOf(one)) < SLOW_MS)
    await ctx.clock.wait(isSoon ? SOON_MS : LATER_MS, signal)
  }
}

/** Reads the balance of the active account, if it has a pending purchase. */
export async function readOnce(
  ctx: OnrampContext,
  watched: readonly Purchase[],
  ageOf: AgeOf,
): Promise<void> {
  const target = ctx.use(sessionContract).active()
  if (!target || ctx.read(portfolioContract).balances === 'off') return
  const account = { networkId: target.networkId, address: target.account.address }
  const own = watched.filter((one) => isFor(one, target))
  if (own.length === 0) return
  const portfolio = ctx.use(portfolioContract)
  const key = accountKey(target)
  const known = ctx.read(portfolioContract).tokens[key]
  // Neither rejects: a failure keeps the known balance, and the next round reads again.
  if (known?.status === 'known') await portfolio.refresh()
  else await portfolio.loadTokens()
  const entry = ctx.read(portfolioContract).tokens[key]
  if (entry?.status !== 'known') return
  const bought = own.map(({ token }) => token)
  const list = await withBoughtTokens(ctx, entry, target, bought)
  const before = ctx.state.get().purchases
  const after = findArrivals(before, list, account, ageOf)
  if (after === before) return
  ctx.state.assign({ purchases: after })
  for (const [index, purchase] of after.entries()) {
    const { phase } = purchase.progress
    const known = before[index]
    const isAsked = (purchase.isReadLate && !known?.isReadLate) || (purchase.possible && !known?.possible)
    if (phase === 'arrived' && known?.progress.phase !== 'arrived') {
      ctx.events.emit('onramp:arrived', { purchase })
      announce(ctx, purchase)
    } else if (phase === 'waiting' && isAsked) announce(ctx, purchase)
  }
}

function announce(ctx: OnrampContext, { id, token: { symbol }, progress, possible }: Purchase): void {
  // No notice, because the open view shows it.
  if (ctx.state.get().shownId === id) return
  const isArrived = progress.phase === 'arrived'
  const arrival = isArrived ? progress : possible
  const text = arrival
    ? labelOf('onramp.notice', {
        what: `${decimalAmount({ value: arrival.amount, decimals: arrival.decimals })} ${symbol}`,
      })
    : labelOf('onramp.unsure', { symbol })
  ctx.notify(
    isArrived
      ? { surface: 'alert', variant: 'success', code: 'PURCHASE_ARRIVED', text }
      : { surface: 'alert', variant: 'info', code: 'PURCHASE_MAY_HAVE_ARRIVED', text },
  )
}

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
async function withBoughtTokens(
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
