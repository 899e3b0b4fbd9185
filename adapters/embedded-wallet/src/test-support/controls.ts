/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'account-user.test.tsx': [
    ['user-not-told', 'embedded-wallet', '', 'embedded wallet: tells the account state who is logged in, without the plugins of the logins'],
    ['wallet-of-an-ended-run', 'embedded-wallet', '', 'embedded wallet: works again after the host has stopped and started'],
  ],
  'connection/approval-of.test.ts': [['method-sent-without-approval', 'embedded-wallet', 'return approval', 'methods: "eth_sign" is not allowed']],
  'connection/check-calls.test.ts': [['batch-unchecked', 'approvals', '', 'batch: every call needs a receiver, and its data must be hex']],
  'connection/embedded-connector.test.ts': [['frame-believed-to-have-switched', 'embedded-wallet', '', 'connector: switching fails if the frame stays on its network']],
  'connection/embedded-user.test.ts': [
    ['another-account-than-chosen', 'embedded-wallet', '', 'connector: an account that is not the one the frame has set is an error'],
    ['failed-sign-out-hidden', 'embedded-wallet', 'if (wasIn) await frame.signOut().catch(() => undefined)', 'connector: a sign-out that the frame refuses rejects'],
    ['sign-out-not-owed', 'embedded-wallet', '', 'connector: a sign-out that the frame refuses rejects'],
    ['deployment-of-another-account', 'embedded-wallet', 'if (!reply) return undefined', 'whether the smart account is deployed, of a frame that means another account'],
    ['user-read-after-sign-out', 'embedded-wallet', '', 'arrives after the sign-out changes nothing'],
  ],
  'connection/requests-abort.test.ts': [
    ['failed-sending-counts-as-aborted', 'embedded-wallet', 'return error.reply && reason', 'after the frame has refused to abort it is not declined'],
    ['left-request-fails', 'embedded-wallet', "left: { code: -32603, message: 'Request was aborted' }", 'requests: those behind the one that is left, which the frame has never seen, are declined at once'],
    ['left-request-posted-later', 'embedded-wallet', 'const post = await untilAborted(Promise.resolve(frame.call), signal)', 'requests: one that is left before the frame can take it is never posted'],
    ['approved-request-counts-as-aborted', 'embedded-wallet', '', 'requests: one that the user approved before the abort resolves', 'did not say whether this was sent'],
    ['request-lost-with-the-frame', 'embedded-wallet', '', 'requests: eth_sendTransaction of a frame that was removed ends'],
    ['stopped-frame-not-noticed', 'embedded-wallet', '', 'requests: while one waits for the user, the frame is checked every 30 s'],
    ['unanswered-abort-counts-as-aborted', 'embedded-wallet', "if (sends && abortReply === 'refused') throw endOfOpen(method, last === 'late' ? undefined : last.error, reason)", 'requests: a frame that never replies after an abort leaves the outcome of what sends unknown'],
  ],
  'connection/requests.test.ts': [['silent-frame-waited-for', 'embedded-wallet', '() => undefined', 'requests: one that needs no approval ends when the frame is silent']],
  'connection/second-login.test.ts': [
    ['another-user-on-one-chain', 'embedded-wallet', 'return replace(user)', 'connector: a user that the frame has replaced is replaced on both chains at once'],
    ['login-keeps-the-user-before', 'embedded-wallet', 'endBeforeLogin: () => undefined', 'connector: a login ends the connection of the previous user'],
  ],
  'connection/sign-in.test.ts': [['frame-signed-something-else', 'one-step-sign-in', 'const isRequested = message.length > 0', 'sign-in: a frame that signs for another nonce is refused']],
  'failure-alerts.test.tsx': [['failure-shown-twice', 'embedded-wallet', 'silentFailed(error)', 'alerts: a headless login is told, one of an open view is not']],
  'frame/create-frame.test.ts': [
    ['call-before-owed-sign-out', 'embedded-wallet', '', 'frame: a pending sign-out is sent first, and every other call waits for it'],
    ['stopped-frame-kept', 'embedded-wallet', '', 'frame: one that no longer replies to a check is removed'],
    ['frame-of-an-ended-start-kept', 'embedded-wallet', '', 'frame: an element that comes after its start has ended is removed'],
  ],
  'frame/frame-port.test.ts': [
    ['frame-origin-unchecked', 'embedded-wallet', '', 'a reply from the origin https://evil.com is dropped'],
    ['frame-source-unchecked', 'embedded-wallet', '', 'a reply from another window is dropped'],
  ],
  'view-kit/code-pause.test.ts': [
    ['address-of-another-user', 'email', '', 'email change: an address that is confirmed after another login is not that user’s'],
    ['code-sent-without-pause', 'email', '', 'email: another code waits 30 s'],
    ['two-codes-at-a-time', 'email', '', 'email: the code of a login counts also when its caller has left'],
    ['new-address-lost-with-the-caller', 'email', 'return unlessAborted(changing, signal).then(changed(state().login))', 'email change: the new address is in the state also when the caller has left'],
    ['pause-lost-with-the-caller', 'email', 'if (!signal?.aborted) onSent(email, reply)', 'email: the code of a login counts also when its caller has left'],
  ],
  'login/create-login.test.ts': [
    ['login-without-asking-guards', 'consent', '', 'login: when a guard refuses, no first step of a login reaches the frame'],
    ['popup-opens-an-app', 'embedded-wallet', '', 'social: a popup gets the page of a provider, and no link into an app'],
  ],
  'plugin-login.test.tsx': [['pause-ends-with-a-read-of-the-user', 'email', 'user: { email, username, accountType, isSmartAccountDeployed: isSmartAccountDeployed ?? false }, codeSentAtMs: undefined', 'embedded wallet: the pause after the request to change an address survives']],
} as const
