/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'controller.test.ts': [
    ['pending-forgotten-on-reload', 'transfers', '', 'reload: what is pending is followed by the next visit'],
    ['replaced-told-as-confirmed', 'transfers', 'return next', 'replaced: the one with another fee is followed to its own end'],
    ['sent-differently-unseen', 'transfers', '', 'comparison: what the wallet changed is reported'],
  ],
  'create-requests.test.ts': [['sent-request-sent-again', 'send', '', 'requests: what was sent is not sent again']],
  'send-transaction.test.ts': [
    ['sent-from-another-account', 'send', '', 'send: with another account in use no wallet is asked'],
    ['amount-shown-wrongly', 'send', '', 'send: an amount that was shown with other decimals than the chain has is never sent'],
    ['decimals-of-a-service', 'send', 'return true', 'send: an amount that was shown with other decimals than the chain has is never sent'],
    ['wallet-asked-beside-a-waiting-request', 'send', '', 'send: a wallet that has not answered is asked for nothing else'],
  ],
} as const
