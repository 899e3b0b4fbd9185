/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'api/api.test.ts': [['quote-for-another-amount', 'onramp', 'const isAsked = amount.length > 0', 'quote: one for another amount is none']],
  'api/provider-url.test.ts': [['provider-page-that-runs-code', 'onramp', 'const url = new URL(provider.url)', 'provider URL: http://buy.example is none to open']],
  'onramp-actions.test.ts': [['bought-for-another-account', 'onramp', '', 'purchase: none for another account than that of the form (another account)']],
  'views/check-amount.test.ts': [['purchase-beyond-the-limits', 'onramp', 'const methods = read', 'amount: 2500001 cents']],
  'views/money.test.ts': [['little-money-reads-as-nothing', 'onramp', '', 'money: 0.0049 USD in en']],
  'views/onramp-views.test.tsx': [
    ['placeholder-as-price', 'onramp', "if (quote.kind === 'placeholder') return t('onramp.about', { amount: quote.amount, symbol })", 'form: without a quote no amount of the token is shown'],
    ['preset-from-a-placeholder', 'onramp', "const expected = quote?.kind === 'quoted' ? quote.purchaseAmount : quote?.amount", 'form: no amount of the token is preset on the provider’s page'],
    ['provider-message-from-elsewhere', 'onramp', '', 'provider: messages of another origin or window are ignored'],
    ['planted-purchase-opened', 'onramp', 'const usable = offer', 'progress: a page for another account than the active one is neither opened nor copied'],
    ['provider-page-with-opener', 'onramp', 'popup?.navigate(url.href, true)', 'provider: only a page whose messages are read gets an opener (/Silent Ramp/)'],
  ],
  'watch/confirm-arrival.test.ts': [['confirmed-arrival-counted-twice', 'onramp', 'if (one !== found) return one', 'confirm: what has arrived counts for one purchase of the token']],
  'watch/find-arrivals.test.ts': [
    ['purchase-age-by-a-clock-that-is-set', 'onramp', 'return ({ startedAtMs }) => clock.now() - startedAtMs', 'arrival: a clock that is set by -432000000 ms'],
    ['spent-balance-forgotten', 'onramp', 'if (!isMore || !held || counted.has(key)) return purchase', 'arrival: a decrease is none, and later increases count from there'],
    ['unread-balance-taken-for-none', 'onramp', '', 'arrival: a token that is missing in an incomplete list is unknown, not zero'],
    ['arrival-before-the-first-read', 'onramp', 'const isReadLate = now === undefined', 'arrival: a balance that is first read long after the purchase may include it'],
    ['dust-taken-for-a-purchase', 'onramp', '', 'arrival: an increase far below the estimate counts only once it adds up'],
    ['unquoted-dust-taken-for-a-purchase', 'onramp', "return 'enough'", 'arrival: without an estimate of a purchase in JPY'],
    ['unknown-worth-taken-for-a-purchase', 'onramp', '', 'arrival: with neither an estimate nor a price an increase may be another transfer'],
  ],
  'watch/watch-purchases.test.ts': [['bought-token-not-read', 'onramp', 'const list = entry', 'watch: without a service the balance of a bought token is read']],
} as const
