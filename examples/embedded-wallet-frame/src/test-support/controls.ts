/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'create-message-handler.test.tsx': [['frame-confirms-an-abort-it-forgets', 'embedded-wallet', 'await requireUser().then(() => waiting.set(id, controller))', 'wallet: an abort that follows its request at once is kept, and the user is not asked']],
  'other-pages.test.tsx': [
    ['unlimited-requests-in-a-minute', 'embedded-wallet', '', 'wallet: a page asks the user thirty times a minute, however often it loads the wallet anew'],
    ['unlimited-requests-wait', 'embedded-wallet', '', 'wallet: at most ten requests of a page wait'],
    ['one-list-of-started-logins', 'embedded-wallet', "const ownPending = 'pending-logins'", 'wallet: a page finishes no social login of another page, and drops none'],
    ['one-login-for-all-pages', 'embedded-wallet', 'const ownLogin = LOGIN', 'wallet: a page that nobody logged in to learns nothing and shows no card'],
    ['other-pages-get-an-empty-wallet', 'embedded-wallet', '', 'wallet: after a change of the email address the other pages have the same wallet'],
  ],
  'rpc-client.test.ts': [['frame-asks-its-own-server-as-a-node', 'embedded-wallet', '', 'node: the page cannot name https://wallet.example/login/start as one', 'expected']],
  'server/identity-provider.node.test.ts': [['provider-redirects-the-code', 'embedded-wallet', '', 'identity provider: a redirect of its answer is not followed']],
  'server/limits.test.ts': [['limit-without-a-clock', 'embedded-wallet', 'const isOver = ({ endsAtMs }: { readonly endsAtMs: number }): boolean => !(now() < endsAtMs)', 'rate limit: by a clock that is no number no window ends']],
  'server/mail.test.ts': [
    ['code-without-a-clock', 'embedded-wallet', 'const isOver = ({ expiresAtMs }: Open): boolean => now() > expiresAtMs', 'logins: by a clock that is no number neither a code nor a link is valid'],
    ['another-code-after-unlimited-guesses', 'embedded-wallet', '', 'limits: wrong codes of strangers stop further codes, and not the one that was sent'],
    ['unlimited-guesses', 'embedded-wallet', '', 'limits: one caller has ten wrong codes an hour for one address, over all its codes'],
    ['unlimited-mails', 'embedded-wallet', '', 'limits: one caller sends six mails an hour to one address, whatever device and spelling'],
    ['dots-make-another-mailbox', 'embedded-wallet', '', 'limits: all spellings of one mailbox of Gmail share its mails'],
    ['one-stranger-uses-up-the-mails-of-an-address', 'embedded-wallet', "const key = `${knownDevice ?? ''} ${toMailbox(address)}`", 'limits: one stranger cannot use up the mails to an address, and all strangers not those of a known device'],
    ['strangers-use-up-the-mails-of-a-known-device', 'embedded-wallet', '', 'limits: one stranger cannot use up the mails to an address, and all strangers not those of a known device'],
  ],
  'server/reply.test.ts': [
    ['post-of-another-site', 'embedded-wallet', '', 'posts: a request of another site'],
    ['post-of-any-type', 'embedded-wallet', 'return undefined', 'posts: a request of a form'],
  ],
  'server/social-logins.test.ts': [
    ['social-login-without-a-clock', 'embedded-wallet', 'const isOver = ({ startedAtMs }: Open): boolean => now() - startedAtMs > LOGIN_LIFETIME_MS', 'social login: by a clock that is no number it is over'],
    ['unlimited-starts', 'embedded-wallet', '', 'social login: one caller starts three'],
    ['login-finished-before-its-browser-arrived', 'embedded-wallet', 'return one', 'social login: it is completed by the frame that started it, once the browser that left has come back'],
    ['login-for-any-origin', 'embedded-wallet', '', 'social login: it starts for pages that may use the wallet, and ends after ten minutes'],
    ['login-of-another-browser-arrives', 'embedded-wallet', 'return one', 'social login: a browser that has not left for the provider does not come back from it'],
    ['result-relayed-for-whoever-sent-the-link', 'embedded-wallet', 'if (!one) return false', 'social login: the result is passed on only for the browser that is surely the starter’s'],
  ],
  'server/social-pages.test.ts': [['phone-not-asked', 'embedded-wallet', '', 'social start: a phone that may not be the starter’s is asked first, and goes on after a press']],
  'sign-in.test.tsx': [
    ['silent-sign-in-at-any-time', 'embedded-wallet', '', 'sign-in: a login signs once in silence, while the page connects'],
    ['silent-sign-in-of-any-text', 'embedded-wallet', '', 'sign-in: a message with resources is not signed in silence'],
  ],
  'evm/fees.test.ts': [
    ['frame-believes-a-base-fee', 'embedded-wallet', 'return max(baseFee, usualTip)', 'fee: a tip that the node makes up is not paid, whatever base fee it claims'],
    ['frame-believes-in-no-base-fee', 'embedded-wallet', '', 'fee: a node that claims not to know base fees is not believed on a network that has them'],
    ['frame-leaves-out-the-data-fee', 'embedded-wallet', "const maxFee = gas * ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)", 'fee: what a rollup takes for the data on its first layer is in the most that is paid'],
    ['frame-takes-an-unknown-fee-for-none', 'embedded-wallet', 'const mayCostMore = false', 'fee: where the network may take more and does not say how much'],
    ['frame-takes-no-answer-for-no-fee', 'embedded-wallet', 'return true', 'fee: what the operator of a rollup takes is not known where the node does not answer'],
    ['frame-pays-any-fee', 'embedded-wallet', '', 'fee: above the absolute limit nobody is asked, below it a high fee is warned of'],
    ['frame-forgets-a-refused-nonce', 'embedded-wallet', '', 'nonce: after a refusal the next transaction has the same one, so only one of them can be executed'],
    ['frame-signs-beside-a-refused-one', 'embedded-wallet', 'counted', 'nonce: after a refusal the next user operation has the same one'],
  ],
  'approval/card-text.test.ts': [['frame-hides-invisible-letters', 'embedded-wallet', String.raw`const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?![\n\t])\p{Cc}/gu`, 'card: characters that nobody sees, or that turn others around, are shown by their number']],
  'approval/fill-text.test.tsx': [['frame-turns-amounts-around', 'embedded-wallet', 'const runs = shown.matchAll(ADDRESSES)', 'card text: in Arabic an amount, a date and a host are written from left to right, and copied as they are']],
  'approval/warn-of-sign-in.test.ts': [
    ['unreadable-message-not-said', 'embedded-wallet', '', 'message: of bytes that nobody can read there is a warning'],
    ['unreadable-sign-in-shown', 'embedded-wallet', '', 'sign-in: one that is no text is refused, and other bytes are no text'],
  ],
  'evm/handle-evm-request.test.ts': [['frame-calls-its-own-account', 'embedded-wallet', '', 'calls: those of the smart account to itself or its entry point, which can hold others, are refused']],
  'evm/describe-token-call.test.ts': [['approval-of-nft-zero-not-said', 'embedded-wallet', 'warnings: []', 'call: of an approval both meanings are said, and zero is no mere withdrawal']],
  'evm/sessions/sessions.test.ts': [
    ['reach-of-a-grant-not-said', 'smart-sessions', "reach === 'everything' && method.conditions.length === 0 ? [say('grant.can-take')] : []", 'grant: only a limit of recipient or amount takes the place of the warning'],
    ['unknown-method-granted-unsaid', 'smart-sessions', '', 'grant: of a method that is not known only the site says what it does'],
  ],
  'evm/token-supply.test.ts': [['frame-reads-no-supply', 'approvals', 'return described', 'supply: an approval of all that exists of the token is unlimited, and its number stays']],
  'evm/typed-data.test.ts': [
    ['frame-shows-unlimited-as-a-number', 'approvals', '', 'typed data: an amount that tokens take for unlimited is called that'],
    ['frame-shows-a-type-named-like-a-list', 'embedded-wallet', 'types: v.record(v.string(), v.array(v.strictObject({ name: v.string(), type: v.string() })))', 'typed data: a type named Item[], of which other members are signed than shown, is refused'],
  ],
  'solana/handle-solana-request.test.ts': [
    ['frame-pays-any-fee-on-solana', 'embedded-wallet', '', 'solana: above the limit nobody is asked, also where only all transactions together cost so much'],
    ['frame-signs-unknown-versions-as-text', 'embedded-wallet', '', 'solana: a transaction is not signed as a message, whatever its version'],
  ],
  'approval/approval-queue.test.tsx': [
    ['frame-counts-early-presses', 'embedded-wallet', '', 'card: a press that comes too early begins the time anew, so pressing again and again approves nothing'],
    ['frame-approves-unread', 'embedded-wallet', 'isRead = true', 'card: can be approved only after its last fact was in view'],
    ['frame-shows-long-texts-of-the-page', 'embedded-wallet', '', 'card: long names of the page are cut, with their length, and shown on demand'],
  ],
  'approval/show-card.test.tsx': [['frame-approves-without-its-window', 'embedded-wallet', 'false', 'card: in the frame only the own window approves']],
  'approval/own-window.test.tsx': [['frame-hears-other-windows', 'embedded-wallet', 'if (!port) return', 'own window: another window of the same origin neither gets the request nor decides']],
} as const
