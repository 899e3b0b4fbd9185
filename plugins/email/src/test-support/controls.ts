/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'codes-in-progress.test.ts': [
    ['code-lost-with-the-view', 'email', '', 'login: whose view was left before the reply goes on to the code that was sent'],
    ['code-used-twice', 'email', '', 'login: a code that was entered before the view was left is not used again'],
    ['left-device-ends-another-login', 'email', "wait(email, 'verifyCode')", 'login: a device that is allowed after its view was left goes on to the code'],
    ['waiting-change-sends-again', 'email', 'return sendChange(newEmail, signal)', 'change of address: whose view was left goes on to the code that was sent'],
  ],
  'email-actions.test.ts': [
    ['left-login-sends-a-code', 'email', '', 'login: leaving before the code is loaded sends nothing'],
    ['login-outlives-another', 'email', '', 'login: is ended by another login that connects'],
    ['another-user-connected', 'email', '', 'connect: a frame whose user came by another method is disconnected'],
    ['waiting-login-sends-again', 'email', 'return send(email, signal)', 'login: sends a code, and repeating the address continues without another'],
  ],
  'views/finish-login.test.tsx': [
    ['email-without-consent', 'consent', 'EmailLogin: withActions(LoginView)', 'login: EmailLogin, opened before the user agreed to the terms', 'consent-step'],
    ['restored-login-asked-for-again', 'email', '', 'login: the address is no longer asked for once the wallet of the last visit has connected'],
    ['login-leaves-the-list-open', 'email', '', 'login: the view that needed a connection is shown afterwards'],
  ],
  'views/verify-views.test.tsx': [['resend-without-pause', 'email', 'disabled={false}', 'code: another is sent after the countdown, which is announced and clears the field']],
} as const
