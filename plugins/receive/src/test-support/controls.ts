/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'views/asked-payment.test.ts': [['asked-of-another-account', 'chains', '', 'asked payment: with another account or network the code has only the address']],
  'views/payment-uri.test.ts': [['receive-on-any-chain', 'chains', "const chain = '@1'", 'payment URI: EIP-681 contains the receiver, the chain and the wei']],
} as const
