/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'link/safe-href.test.ts': [['href-that-is-a-script', 'links', 'return url.href', 'javascript:alert(1)']],
} as const
