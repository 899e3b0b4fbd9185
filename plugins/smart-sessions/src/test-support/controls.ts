/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'api/api.test.ts': [
    ['unread-condition-passed-on', 'smart-sessions', 'const conditionSchema = v.looseObject({})', 'request: a condition with an unknown operator is refused'],
    ['session-by-a-clock-without-time', 'smart-sessions', "if (!Number.isSafeInteger(expiry) || expiry <= nowMs / 1_000) issues.push('Invalid expiry: Expiry must be a future timestamp')", 'request: by a clock that is no number every expiry is over'],
  ],
  'kept-grants.test.ts': [
    ['unanswered-grant-lost-over-a-reload', 'smart-sessions', '', 'unanswered: the list of the next visit tells of a grant that the wallet has lost'],
  ],
  'revocations.test.ts': [
    ['unread-revocation-is-a-failure', 'smart-sessions', 'const isOpen = found !== undefined && mayBeUnderWay', 'revoke: where the list cannot be read, one that the service has lost'],
    ['lost-revocation-is-a-failure', 'smart-sessions', '', 'revoke: if the service cannot be reached, it is unconfirmed'],
    ['revocation-asked-for-twice', 'smart-sessions', '', 'revoke: asked for again while the wallet has it'],
    ['revoked-on-its-word', 'smart-sessions', 'const isRevoked = failure === undefined', 'revoke: fails if the service still lists it; a retry does not ask the wallet again'],
    ['refused-signature-kept', 'smart-sessions', 'if (isRevoked) signatures.delete(session.id)', 'revoke: if the service refuses it, it is failed, and a retry means 2 requests to the wallet'],
  ],
  'session-actions.test.ts': [
    ['capabilities-waited-for-without-end', 'smart-sessions', 'const all = await capabilities.catch(() => undefined)', 'grant: a wallet that never tells what it can'],
    ['session-for-another-account', 'smart-sessions', '', 'grant: sends no request once account or network have changed'],
    ['session-longer-than-asked', 'smart-sessions', "if (typeof expiry !== 'number') throw new SmartSessionReplyError('expiry')", 'grant: a reply with a later end is none'],
    ['recorded-without-policies', 'smart-sessions', '', 'grant: the service gets the policies also if the wallet does not repeat them'],
    ['grant-lost-over-a-reload', 'smart-sessions', '', 'grant: an unrecorded one is shown, and recorded by the next visit'],
    ['recorded-on-its-word', 'smart-sessions', 'missing = []', 'grant: one that the service reports as recorded but does not list is kept'],
    ['granted-twice', 'smart-sessions', 'const granted = await askWallet(attempt)', 'grant: a grant is kept while the service fails, and the wallet is asked once'],
  ],
  'grants.test.ts': [
    ['unreadable-grant-taken-for-none', 'smart-sessions', "const reply = await ask(() => send(provider, 'wallet_grantPermissions', [{ ...request, version: 2 }]))\nreturn readReply(id, reply, request, target)", 'grant: after a reply that makes no sense of the wallet'],
  ],
  'views/concurrent-calls.test.tsx': [
    ['dismissed-beside-another-caller', 'smart-sessions', 'return shown', 'revoke: a second call for what the wallet has ends as the first'],
    ['requests-end-with-the-run', 'smart-sessions', 'const actionsOf = async (ctx: SessionsContext) => (await code()).createSessionActions(ctx)', 'revoke: the wallet is not asked again after a restart'],
  ],
  'views/smart-sessions-views.test.tsx': [
    ['unanswered-grant-hidden-by-a-failed-list', 'smart-sessions', '', 'list: where it cannot be read, tells of a grant that no wallet has answered for'],
    ['grant-of-a-page', 'smart-sessions', 'grantOf: (attempt) => grants.get(attempt) ?? grants.get(beginGrant(attempt))', 'SmartSessionRequest: what a page opens it with is ignored'],
    ['revocation-of-a-page', 'smart-sessions', 'revocationOf: (attempt) => revocations.get(attempt) ?? revocations.get(beginRevocation(attempt))', 'SmartSessionRevoke: what a page opens it with is ignored'],
  ],
} as const
