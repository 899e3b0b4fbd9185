/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'views/chain-decimals.test.tsx': [
    ['payment-code-by-a-list', 'transfers', 'const payment = wanted', 'decimals: when the contract states 18'],
    ['amount-typed-by-a-list', 'transfers', "const { decimals } = token ?? { decimals: 0 }\nconst amount = amountOf(draft, { phase: 'known', decimals }, locale)", 'decimals: an amount of a token from a lying list'],
  ],
  'views/asked-payment.test.ts': [['asked-of-another-account', 'chains', '', 'asked payment: with another account or network the code has only the address']],
  'views/payment-uri.test.ts': [['receive-on-any-chain', 'chains', "const chain = '@1'", 'payment URI: EIP-681 contains the receiver, the chain and the wei']],
} as const
