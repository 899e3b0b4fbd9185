/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'account-state.test.ts': [['user-of-another-wallet', 'embedded-wallet', 'const ofWallet = sources', 'account state: a user is shown only with the wallet of the login, and not after it was disconnected']],
} as const
