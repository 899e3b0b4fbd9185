/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'api/parse-page.test.ts': [
    ['history-of-another-chain', 'history', '', 'chain: only transactions of the connected chain'],
    ['history-spam-shown', 'history', '', 'spam: what moves nothing but marked collectibles'],
    ['history-picture-of-a-script', 'history', '', 'pictures: https only'],
  ],
  'controller.test.ts': [['history-answer-for-another', 'history', '', 'switch: another network aborts what is read']],
  'model/history-list.test.ts': [
    ['history-duplicate-rows', 'history', 'for (const one of entry.transactions) byId.set(one.id, one)', 'list: pages follow their cursors'],
    ['history-endless-pages', 'history', '', 'list: a cursor that leads back ends it'],
  ],
  'model/sent-transactions.test.ts': [
    ['history-sent-twice', 'history', 'const unlisted = rows', 'sent: what the list has is not shown twice'],
    ['history-asked-shown-as-done', 'history', 'const isDifferent = false', 'sent: where the chain has something else, what was asked for is not shown as done'],
  ],
} as const
