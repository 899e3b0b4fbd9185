/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'account-state.test.ts': [['user-of-another-wallet', 'embedded-wallet', 'const ofWallet = sources', 'account state: a user is shown only with the wallet of the login, and not after it was disconnected']],
  'wallets/list-connections.test.ts': [['wallet-by-its-name-unsaid', 'impersonation', 'const isByName = wallets.includes(row)', 'more namespaces: those in which a connected wallet announces itself under its name too']],
} as const
