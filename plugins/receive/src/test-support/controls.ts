/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'views/asked-payment.test.ts': [['asked-of-another-account', 'chains', '', 'asked payment: another account or network has the plain address']],
  'views/payment-uri.test.ts': [['receive-on-any-chain', 'chains', "const chain = '@1'", 'payment URI: EIP-681 names the receiver, the chain and the wei']],
} as const
