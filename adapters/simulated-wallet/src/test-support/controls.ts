/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'sessions.test.ts': [
    ['revoked-session-used', 'smart-sessions', '', 'sessions: calls within one ask nobody, others are refused, and all are after it was revoked'],
    ['session-use-not-counted', 'smart-sessions', '', 'sessions: calls within one ask nobody, others are refused, and all are after it was revoked'],
  ],
} as const
