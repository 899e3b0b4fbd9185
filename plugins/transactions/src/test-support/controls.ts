/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'controller.test.ts': [
    ['pending-forgotten-on-reload', 'transfers', '', 'reload: pending transactions are followed by the next visit'],
    ['unread-told-as-done', 'transfers', '', 'outcome: a confirmed transaction that cannot be read'],
    ['replaced-told-as-confirmed', 'transfers', 'return next', 'replaced: a repriced one is followed to its own outcome'],
    ['sent-differently-unseen', 'transfers', '', 'comparison: changes by the wallet are reported, whatever the outcome'],
  ],
  'create-requests.test.ts': [
    ['earlier-request-forgotten', 'send', 'const left: readonly Promise<SentTransaction>[] = []', 'requests: an earlier one is still pending after a later one was declined'],
    ['sent-request-sent-again', 'send', '', 'requests: a sent one is never sent again'],
  ],
  'send-transaction.test.ts': [
    ['sent-from-another-account', 'send', '', 'send: with another account in use no wallet is asked'],
    ['amount-shown-wrongly', 'send', '', 'send: an amount shown with other decimals than the chain’s is never sent'],
    ['decimals-of-a-service', 'send', 'return true', 'send: an amount shown with other decimals than the chain’s is never sent'],
    ['request-waiting-in-the-wallet-forgotten', 'send', 'const left: readonly Promise<SentTransaction>[] = []', 'send: a retry sends the request again, and after a refusal of the later one the other is pending'],
    ['wallet-asked-beside-a-waiting-request', 'send', '', 'send: a wallet with a pending request gets no other, also after a double click'],
  ],
  'stored-entries.test.ts': [
    ['batch-lost-with-its-long-id', 'transfers', 'id: textSchema', 'stored: a batch with the longest id of EIP-5792 is read back'],
    ['long-ids-drop-every-transaction', 'transfers', '', 'stored: ids that are too long for the whole leave the other transactions'],
    ['stored-symbol-of-any-text', 'transfers', 'symbol: v.exactOptional(textSchema)', 'stored: invisible characters are removed from a symbol'],
  ],
  'transaction-end.test.ts': [['batch-id-taken-for-a-hash', 'transfers', 'return named ?? sent.id', 'hash of a batch: pending']],
} as const
