/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'hydration.test.ts': [['hydrated-unparsed', 'impersonation', 'if (persist) record.hydrated = JSON.stringify({ version: persist.version, state: given })\nelse slice.replace({ ...slice.get(), ...given })', 'hydration: the state of portfolio is not changed']],
  'portfolio-off.test.ts': [['portfolio-off-asks-for-names', 'balances-and-names', '', 'portfolio: false: connecting and opening the account view send no request']],
} as const
