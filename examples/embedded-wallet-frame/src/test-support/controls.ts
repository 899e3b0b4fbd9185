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
  'evm/fees.test.ts': [
    ['frame-believes-a-base-fee', 'embedded-wallet', 'return max(baseFee, usualTip)', 'fee: a tip that the node makes up is not paid, whatever base fee it claims'],
    ['frame-believes-in-no-base-fee', 'embedded-wallet', '', 'fee: a node that claims not to know base fees is not believed on a network that has them'],
    ['frame-pays-any-fee', 'embedded-wallet', '', 'fee: above the absolute limit nobody is asked, below it a high fee is warned of'],
    ['frame-forgets-a-refused-nonce', 'embedded-wallet', '', 'nonce: after a refusal the next transaction has the same one, so only one of them can be executed'],
    ['frame-signs-beside-a-refused-one', 'embedded-wallet', 'counted', 'nonce: after a refusal the next user operation has the same one'],
  ],
  'solana/handle-solana-request.test.ts': [['frame-pays-any-fee-on-solana', 'embedded-wallet', '', 'solana: above the limit nobody is asked, also where only all transactions together cost so much']],
} as const
