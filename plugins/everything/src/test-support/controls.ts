/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'everything.test.ts': [
    ['swaps-always-listed', 'everything', '...[swaps(plugins.swaps)]', 'everything: ["swaps"] is not in the list'],
    ['smart-sessions-always-listed', 'everything', '...[smartSessions()]', 'everything: ["smartSessions"] is in the list where it is asked for'],
    ['pay-always-listed', 'everything', '...[pay()]', 'everything: the features that are on by default are listed'],
    ['sign-in-forgotten', 'everything', '', 'everything: ["siwx"] is in the list where it is asked for'],
    ['wallet-connect-always-listed', 'everything', '...[walletConnect(plugins.walletConnect)]', 'everything: ["walletconnect"] is not in the list'],
  ],
} as const
