/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'confirm-window/describe-permissions.test.ts': [
    ['method-by-the-name-of-the-page', 'smart-sessions', 'const signature = given', 'permissions: many_msg_babbage of an ABI is shown as what the contract takes it for'],
    ['simulated-wallet-compares-no-supply', 'smart-sessions', '', 'permissions: an amount of all that exists of the token is no limit, where that is known'],
  ],
  'confirm-window/describe-prompt.test.ts': [
    ['fee-for-data-not-said', 'send', 'value: amount', 'fee: where a network may take more than gas, that is said'],
    ['known-method-not-said', 'approvals', 'const known = tokenMethods.get(data)', 'transaction: a call of approve(address,uint256) is named with a warning'],
    ['sign-in-of-another-site-not-said', 'approvals', "const fault = signInFault(bytes, `https://${site}`) === 'unreadable' ? ({ domain: site } as const) : undefined", 'message: a sign-in at another site is said to be one, with "Hello'],
    ['unsigned-member-shown', 'approvals', 'return value', 'typed data: members that are not signed are not shown'],
    ['unreadable-message-not-careful', 'approvals', '', 'message: the bytes 0x00ff, which are no text, have a warning'],
  ],
  'signing.test.ts': [['unreadable-sign-in-asked', 'approvals', 'v.check(() => true)', 'sign: a sign-in that is no text is refused before the owner is asked']],
  'solana-signing.test.ts': [['transaction-signed-as-a-message', 'approvals', '', 'solana:signMessage: a transaction is not signed as a message, whatever its version']],
  'sessions.test.ts': [
    ['revoked-session-used', 'smart-sessions', '', 'sessions: calls within one ask nobody, others are refused, and all are after it was revoked'],
    ['session-use-not-counted', 'smart-sessions', '', 'sessions: calls within one ask nobody, others are refused, and all are after it was revoked'],
  ],
} as const
