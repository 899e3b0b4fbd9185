/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'send-actions.test.ts': [['signed-amount-differs', 'send', "return { type: 'transfer', to, amount: `${amount}0` }", 'transfer: amount, receiver and token are those']],
  'views/known-addresses.test.ts': [['senders-of-the-history-known', 'send', 'const isOwn = (from: string | undefined): boolean => from !== undefined', 'history: only those that the account has sent to']],
  'views/parameters.test.tsx': [['asked-to-send-wrong-values', 'send', '', 'ask: with the amount "1.5" it rejects at once']],
  'views/receiver-names.test.tsx': [
    ['service-name-over-chain', 'names', 'for (const { accepts, resolve } of ctx.items(nameResolvers)) if (accepts(name)) address = await resolve(name, network, signal)', 'receiver: a service resolves a name only if the chain does not have it', 'It did not come'],
    ['name-that-moved', 'names', "const isSame = isFeeAsShown(fee)", 'receiver: a name that has changed its address before sending gets nothing', 'It did not come'],
    ['name-of-nobody', 'names', 'if (address === undefined || !adapter?.isAddress(address)) return undefined', 'receiver: a name that resolves to the zero address has no owner', 'It did not come'],
  ],
  'views/request-view.test.tsx': [
    ['retry-without-a-check', 'send', '', 'request: retrying after a decline pays no name that has moved', 'was not shown'],
    ['receiver-unseen-while-asking', 'send', '', 'request: while it is pending, shows the whole address'],
  ],
  'views/send-views.test.tsx': [
    ['fee-without-a-bound', 'send', "const key = 'transaction.fee-up-to'", 'preview: a fee that is no upper bound is shown as about'],
    ['max-in-dollars-leaves-a-rest', 'send', 'amount: amountWorth(BigInt(maxCents ?? 0), decimals, price ?? 0).toString()', 'max: in US dollars it is the whole amount'],
  ],
  'views/with-parameters.test.ts': [['amount-of-another-token', 'send', 'return {}', 'parameters: an amount that was entered for another token is not kept']],
  'views/receiver-warning.test.ts': [
    ['look-alike-receiver-unnoticed', 'send', '', 'receiver: one that resembles a recent receiver'],
    ['history-trusted', 'send', 'const others = history', 'receiver: one of the history that resembles another of the history'],
  ],
} as const
