/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'send-flow.test.ts': [['signed-amount-differs', 'send', "return { type: 'transfer', to, amount: `${amount}0` }", 'transfer: amount, receiver and token are those']],
  'views/written-address.test.ts': [
    ['address-of-another-network', 'send', '', 'written address: says that another network is meant by EIP-3770'],
    ['memo-left-out', 'send', 'return plain(receiver)', 'written address: calls a link what is more than an address: a transfer'],
  ],
  'views/history-addresses.test.ts': [['senders-of-the-history-known', 'send', 'const isOwn = (from: string | undefined): boolean => from !== undefined', 'history: only those that the account has sent to']],
  'views/parameters.test.tsx': [['asked-to-send-wrong-values', 'send', '', 'ask: with the amount "1.5" it rejects at once']],
  'views/receiver-names.test.tsx': [
    ['name-that-moved', 'names', "const isSame = isFeeAsShown(fee)", 'receiver: a name that has changed its address before sending gets nothing', 'It did not come'],
    ['service-name-over-chain', 'names', 'for (const { accepts, resolve } of ctx.items(nameResolvers)) if (accepts(text)) found = await resolve(text, network, signal)', 'receiver: a service resolves a name only if the chain does not have it', 'It did not come'],
    ['name-of-nobody', 'names', "if (!adapter?.isAddress(address)) return { issue: 'unregistered', networkId }", 'receiver: a name that resolves to the zero address has no owner', 'It did not come'],
    ['typed-letters-judged', 'names', 'const shown = identity ? await identity.check(text) : { name: text }', 'receiver: capital letters are no unusual letters'],
    ['unusual-name-in-the-form-alone', 'names', 'null', 'receiver: the warning about unusual letters is repeated in the review'],
    ['ethereum-record-not-said', 'names', "return t('send.name-on', { network })", 'receiver: the record of Ethereum is said'],
    ['name-of-the-network-before', 'names', '', 'receiver: a name that was looked up for another network is looked up again', 'It did not come'],
    ['address-of-another-network-suggested', 'names', 'one.name !== undefined ? <bdi>{truncateAddress(one.address)}</bdi> : undefined', 'receiver: a recent name has an address beside it only on the network'],
  ],
  'views/request-view.test.tsx': [
    ['review-opened-by-the-event', 'send', "ctx.events.emit('send:sent', { request, sent })", 'request: what the page is told of opens no review', 'was not shown'],
    ['receiver-unseen-while-asking', 'send', '', 'request: while it is pending, shows the whole address'],
    ['asked-again-after-leaving', 'send', '', 'unknown: who leaves while it is checked for asking again'],
  ],
  'views/fee-worth.test.tsx': [['fee-worth-rounded-down', 'send', 'formatUsd(worth, locale)', 'preview: the worth of a fee of 5050000000000 wei is rounded up']],
  'views/send-views.test.tsx': [
    ['fee-without-a-bound', 'send', "const key = 'transaction.fee-up-to'", 'preview: a fee that is no upper bound is shown as about'],
    ['max-in-dollars-leaves-a-rest', 'send', 'amount: amountWorth(BigInt(maxCents ?? 0), decimals, price ?? 0).toString()', 'max: in US dollars it is the whole amount'],
  ],
  'views/token-contract.test.tsx': [['token-by-its-name-alone', 'send', 'token={{}}', 'token: review and request name its contract']],
  'views/undecided-same.test.tsx': [['the-same-on-its-way-unsaid', 'send', 'null', 'preview: the same transfer that is still undecided is said', 'It did not come']],
  'views/parameters.test.ts': [['amount-of-another-token', 'send', 'return {}', 'parameters: an amount that was entered for another token is not kept']],
  'views/receiver-warning.test.ts': [
    ['contract-receiver-unnoticed', 'send', '', 'receiver: a contract is warned about'],
    ['look-alike-receiver-unnoticed', 'send', '', 'receiver: one that resembles a recent receiver'],
    ['history-trusted', 'send', 'const others = history', 'receiver: one of the history that resembles another of the history'],
  ],
  'views/status.test.tsx': [['arrived-amount-unsaid', 'send', 'const arrived = undefined', 'progress: says “only 0.000000000000000001 ETH arrived”']],
} as const
