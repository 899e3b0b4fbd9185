/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'create-message-handler.test.tsx': [['frame-confirms-an-abort-it-forgets', 'embedded-wallet', 'await requireUser().then(() => waiting.set(id, controller))', 'wallet: an abort that follows its request at once is kept, and the user is not asked']],
} as const
