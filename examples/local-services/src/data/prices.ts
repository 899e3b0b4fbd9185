/**
 * Made-up prices in US dollars of one whole token, by symbol. They never change, so that tests can check
 * amounts.
 */
export const pricesUsd: Readonly<Record<string, number>> = {
  ETH: 3_200,
  SOL: 160,
  USDC: 1,
  DAI: 0.999,
  BONK: 0.00002,
  PYUSD: 1,
  TOLL: 2,
  TAX: 2,
  STUCK: 2,
  DRY: 2,
  RESET: 2,
}

/** Made-up exchange rates: units of each supported currency for one US dollar. */
const ratesPerUsd: Readonly<Record<string, number>> = {
  usd: 1,
  eur: 0.9,
  gbp: 0.8,
  aud: 1.5,
  cad: 1.4,
  inr: 85,
  jpy: 150,
  btc: 0.00001,
  eth: 0.0003125,
}

export const currencies: readonly string[] = Object.keys(ratesPerUsd)

/** `undefined` for a token without a price. */
export function priceOf(symbol: string, currency: string): number | undefined {
  const [usd, rate] = [pricesUsd[symbol], ratesPerUsd[currency]]
  return usd === undefined || rate === undefined ? undefined : usd * rate
}
