/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'controller.test.ts': [
    ['later-approval-ended-by-closing', 'approvals', 'await ctx.use(embeddedWalletContract).abortRequests()', 'approvals: closing aborts every pending request, but no later one'],
  ],
  'sent-requests.test.ts': [
    ['batch-not-followed', 'approvals', '', 'approvals: a batch that the network reverted is shown as failed'],
    ['undecided-shown-as-failed', 'approvals', "return outcome.status === 'undecided' ? 'failed' : 'sent'", 'that the network has not decided is unknown, never failed, and is followed on'],
  ],
  'views/approve-transaction-view.test.tsx': [['name-not-checked', 'approvals', 'const name = found', 'approve view: a name that looks like another one']],
  'views/request-dangers.test.tsx': [
    ['unreadable-message-not-warned-of', 'approvals', 'const isBlind = false', 'approve view: bytes that are no text have a warning'],
    ['unknown-method-unsaid', 'approvals', 'const isUnknown = reach !== reach', 'approve view: of a method that nobody knows the name is said'],
    ['allowance-in-all-not-compared', 'smart-sessions', 'const mayTakeAll = isUnlimited', 'approve view: an allowance that comes to all that exists of the token may take all'],
    ['approval-of-an-nft-not-said', 'approvals', 'isUnlimited && mayBeNft', 'approve view: an approval of which the standard is unknown has both meanings'],
    ['sign-in-elsewhere-not-said', 'approvals', 'const fault = explained?.message && signInFault(bytesOf({ hex: explained.message.hex.slice(0, 2) }), ctx.browser.origin)', 'approve view: a sign-in at another site is said to be one'],
  ],
  'views/request-summary.test.tsx': [['request-without-explanation', 'approvals', "const isUnread = subject === 'other' || !subject || (isExplained && !isExplained)", 'approve view: a request without any part that can be explained says so']],
} as const
