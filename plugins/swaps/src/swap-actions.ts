import { cloudContract } from '@latchkey/cloud/contract'
import { ConfigurationError } from '@latchkey/kernel'
import { createQueries } from '@latchkey/kernel/queries'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { isSameAddress } from '@latchkey/session/caip'
import { activeTarget, type NetworkId, sessionContract, type Token } from '@latchkey/session/contract'
import { messages } from '@latchkey/swaps/internal/check-options'
import { createSwapApi } from './api/create-swap-api'
import { isAmount, SWAP_GAS } from './arithmetic'
import type { SwapDraft, SwapOrder, SwapParameters, SwapsContext, SwapTokens } from './contract'
import { SwapUnsupportedError } from './errors'
import { createChainAccess } from './plan/chain-access'
import { checkSwapCall } from './plan/check-swap'
import type { PlanSources } from './plan/create-plan'
import { isFresh } from './plan/plan-change'
import type { SwapPrices } from './plan/swap-cost'
import { emptyDraft } from './state'
import { createSwapFlow, type SwapFlow } from './swap-flow'

const TOKENS_STALE_MS = 3_600_000
const GAS_PRICE_STALE_MS = 10_000

/** The service's quote for an order, and the prices of both tokens if known. */
export interface SwapQuote extends SwapPrices {
  /** In smallest units of the target token. */
  readonly quotedAmount: bigint
}

/** The actions of one instance's views. */
export interface SwapActions extends SwapFlow {
  edit(change: Partial<SwapDraft>): void
  /** Fills in the form with the page's parameters, once. Reports an amount that is not in smallest units. */
  begin(parameters: SwapParameters, draft: Partial<SwapDraft>): void
  /** Reads the tokens of the active network unless they were read in the last hour. Never rejects. */
  loadTokens(): Promise<void>
  quote(order: SwapOrder, signal: AbortSignal): Promise<SwapQuote>
  /** Wei per unit of gas, cached for 10 s. Rejects with `SWAP_GAS_PRICE`. */
  gasPrice(networkId: NetworkId, signal: AbortSignal): Promise<bigint>
  /**
   * What the network takes for a swap of native currency, in wei: estimated for a part of the balance, or assumed while there
   * is no order or it cannot be built. Rejects with `SWAP_GAS_PRICE`.
   */
  fee(networkId: NetworkId, order: SwapOrder | undefined, signal: AbortSignal): Promise<bigint>
}

export function createSwapActions(ctx: SwapsContext): SwapActions {
  const api = createSwapApi(ctx.use(cloudContract), ctx.use(portfolioContract))
  const chain = createChainAccess(ctx)
  const begun = new WeakSet<SwapParameters>()
  const tokens = createQueries(ctx, {
    entries: (state) => state.tokens,
    assign: (entries) => ({ tokens: entries }),
    staleMs: TOKENS_STALE_MS,
  })
  let gas: { readonly networkId: NetworkId; readonly readAtMs: number; readonly price: bigint } | undefined

  const gasPrice = async (networkId: NetworkId, signal: AbortSignal): Promise<bigint> => {
    if (gas?.networkId === networkId && isFresh(gas.readAtMs, chain.now(), GAS_PRICE_STALE_MS))
      return gas.price
    const price = await api.gasPrice(networkId, signal)
    gas = { networkId, readAtMs: chain.now(), price }
    return price
  }

  const priceOf = async (
    token: Token,
    order: SwapOrder,
    signal: AbortSignal,
  ): Promise<number | undefined> => {
    const { namespace, network } = order.target
    if (network?.testnet) return undefined
    const held = ctx.read(portfolioContract).tokens[accountKey(order.target)]
    const known =
      held?.status === 'known'
        ? held.items.find(({ address = '' }) => isSameAddress(namespace, address, token.address ?? ''))
            ?.priceUsd
        : undefined
    // A swap works without prices; its worth is then not shown.
    return known ?? api.price(token, signal).catch(() => undefined)
  }

  const prices = async (order: SwapOrder, signal: AbortSignal): Promise<SwapPrices> => {
    const [fromPriceUsd, toPriceUsd] = await Promise.all([
      priceOf(order.from, order, signal),
      priceOf(order.to, order, signal),
    ])
    return { fromPriceUsd, toPriceUsd }
  }
  const sources: PlanSources = { api, chain, routers: ctx.state.get().routers, prices }

  return {
    ...createSwapFlow(ctx, sources),
    gasPrice,
    edit: (change) => ctx.state.assign({ draft: { ...ctx.state.get().draft, ...change } }),
    begin(parameters, draft) {
      if (begun.has(parameters)) return
      begun.add(parameters)
      const { amount } = parameters
      // Digits alone, because another kit takes whole tokens under the same name.
      if (amount !== undefined && !isAmount(amount))
        ctx.report(new ConfigurationError('INVALID_SWAP_AMOUNT', { amount }, messages))
      ctx.state.assign({ draft: { ...emptyDraft, ...draft } })
    },
    async loadTokens() {
      const target = activeTarget(ctx.read(sessionContract))
      if (!target) return
      await tokens.fetch(target.networkId, {
        read: ({ signal }) =>
          api.tokens(target, signal).then(
            (items): SwapTokens => ({ tokens: items }),
            (error: unknown) => {
              // An answer, not a failure: a retry would change nothing.
              if (error instanceof SwapUnsupportedError) return { tokens: [], isUnsupported: true }
              throw error
            },
          ),
      })
    },
    async quote(order, signal) {
      const price = await gasPrice(order.target.networkId, signal)
      const [quotedAmount, known] = await Promise.all([
        api.quote(order, price, signal),
        prices(order, signal),
      ])
      return { quotedAmount, ...known }
    },
    async fee(networkId, order, signal) {
      const assumed = (await gasPrice(networkId, signal)) * SWAP_GAS
      if (!order) return assumed
      try {
        const { call } = checkSwapCall(await api.buildSwap(order, signal), order, sources.routers)
        const { fee } = await chain.estimate(call, order.target, signal)
        const estimated = BigInt(fee.value)
        return estimated > assumed / 2n ? estimated : assumed / 2n
      } catch {
        signal.throwIfAborted()
        return assumed
      }
    },
  }
}
