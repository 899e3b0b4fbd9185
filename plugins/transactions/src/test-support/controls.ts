/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'follow/compare.test.ts': [['part-taken-for-the-whole', 'transfers', 'if (arrived === undefined || arrived > 0n) return []', 'compare: a token that keeps a part']],
  'controller.test.ts': [
    ['unread-told-as-done', 'transfers', '', 'outcome: a confirmed transaction that cannot be read'],
    ['replaced-told-as-confirmed', 'transfers', 'const outcome = status', 'replaced: a repriced one is followed to its own outcome'],
    ['part-of-a-batch-compared', 'transfers', '', 'comparison: of a batch of which a part was done nothing is compared'],
    ['batch-compared-by-one-transaction', 'transfers', 'const ids = [id]', 'comparison: a batch of several transactions has done what all of them did'],
    ['sent-differently-unseen', 'transfers', '', 'comparison: changes by the wallet are reported, whatever the outcome'],
  ],
  'follow/follow-entries.test.ts': [
    ['pending-forgotten-on-reload', 'transfers', '', 'reload: pending transactions are followed by the next visit'],
    ['late-decision-dropped', 'transfers', 'const decidedAtMs = ({ sentAtMs }: TrackedTransaction): number => sentAtMs', 'limit: a late decision is told'],
    ['decided-shown-as-pending-after-disconnecting', 'transfers', 'void kept.change((entries) => entries.filter(isUndecided))', 'disconnected: what a view shows as decided stays decided'],
    ['batches-of-two-wallets-taken-for-one', 'transfers', '`${networkId} ${type} ${id}`', 'batches: of two wallets that give the same id both are followed'],
  ],
  'follow/look-for-unanswered.test.ts': [
    ['unanswered-forgotten-on-reload', 'send', 'keepUnanswered(ctx, run, wallet.cursor, () => undefined)', 'unanswered: a request of which a wallet has not said whether it has sent it is known in the next visit'],
    ['found-in-another-tab-taken-for-anothers', 'send', 'ctx.state.get().entries', 'unanswered: what another tab finds is the outcome'],
    ['stored-request-takes-from-a-live-one', 'send', 'isOpenElsewhere: () => false', 'unanswered: a stored request takes nothing from one of this page'],
    ['unanswered-kept-for-ever', 'send', 'const isOld = false', 'unanswered: it is forgotten an hour after'],
    ['open-request-shown-beside-itself', 'send', 'const isOpen = false', 'unanswered: a refused request is not kept'],
  ],
  'follow/two-tabs.test.ts': [
    ['two-tabs-write-against-each-other', 'send', 'show(mergeEntries(state.get().entries, stored.entries))', 'two tabs: what both know alike'],
    ['removed-request-comes-back', 'send', 'elsewhere = stored.unanswered.filter(({ id }) => !own.isOpen(id))', 'one tab: what was declined'],
    ['own-request-lost-to-another-tab', 'send', '[]', 'two tabs: what another one has written without having read it'],
    ['one-transaction-for-two-stored-requests', 'send', '', 'two visits: of two requests for the same'],
    ['found-for-an-earlier-request-beside-an-open-one', 'send', '[]', 'two tabs: what is found for an earlier request'],
    ['same-request-written-otherwise', 'send', 'const contents = JSON.stringify(requests)', 'two visits: a stored request with an address in lower case'],
    ['open-in-another-wallet-unsaid', 'send', 'const isShown = ({ isOpen }: UnansweredRequest): boolean => isOpen === true', 'caution: what is open in another wallet'],
  ],
  'follow/stored-unanswered.test.ts': [
    ['stored-request-of-two-chains', 'send', 'v.check(() => true)', 'stored: of the unanswered requests one with a network of another namespace'],
  ],
  'follow/sent-by-page.test.ts': [
    ['feature-taken-for-the-page', 'transfers', '', 'page: a feature’s transaction stays the feature’s'],
    ['feature-read-as-of-the-page', 'transfers', 'const isSame = true', 'page: a feature’s transaction of which the chain of requests hears first'],
    ['account-of-the-answer', 'transfers', 'const before = { connections: {} }', 'page: without a sender in the request it is the account that was in use'],
    ['solana-sender-unread', 'transfers', "const from: unknown = Reflect.get(first, 'from')", 'page: a Solana request is of the account that it names'],
    ['page-before-the-feature', 'transfers', 'const own = 0', 'page: what another tab knows of it as the page’s'],
  ],
  'follow/stored-entries.test.ts': [
    ['batch-lost-with-its-long-id', 'transfers', 'id: textSchema', 'stored: a batch with the longest id of EIP-5792 is read back'],
    ['long-ids-drop-every-transaction', 'transfers', 'let short: readonly TrackedTransaction[] = bare', 'stored: ids that are too long for the whole leave the other transactions'],
    ['stored-too-long-to-be-read-back', 'transfers', '', 'stored: whatever wallets and requests fill it with'],
    ['transactions-written-by-the-page', 'locked-page', 'const textOf = (given: readonly TrackedTransaction[]): string => JSON.stringify({ version: VERSION, entries: given, ...(last.length > 0 && { unanswered: last }) }, (_key: string, value: unknown) => withSortedKeys(value))', 'stored: a page whose lists have a toJSON forgets no transaction'],
    ['stored-symbol-of-any-text', 'transfers', 'symbol: v.exactOptional(textSchema)', 'stored: invisible characters are removed from a symbol'],
  ],
  'run/ask-wallet.test.ts': [
    ['cursor-behind-what-was-sent', 'send', 'const isLate = false', 'cursor: one that was read after the wallet was asked'],
    ['sent-from-another-account', 'send', '', 'ask: with another account in use no wallet is asked'],
    ['amount-shown-wrongly', 'send', '', 'ask: an amount shown with other decimals than the chain’s is never sent'],
    ['decimals-of-a-service', 'send', 'return true', 'ask: an amount shown with other decimals than the chain’s is never sent'],
    ['request-waiting-in-the-wallet-forgotten', 'send', 'const end = (): void => counts.clear()', 'ask: a retry sends the request again, and after a refusal of the later one the other is pending'],
    ['wallet-asked-beside-a-waiting-request', 'send', '', 'ask: a wallet with a pending request gets no other, also after a double click'],
  ],
  'run/create-run.test.ts': [
    ['sent-request-sent-again', 'send', '', 'run: asked once, sent once, and never asked again'],
    ['sent-told-as-unknown', 'send', 'if (end && sent) return end.promise', 'run: found minutes later'],
    ['one-transaction-for-two-requests', 'send', 'if (!unknown) return', 'run: what another request has taken meanwhile'],
    ['one-transaction-counted-twice', 'send', '', 'run: a transaction that is found before the wallet names it'],
    ['answered-with-an-earlier-transaction', 'send', '', 'run: an answer that is another request’s transaction says nothing'],
    ['node-behind-believed', 'send', 'hasMoved = found?.hasMoved === true', 'run: a node behind, which has not seen yet that the account has sent something, offers nothing'],
    ['asked-again-plainly-after-a-lost-connection', 'send', 'const isRefused = since?.hasMoved === false', 'run: after a lost connection it is unknown, and asking again stays quiet'],
  ],
  'run/find-sent.test.ts': [
    ['any-transaction-taken-over', 'send', 'return { hasMoved: true, showsWithinMs, fitting: sent }', 'find: a transaction of another amount is not taken over'],
    ['unread-calls-taken-over', 'send', 'const isFitting = isCalled(compared)', 'find: where the calls cannot be read, only what arrived exactly as asked is taken over'],
    ['part-of-a-batch-taken-over', 'send', "const transfers = requests.flatMap((one) => (one.type === 'transfer' ? [one] : []))", 'find: where the calls cannot be read, two transfers to one receiver have arrived if both have'],
    ['unread-transaction-never-read-again', 'send', 'if (!compared) { others.add(sent.id); continue }', 'find: what does something else is read once'],
    ['nonce-of-a-bundler', 'send', 'const hasNonce = ({ seen }: SentTransaction): boolean => seen?.nonce === cursor.position', 'find: the nonce of the account is used by something else'],
  ],
  'run/join-runs.test.ts': [
    ['two-accounts-asked-for-one-purpose', 'send', 'const first = sent', 'joined: while one account is asked, no other one is'],
    ['unknown-with-another-account-forgotten', 'send', 'return open ?? own', 'joined: unknown with one account stays unknown'],
    ['other-account-forgotten-once-sent', 'send', "return sent && { phase: 'sent', sent, ...(more.length > 0 && { more }) }", 'joined: what one account has sent is not the last while another one may send'],
    ['asked-again-plainly-beside-a-lost-request', 'send', 'const found = [unknown[0]]', 'joined: of two accounts that are unknown'],
  ],
  'run/repeated-attempts.test.ts': [
    ['declined-beside-an-earlier-request', 'send', '', 'run: after a later refusal the earlier request is still open, or still unknown'],
    ['unknown-forgotten-after-a-refusal', 'send', 'if (unknown && !refusal) return { phase: "unknown", error: unknown.error, askAgain: unknown.askAgain }', 'run: after a later refusal the earlier request is still open, or still unknown'],
    ['earlier-lost-request-forgotten', 'send', 'const isUsuallyRefused = isRefused', 'run: asking again stays quiet after a lost request'],
    ['earlier-attempt-forgotten-once-sent', 'send', "return { phase: 'sent', sent, ...(more.length > 0 && { more }) }", 'run: what nobody has answered for is looked for also once a repeated request was sent'],
    ['waited-for-a-stopped-look', 'send', 'if (unknown) void look.start()', 'run: one that is looked for again in a later run ends with that'],
    ['looked-for-once', 'send', 'look.stop()', 'run: two that nobody has answered for are both found'],
  ],
  'run/unanswered.test.ts': [
    ['taken-from-an-open-request', 'send', '[]', 'unanswered: what an identical open request has sent'],
    ['one-transaction-by-two-names', 'send', 'const isOnChain = false', 'unanswered: what a batch or a faster transaction was on the chain is not another one'],
    ['taken-from-an-undecided-transaction', 'send', 'false', 'unanswered: what is found while the same is undecided is taken once that is decided'],
    ['looked-for-until-the-page-restarts', 'send', '', 'unanswered: what nobody has answered for is looked for in the next run too'],
    ['feature-followed-as-of-the-page', 'send', 'const isOfFeature = false', 'answer: what the chain of requests sees of a feature’s request is found by its run'],
    ['unanswered-request-forgotten', 'send', 'const unanswered = others', 'unanswered: a request that no wallet has answered'],
  ],
  'views/request-view.test.tsx': [
    ['unknown-shown-as-failed', 'send', "state.phase === 'unknown' && !failure", 'unknown: stays unknown when asking again fails'],
    ['step-made-by-a-page', 'send', "return typeof step === 'object' && step !== null", 'TransactionRequest: what a page opens it with is ignored'],
  ],
  'transaction-end.test.ts': [['batch-id-taken-for-a-hash', 'transfers', 'return named ?? sent.id', 'hash of a batch: pending'], ['part-of-a-batch-told-as-failed', 'transfers', '', 'end of a transaction: a batch of which a part was executed has not failed']],
} as const
