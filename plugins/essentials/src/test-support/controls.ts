/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'hydration.test.ts': [['hydrated-unparsed', 'impersonation', 'if (persist) record.hydrated = JSON.stringify({ version: persist.version, state: given })\nelse slice.replace({ ...slice.get(), ...given })', 'hydration: the state of portfolio is not changed']],
  'portfolio-off.test.ts': [['portfolio-off-asks-for-names', 'balances-and-names', '', 'portfolio: false: connecting and opening the account view send no request']],
} as const
