/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'views/load-failure.test.tsx': [
    ['no-other-try-without-the-dialog', 'browser-floor', '', 'load failure: says so in a modal dialog in the language of the page'],
    ['too-old-without-a-word', 'browser-floor', '', 'load failure: says that the browser is too old where that is the reason'],
  ],
  'views/notices/notices.test.tsx': [['notices-of-newer-browsers', 'browser-floor', '', 'banner: a browser without popovers shows it as long']],
} as const
