/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'awaited-sign-in.test.ts': [
    ['siwx-another-session-from-the-screen', 'sign-in', 'ctx.router.ask(name, undefined, { again: true })', 'signIn: it resolves with the session of the active account, whatever the screen has ended with'],
    ['siwx-screen-awaited-that-never-comes', 'sign-in', '', 'signIn: it shows the screen after one that has not come, because the page closes the dialog'],
    ['siwx-screen-shown-after-its-dismissal', 'sign-in', 'throw error', 'signIn: it goes on waiting when the page pushes a view while its screen is required'],
  ],
  'backend/backends.test.ts': [
    ['siwx-unverified-session', 'sign-in', '', 'page: a signature that is not valid begins no session'],
    ['siwe-owners-not-waited-for', 'sign-in', '', 'siweConfig: an empty signature is the host’s to verify once the owners'],
  ],
  'backend/host-replies.test.ts': [
    ['siwx-rule-for-what-is-no-text', 'sign-in', 'return (value): value is string => whole.test(String(value))', 'host replies: the nonce undefined of siweConfig is refused before the wallet is asked'],
    ['siwx-session-of-no-session', 'sign-in', 'add: (signed) => backend.add(signed)', 'host replies: a backend that answers {} to a signature begins no session'],
    ['siwx-verifier-that-says-nothing', 'sign-in', 'return result', 'host replies: a verifier that answers {"valid":"no"} has not verified'],
  ],
  'backend/siwe-text.test.ts': [
    ['siwe-text-of-another-site', 'sign-in', '', 'siwe text: one with another domain is refused'],
    ['siwe-text-of-another-nonce', 'sign-in', '', 'siwe text: one with another nonce is refused'],
    ['siwe-text-of-another-account', 'sign-in', '', 'siwe text: one with another accountAddress is refused'],
  ],
  'controller.test.ts': [
    ['siwx-dialog-not-held-open', 'sign-in', '', 'the dialog stays open from connecting until the sign-in screen opens'],
    ['siwx-opened-without-a-wallet', 'sign-in', 'const mayBeWithoutWallet = isCovered', 'a wallet that disconnects while the screen opens in place of the connecting view leaves no screen'],
    ['siwx-screen-over-each-view', 'sign-in', '', 'two views that the host opens at once get one screen'],
    ['siwx-screen-without-a-wallet', 'sign-in', '', 'a wallet that disconnects before the screen is shown takes it away'],
    ['siwx-drops-the-opened-view', 'sign-in', "const isWanted = kind === 'ask'", 'a view that the host opens while the user has to sign in follows'],
    ['siwx-drops-the-wanted-view', 'sign-in', '', 'a view that follows connecting while the screen is pending is shown again afterwards'],
    ['siwx-cancelled-view-stays', 'sign-in', "leave: () => screen.leave('below')", 'cancelling it also leaves the view that the host has opened meanwhile'],
  ],
  'client/server-client.test.ts': [['sign-in-server-of-any-scheme', 'sign-in', '', 'server client: http://shop.example/siwx is never asked']],
  'create-message.test.ts': [
    ['signed-by-a-wrong-clock', 'sign-in', '', 'clock: two days ahead of the server the wallet is asked'],
    ['siwx-fields-unchecked', 'sign-in', '', 'message: requestId of the host is checked before a wallet that writes the text itself gets it'],
    ['siwx-message-fields-of-the-host', 'sign-in', 'const { statement, resources, requestId, notBefore, expirationTime = own.expirationTime } = Object.assign(own, parts)', 'message: domain, URI, version, nonce and time cannot be set by the host', 'The sign-in message is not valid'],
  ],
  'server/create-siwx-server.test.ts': [
    ['nonce-consumed-twice', 'sign-in', '', 'verify: of a hundred requests at the same time one is accepted'],
    ['nonce-entry-unread', 'sign-in', "if (!entry) return refuse('NONCE_UNKNOWN')", 'verify: a nonce is refused for which the store has no word on whether it was used'],
    ['nonces-evicted-by-strangers', 'sign-in', '', 'nonces: a full memory refuses new ones and ends nobody else’s sign-in'],
    ['sign-in-by-a-clock-without-time', 'sign-in', "if (timeOf(issuedAt) > nowMs + CLOCK_SKEW_MS) return 'ISSUED_IN_FUTURE'", 'verify: by a clock that is no number every message is outside its time'],
    ['sign-in-domain-unchecked', 'sign-in', '', 'verify: refuses another domain'],
    ['sign-in-expiry-ignored', 'sign-in', '', 'verify: refuses an expired message'],
    ['used-nonce-takes-room', 'sign-in', 'entries.set(nonce, { ...entry, isUsed: true })', 'nonces: those that were used make room, also behind one that nobody uses', 'Too many sign-ins'],
  ],
  'sign-in-screen.test.ts': [
    ['siwx-dismissed-before-its-screen', 'sign-in', 'if (now === undefined) return false', 'signIn: it waits for the screen that opens after the user has closed the dialog'],
    ['siwx-not-asked-over-its-covered-screen', 'sign-in', 'isOpening: () => isAsking', 'ask: over a screen that looks the session up, signing in comes once there is none, and is said once'],
    ['siwx-screen-behind-the-asked-view', 'sign-in', '', 'ask: over a screen that is required, the view follows signing in, which is said once'],
    ['siwx-screen-ends-the-view-above', 'sign-in', '', 'ask: over a screen that is required, the view follows signing in, which is said once'],
    ['siwx-screen-over-itself', 'sign-in', '', 'signIn: while it is shown, the screen is shown once'],
    ['siwx-signed-in-behind-the-asked-view', 'sign-in', 'return await ctx.router.ask(name)', 'signIn: it ends when the user has signed in over a view that was asked over its screen'],
    ['siwx-signed-in-said-twice', 'sign-in', '', 'ask: over a screen that is required, the view follows signing in, which is said once'],
    ['siwx-signed-in-untold', 'sign-in', '', 'signIn: it ends when the page signs in before the screen has come'],
  ],
  'sign-in/create-sign-in.test.ts': [
    ['siwx-begun-outside-its-time', 'sign-in', 'const mayBegin = isOwn', 'sign-in: a session that has not begun does not begin, although the wallet signed while connecting'],
    ['siwx-begun-before-its-time', 'sign-in', 'const notBefore = undefined', 'sign-in: a session that is not valid yet is refused'],
    ['siwx-begun-for-another-network', 'sign-in', 'const isOwn = signed !== undefined && isSameAccount(signed, account)', 'sign-in: what the wallet signed for another network while connecting begins none'],
    ['siwx-asked-twice', 'sign-in', 'const asking = sign', 'sign-in: concurrent calls send one signature request, and no request is sent when there is a session'],
    ['siwx-session-of-another-account', 'sign-in', 'const isOwn = session !== undefined', 'sign-in: a server session of another account is ended and not used'],
    ['siwx-expired-session', 'sign-in', 'const isOver = nowMs === undefined', 'sign-in: a session that expired before the visit is not used'],
    ['session-longer-by-a-clock-set-back', 'sign-in', 'return () => clock.now()', 'sign-in: a clock that is set back does not make a session last longer'],
    ['siwx-ended-by-a-locked-wallet', 'sign-in', 'const isGone = stored !== undefined && ports.isRestored()', 'sign-in: a session outlives a wallet that is locked'],
    ['siwx-found-after-sign-out', 'sign-in', '', 'sign-in: a sign-out during the look-up ends the session that is found'],
    ['siwx-session-of-another-network', 'sign-in', 'const isSame = isSameAccount(session, account)', 'sign-in: a server session for another account or network than was signed ({"networkId":"eip155:8453"})'],
  ],
  'sign-in/read-proof.test.ts': [['siwx-foreign-proof', 'sign-in', '', 'proof: a message of another domain is refused']],
  'sign-in/sign-in-walks.test.ts': [
    ['siwx-asked-while-checking', 'sign-in', '', 'sign-in: sign() during the look-up sends no signature request'],
    ['siwx-late-session-kept', 'sign-in', '', 'sign-in: a session that begins after the wallet was disconnected is ended'],
    ['siwx-ended-session-shown', 'sign-in', 'session = await untilAborted(backend.current(work), work)', 'sign-in: a session whose sign-out failed is not used when the wallet connects again'],
  ],
  'sign-in/sign-out-queue.test.ts': [
    ['sign-out-ends-the-next-session', 'sign-in', '', 'sign-out: a session that another tab began meanwhile is not ended'],
    ['siwx-sign-out-forgotten', 'sign-in', '', 'sign-out: a request that failed on an earlier visit is repeated'],
  ],
  'message/message.test.ts': [
    ['signed-and-too-long-to-read', 'sign-in', '', 'format: a text that is too long to be read is refused'],
    ['siwx-text-of-other-fields', 'sign-in', '', 'parse: refuses one empty line too few'],
  ],
  'server/recorded-texts.test.ts': [['sign-in-scheme-unchecked', 'sign-in', '', 'scheme: http before the domain, with the URI https://example.org/']],
  'stored-session.test.ts': [['siwx-end-of-another-type', 'sign-in', 'expirationTime: v.fallback(v.optional(textSchema), undefined)', 'stored: refuses an end of another type as session']],
  'sign-in/accepted-session.test.ts': [['pending-owners-not-connected', 'sign-in', 'throw error', 'accept: a wallet is connected whose owners have not confirmed', 'The site did not accept your signature']],
  'sign-in/until-confirmed.test.ts': [
    ['siwx-pending-owners-refused', 'sign-in', 'throw error', 'confirming: the owners of a contract are waited for, and the wallet is asked once'],
    ['owners-waited-for-without-end', 'sign-in', 'if (isPending && LATE_REASONS.includes(reason)) throw new NotConfirmedError(error)', 'confirming: it ends when the message is over, also where the backend'],
    ['owners-waited-for-in-vain-untold', 'sign-in', '', 'confirming: what a reload waited for in vain is told'],
    ['past-confirmation-untold', 'sign-in', 'awaited.forgetIfPast(account)', 'confirming: what has run out between two visits is told once'],
    ['message-without-end-waited-for', 'sign-in', 'return isOver(message, nowMs)', 'confirming: a message without an end is waited for as long as others last'],
    ['owners-forgotten-by-a-reload', 'sign-in', '', 'confirming: cancelling and signing out forget it'],
    ['awaited-signature-asked-for-again', 'sign-in', 'let signed: ReturnType<typeof awaited.of>', 'confirming: a reload goes on waiting without asking the wallet'],
    ['awaited-for-another-account', 'sign-in', 'const isOwn = true', 'confirming: after a reload nobody is waited for where what is kept is of another account'],
  ],
  'verify/eip155.test.ts': [
    ['compact-signature-unread', 'sign-in', 'const expand = (signature: Hex): Hex => signature', 'eip155: a compact signature of 64 bytes (EIP-2098) is verified'],
    ['confirmed-by-an-echo', 'sign-in', "const MAGIC_VALUE = '0x1626ba7e'", 'eip155: an account that only echoes a call'],
    ['pending-without-a-contract', 'sign-in', '', 'eip155: an empty signature of a contract that does not exist'],
    ['unconfirmed-by-the-owners', 'sign-in', "return { valid: true, type: 'eip1271' }", 'eip155: an empty signature of a contract that says no'],
    ['recovered-signer-unchecked', 'sign-in', 'return signer.length > 0', 'eip155: a signature of another key, text or address is refused'],
  ],
  'views/unconfirmed-sign-in.test.tsx': [['unconfirmed-said-twice', 'sign-in', '', 'sign-in: that the owners did not confirm is said on the screen, and not twice']],
  'views/sign-message-view.test.tsx': [['siwx-closed-without-signing', 'sign-in', '', 'sign-in: when it is required, the dialog stays open']],
} as const
