/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'read-page.test.ts': [
    ['history-unknown-is-confirmed', 'history', "status: v.fallback(v.picklist(statuses), 'confirmed')", 'status: only what the service calls confirmed is'],
    ['history-of-another-chain', 'history', '', 'chain: only transactions of the connected chain, and those without a chain'],
    ['history-spam-shown', 'history', '', 'spam: transactions with only marked collectibles are left out, those without transfers are not'],
    ['history-picture-of-a-script', 'history', '', 'pictures: https only'],
  ],
  'controller.test.ts': [['history-answer-for-another', 'history', '', 'switch: another network aborts the request, whose response is never used for it']],
  'model/join-pages.test.ts': [
    ['history-duplicate-rows', 'history', 'for (const one of entry.transactions) byId.set(one.id, one)', 'list: pages follow their cursors'],
    ['history-endless-pages', 'history', '', 'list: a repeated cursor ends it, and a page without new entries waits for the user'],
  ],
  'views/history-views.test.tsx': [['other-amounts-of-a-token-unsaid', 'history', 'false', 'transactions: of tokens that wallets multiply it is said that they may show other amounts']],
  'model/sent-transactions.test.ts': [
    ['history-sent-twice', 'history', 'const unlisted = rows', 'sent: a transaction that the list has is not shown twice'],
    ['history-asked-shown-as-done', 'history', 'const isDifferent = false', 'sent: if the chain has something else, the requested transfer is not shown'],
    ['part-of-a-batch-listed-as-failed', 'history', "return 'failed'", 'sent: with the outcome {"status":"reverted","id":"0xAB","isPartial":true}'],
  ],
} as const
