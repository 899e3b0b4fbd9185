/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'backend/backends.test.ts': [['siwx-unverified-session', 'sign-in', '', 'page: a signature that is not valid begins no session']],
  'server/create-siwx-server.test.ts': [
    ['nonce-consumed-twice', 'sign-in', '', 'verify: of a hundred requests at the same time one is accepted'],
    ['sign-in-domain-unchecked', 'sign-in', '', 'verify: refuses another domain'],
    ['sign-in-expiry-ignored', 'sign-in', '', 'verify: refuses an expired message'],
  ],
  'sign-in/create-sign-in.test.ts': [
    ['siwx-begun-before-its-time', 'sign-in', 'const notBefore = undefined', 'sign-in: what is not valid yet begins no session'],
    ['siwx-asked-twice', 'sign-in', '', 'sign-in: two presses ask the wallet once, and with a session it is not asked'],
    ['siwx-session-of-another-account', 'sign-in', 'const isOwn = session !== undefined', 'sign-in: a session of another account on the server is ended, and not used'],
    ['siwx-expired-session', 'sign-in', 'const isOver = nowMs === undefined', 'sign-in: a session that expired before the visit is not used'],
    ['siwx-found-after-sign-out', 'sign-in', '', 'sign-in: signing out while a session is looked up ends it'],
    ['siwx-session-of-another-network', 'sign-in', 'const isSame = isSameAccount(session, account)', 'sign-in: a session that a server begins for something else than was signed ({"networkId":"eip155:8453"})'],
  ],
  'sign-in/read-proof.test.ts': [['siwx-foreign-proof', 'sign-in', '', 'proof: a message of another domain is refused']],
  'sign-in/sign-in-walks.test.ts': [
    ['siwx-asked-while-checking', 'sign-in', '', 'sign-in: a press while a session is looked up asks nobody'],
    ['siwx-late-session-kept', 'sign-in', '', 'sign-in: a session that begins after the wallet was disconnected is ended'],
    ['siwx-ended-session-shown', 'sign-in', 'session = await untilAborted(backend.current(work), work)', 'sign-in: a session whose end the server refused does not come back with the wallet'],
  ],
  'sign-in/sign-out-queue.test.ts': [
    ['sign-out-ends-the-next-session', 'sign-in', '', 'sign-out: a session that another tab began meanwhile is not ended'],
    ['siwx-sign-out-forgotten', 'sign-in', '', 'sign-out: one that failed on an earlier visit is repeated'],
  ],
  'verify/eip155.test.ts': [['recovered-signer-unchecked', 'sign-in', 'return signer.length > 0', 'eip155: a signature of another key, text or address is refused']],
  'views/sign-message-view.test.tsx': [['siwx-closed-without-signing', 'sign-in', '', 'sign-in: where it is required the dialog stays']],
} as const
