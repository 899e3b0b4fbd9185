/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'create-message-handler.test.tsx': [['frame-confirms-an-abort-it-forgets', 'embedded-wallet', 'await requireUser().then(() => waiting.set(id, controller))', 'wallet: an abort that follows its request at once is kept, and the user is not asked']],
  'other-pages.test.tsx': [
    ['any-number-of-requests-in-a-minute', 'embedded-wallet', '', 'wallet: a page asks the user thirty times a minute, however often it loads the wallet anew'],
    ['any-number-of-requests-waits', 'embedded-wallet', '', 'wallet: at most ten requests of a page wait'],
    ['one-list-of-started-logins', 'embedded-wallet', "const ownPending = 'pending-logins'", 'wallet: a page finishes no social login of another page, and drops none'],
    ['one-login-for-all-pages', 'embedded-wallet', 'const ownLogin = LOGIN', 'wallet: a page that nobody logged in to learns nothing and shows no card'],
    ['other-pages-get-an-empty-wallet', 'embedded-wallet', '', 'wallet: after a change of the email address the other pages have the same wallet'],
  ],
  'sign-in.test.tsx': [
    ['silent-sign-in-at-any-time', 'embedded-wallet', '', 'sign-in: a login signs once in silence, while the page connects'],
    ['silent-sign-in-of-any-text', 'embedded-wallet', '', 'sign-in: a message with resources is not signed in silence'],
  ],
} as const
