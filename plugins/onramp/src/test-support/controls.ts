/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'api/api.test.ts': [['quote-for-another-amount', 'onramp', 'const isAsked = amount.length > 0', 'quote: one for another amount is none']],
  'buy/provider-url.test.ts': [['provider-page-that-runs-code', 'onramp', 'const url = new URL(provider.url)', 'provider URL: http://buy.example is none to open']],
  'onramp-steps.test.ts': [['bought-for-another-account', 'onramp', '', 'purchase: none for another account than that of the form (another account)']],
  'views/check-amount.test.ts': [['purchase-beyond-the-limits', 'onramp', 'const methods = read', 'amount: 2500001 cents']],
  'views/onramp-views.test.tsx': [
    ['placeholder-as-price', 'onramp', "if (quote.kind === 'placeholder') return say('onramp.about', { amount: quote.amount, symbol })", 'form: where there is no quote no amount of the token is named'],
    ['provider-message-from-elsewhere', 'onramp', '', 'provider: a message of another origin or another window says nothing'],
    ['planted-purchase-opened', 'onramp', 'const usable = offer', 'progress: a page for another account than the one in use is neither opened nor copied'],
    ['provider-page-with-opener', 'onramp', '', 'provider: only a page whose messages are read gets an opener (/Silent Ramp/)'],
  ],
  'watch/find-arrivals.test.ts': [
    ['spent-balance-forgotten', 'onramp', 'if (!isMore || !held || counted.has(key)) return purchase', 'arrival: what was spent is none'],
    ['unread-balance-taken-for-none', 'onramp', '', 'arrival: what a list lacks that was read in part is unknown'],
    ['arrival-before-the-first-read', 'onramp', 'const isReadLate = now === undefined', 'arrival: what is there when the balance is first read'],
    ['dust-taken-for-a-purchase', 'onramp', '', 'arrival: what is far less than was bought is somebody else’s'],
  ],
} as const
