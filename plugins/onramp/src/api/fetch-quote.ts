import type { CloudApi } from '@latchkey/cloud/contract'
import * as v from '@latchkey/session/schema'
import { compareDecimals } from '../compare-decimals'
import type { PaymentCurrency, PurchaseToken } from '../contract'

export interface QuoteRequest {
  readonly token: PurchaseToken
  readonly currency: PaymentCurrency
  /** In whole units of the currency: `'99.5'`. */
  readonly amount: string
}

/**
 * An estimate for an amount; the provider decides the price. `placeholder`: the service gave none, so only
 * the amount is known.
 */
export type Quote =
  | {
      readonly kind: 'quoted'
      /** Amount of the token in whole units. */
      readonly purchaseAmount: string
      /** In whole units of the currency. */
      readonly networkFee: string
    }
  | { readonly kind: 'placeholder'; readonly amount: string; readonly currency: string }

const decimalSchema = v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d{1,77})?$/))
const amountSchema = v.object({ amount: decimalSchema, currency: v.pipe(v.string(), v.maxLength(100)) })
const responseSchema = v.object({
  paymentTotal: amountSchema,
  paymentSubtotal: amountSchema,
  purchaseAmount: amountSchema,
  networkFee: amountSchema,
  quoteId: v.pipe(v.string(), v.maxLength(200)),
})

/**
 * Resolves with the placeholder if the service fails or is missing. Rejects only with the signal's reason.
 */
export async function fetchQuote(
  cloud: CloudApi | undefined,
  request: QuoteRequest,
  signal: AbortSignal,
): Promise<Quote> {
  try {
    if (cloud) return await askService(cloud, request, signal)
  } catch {
    signal.throwIfAborted()
  }
  return { kind: 'placeholder', amount: request.amount, currency: request.currency.id }
}

function askService(cloud: CloudApi, request: QuoteRequest, signal: AbortSignal): Promise<Quote> {
  const { token, currency, amount } = request
  const { id, name, symbol, networkId, networkName, networkDisplayName = networkName, tokenAddress } = token
  const [, chainId = ''] = networkId.split(':')
  return cloud.blockchainApi({
    path: '/v1/onramp/quote',
    body: {
      projectId: cloud.projectId,
      purchaseCurrency: {
        id,
        name,
        symbol,
        networks: [
          {
            name: networkName,
            display_name: networkDisplayName,
            chain_id: networkId.startsWith('eip155:') ? chainId : networkId,
            contract_address: tokenAddress ?? null,
          },
        ],
      },
      paymentCurrency: {
        id: currency.id,
        payment_method_limits: currency.limits.map(({ method, min, max }) => ({ id: method, min, max })),
      },
      amount,
      network: networkName,
    },
    networkId,
    parse: (response) => parseQuote(response, request),
    signal,
  })
}

/** Throws for a response to another request. */
export function parseQuote(response: unknown, { token, currency, amount }: QuoteRequest): Quote {
  const { paymentTotal, purchaseAmount, networkFee } = v.parse(responseSchema, response)
  const isOfToken = [token.id, token.symbol].includes(purchaseAmount.currency)
  const isAsked = paymentTotal.currency === currency.id && compareDecimals(paymentTotal.amount, amount) === 0
  if (!isOfToken || !isAsked || networkFee.currency !== currency.id)
    throw new TypeError('The quote is for something else.')
  return { kind: 'quoted', purchaseAmount: purchaseAmount.amount, networkFee: networkFee.amount }
}
