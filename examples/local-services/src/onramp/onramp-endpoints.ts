import * as v from 'valibot'
import { formatUnits } from 'viem'
import type { DataEndpoint } from '../data/data-endpoint'
import { DataError } from '../data/data-error'
import type { DataWorld } from '../data/data-world'
import { readJson } from '../data/read-json'
import { jsonReply } from '../http/reply'
import { feeOf, unitsFor } from './onramp-amounts'
import { networkIdOf, networkNames } from './onramp-networks'

const limits = (card: readonly [string, string], bank: readonly [string, string]) => [
  { id: 'card', min: card[0], max: card[1] },
  { id: 'ach_bank_account', min: bank[0], max: bank[1] },
]
const paymentCurrencies = [
  ...['USD', 'EUR', 'GBP'].map((id) => ({
    id,
    payment_method_limits: limits(['10.00', '7500.00'], ['10.00', '25000.00']),
  })),
  { id: 'JPY', payment_method_limits: limits(['1500', '1000000'], ['1500', '3500000']) },
]
/** Symbols that are not sold, because they have no price. */
const UNSOLD = new Set(['LANTERN'])

function purchaseCurrencies({ readers }: DataWorld): readonly unknown[] {
  const listed = readers.flatMap(({ networkId, tokens }) =>
    tokens.map(({ address, name, symbol }) => ({ networkId, address, name, symbol })),
  )
  const symbols = [...new Set(listed.map(({ symbol }) => symbol))].filter(
    (symbol) => !UNSOLD.has(symbol) && unitsFor('1', 'USD', { symbol, decimals: 0 }) !== undefined,
  )
  return symbols.map((symbol) => {
    const own = listed.filter((one) => one.symbol === symbol)
    return {
      id: symbol,
      name: own[0]?.name ?? symbol,
      symbol,
      networks: own.flatMap(({ networkId, address }) => {
        const network = networkNames[networkId]
        if (!network) return []
        const chainId = networkId.startsWith('eip155:') ? networkId.slice('eip155:'.length) : networkId
        return {
          name: network.name,
          display_name: network.title,
          chain_id: chainId,
          contract_address: address ?? null,
        }
      }),
    }
  })
}

export const onrampOptions: DataEndpoint = {
  service: 'data:onramp-options',
  method: 'GET',
  path: /^\/v1\/onramp\/options()$/,
  projectId: 'query',
  empty: () => ({ paymentCurrencies: [], purchaseCurrencies: [] }),
  answer: async ({ variant, world }) =>
    jsonReply(
      variant === 'hostile'
        ? {
            paymentCurrencies: [{ id: '<b>USD</b>' }, 7],
            purchaseCurrencies: [{ symbol: 'x'.repeat(5_000) }, null],
          }
        : { paymentCurrencies, purchaseCurrencies: purchaseCurrencies(world) },
    ),
}

const quoteSchema = v.object({
  purchaseCurrency: v.object({ id: v.string(), symbol: v.string() }),
  paymentCurrency: v.object({ id: v.string() }),
  amount: v.string(),
  network: v.string(),
})

export const onrampQuote: DataEndpoint = {
  service: 'data:onramp-quote',
  method: 'POST',
  path: /^\/v1\/onramp\/quote()$/,
  projectId: 'body',
  empty: () => null,
  answer: async ({ body, variant, world }) => {
    const { purchaseCurrency, paymentCurrency, amount, network } = readJson(body, quoteSchema)
    const networkId = networkIdOf(network)
    const token = world.readers
      .find((one) => one.networkId === networkId)
      ?.tokens.find(({ symbol }) => symbol === purchaseCurrency.symbol)
    const units = token && unitsFor(amount, paymentCurrency.id, token)
    if (!token || units === undefined) throw new DataError(400, 'amount', 'Nothing is sold for this')
    const money = (text: string) => ({ amount: text, currency: paymentCurrency.id })
    return jsonReply({
      // The hostile service quotes ten times the requested payment.
      paymentTotal: money(variant === 'hostile' ? `${amount}0` : amount),
      paymentSubtotal: money(amount),
      purchaseAmount: { amount: formatUnits(units, token.decimals), currency: purchaseCurrency.id },
      networkFee: money(feeOf(amount)),
      quoteId: `${purchaseCurrency.id}-${amount}`,
    })
  },
}
