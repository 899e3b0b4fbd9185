/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'clients.test.ts': [
    ['contract-chooses-a-host', 'chains', '', 'publicClient: a contract chooses no host that the page connects to (ERC-3668)'],
    ['contract-chooses-a-host-for-a-wallet', 'chains', '', 'walletClient: a contract that is read over the wallet chooses no host either'],
    ['client-of-the-first-account', 'chains', 'const address = connection.accounts[0].address', 'uses the account that the user selected'],
    ['raw-transaction-repeated', 'once', 'const once = false', 'a raw transaction is sent once'],
    ['transaction-of-no-chain', 'chains', "return typeof chainId === 'number' ? formatted : formatted", 'a transaction contains its chain id'],
  ],
  'connector/connect.test.ts': [['declined-connection-read-around', 'consent', 'void [code, unsupportedCodes]', 'connect: what the user declined is not read around']],
  'connector/reported-network.test.ts': [
    ['reported-network-unused', 'chains', 'throw error', 'fails to tell its network and reports it by an event'],
    ['reported-another-network', 'chains', 'return wanted', 'a report that is taken back'],
  ],
  'connector/switch-failures.test.ts': [
    ['declined-in-other-words-prompts-again', 'chains', '', 'switch: a user who declined, as the wallet says by "Request rejected" alone'],
    ['added-after-the-switch', 'chains', 'if (parts) { await addNetwork(parts, network, error) }', 'switch: a wallet that reports the network and fails is not asked to add it', 'Chain is not supported'],
  ],
  'connector/switch-network.test.ts': [
    ['declined-beside-unknown-chain', 'chains', '', 'is turned down in words beside 4902'],
    ['one-failed-read-ends-the-switch', 'chains', 'throw error', 'fails once to tell its network'],
    ['connector-believes', 'chains', 'await isThere()', 'approves and stays on another network'],
    ['unsafe-rpc-added', 'chains', 'const rpcUrls = network.rpcUrls', 'safe URLs only'],
  ],
  'discovery/announced-anew.test.ts': [
    ['late-wallet-asked-once', 'impersonation', '', 'anew: a wallet whose announcement a flood kept out is listed beside the copy'],
    ['late-wallet-hidden-by-its-uuid', 'impersonation', 'const isOwn = false', 'anew: a wallet that is later than what copied its uuid'],
  ],
  'discovery/announcements.test.ts': [
    ['announced-anew-listed-again', 'impersonation', '', 'announcement: a wallet that makes a new provider object for each announcement'],
    ['announced-under-another-name', 'impersonation', 'const isListed = names.size > 0', 'announcement: a provider under another rdns too is listed under both'],
    ['announcement-getters-trusted', 'hostile-wallets', '(error) {\nthrow error\n}', 'announcement: one that throws when the list is made'],
    ['announcement-icon-from-a-host', 'hostile-wallets', 'const iconPattern = /^(data:image\\/(png|jpeg|webp|gif|svg\\+xml)[;,]|https:)/i', 'announcement: keeps the wallet and judges its icon 7'],
    ['announcement-kept-alive', 'hostile-wallets', 'announcements.push(Object.assign(Object.create(info), { provider }))', 'announcement: what the page changes later changes nothing'],
  ],
  'discovery/repeated-wallet.test.ts': [
    ['another-wallet-taken-for-a-repetition', 'impersonation', 'if (injected.rdns.length > 0 || announced.rdns === undefined) return true', 'repeated: a wallet of its own is not left out where a wrapper of it announces another rdns'],
    ['repetition-taken-over', 'impersonation', '', 'repeated: an injected object stays with its wallet'],
  ],
  'discovery/collect-announcements.test.ts': [['preload-ends-before-the-list', 'opening', 'void [claims, untilListed]', 'wallets: preloading ends when the 1 that have announced themselves']],
  'discovery/flood.test.ts': [
    ['announced-without-end', 'hostile-wallets', '', 'flood: a thousand wallets are listed of any number'],
    ['wallet-behind-a-flood-not-asked', 'hostile-wallets', '', 'flood: a wallet is listed behind more announcements than are kept'],
    ['latest-claimant-kept-out', 'hostile-wallets', 'if (isFull) return undefined', 'flood: a remembered wallet is restored behind any number of others that claim to be it'],
    ['remembered-wallet-kept-out', 'hostile-wallets', 'return isSaid ? undefined : () => undefined', 'flood: a remembered wallet is listed and restored'],
  ],
  'exactly-once.test.ts': [['transaction-under-another-name', 'once', "if (method === 'never')\nthrow new MethodNotFoundRpcError(new Error('Transactions are sent with eth_sendTransaction.'), {\nmethod,\n})", "once: 'the client sends', and there is 'parameters it dislikes'"]],
  'explain/decode-grant-permissions.test.ts': [
    ['half-read-condition-explained', 'smart-sessions', "const conditionSchema = v.object({ operator: v.picklist(['EQUAL', 'GREATER_THAN', 'LESS_THAN']), value: quantity })", 'permissions: one that has a condition with one more member'],
    ['real-method-not-named', 'smart-sessions', 'const real = tokenMethods.get(`${selector} `)?.signature', 'permissions: many_msg_babbage of an ABI is the method that the contract takes it for'],
    ['unknown-permission-explained', 'smart-sessions', 'if (!spending.success) return []', 'permissions: unknown types, members and rules'],
  ],
  'explain/decode-typed-data.test.ts': [
    ['token-signature-not-said', 'approvals', "if (/^permit/i.test(data.primaryType) && steps.length === 0) warnings.push('unread-permission')", 'explain: a signature of the type OrderComponents is said to be a permission that was not read'],
    ['type-named-like-a-list', 'approvals', 'types: v.record(name, v.array(v.object({ name, type: name })))', 'explain: typed data with a type named "Item[]" is not explained'],
    ['unlimited-approval-not-said', 'approvals', 'isUnlimited: amount < 0n', 'explain: a signed permit is an allowance, followed by every field'],
  ],
  'explain/explain-request.test.ts': [
    ['other-recipient-shown', 'approvals', 'address', 'explain: the shown recipient is the one in the data'],
    ['known-method-not-named', 'approvals', 'const known = tokenMethods.get(selector)', 'explain: a known method of tokens that is not decoded is named'],
    ['standard-guessed', 'approvals', "return isErc721 ? 'nft' : 'token'", 'explain: of an approval both meanings are kept where the standard cannot be read'],
    ['coins-of-a-new-contract-not-said', 'approvals', 'false', 'explain: a new contract is shown with the coins that it gets'],
    ['transfer-of-an-nft-not-said', 'approvals', 'false', 'explain: of a transfer from an account both meanings are kept where the standard cannot be read'],
  ],
  'explain/simulate-request.test.ts': [
    ['loss-crowded-out', 'swaps', 'return changed.slice(0, MAX_CHANGES)', 'simulation: outgoing tokens are listed even among many incoming ones'],
    ['simulation-without-a-price', 'swaps', 'const payload = { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }', 'simulation: the calls have a gas price'],
  ],
  'explain/unread-parts.test.ts': [
    ['account-delegation-not-said', 'approvals', '', 'explain: of a transaction with {"authorizationList":[{'],
    ['delegation-simulated-without', 'approvals', '', 'simulation: a transaction that changes the code of accounts'],
    ['unread-parts-not-said', 'approvals', '', 'explain: what follows a transaction in the params is not explained'],
  ],
  'format-address.test.ts': [
    ['accounts-returned-without-checksum', 'clipboard', "typeof one === 'string' ? one : one", 'EIP-55 in what a page asks its provider'],
    ['address-without-checksum', 'clipboard', 'byKey.set(key, { ...output, address: output.address })', 'EIP-55 after connecting'],
  ],
  'hostile-provider.test.ts': [
    ['chain-id-that-is-none', 'odd-responses', "return typeof id === 'number' && true ? `eip155:${id}` : undefined", 'says its chain is zero'],
    ['overtaken-response', 'odd-responses', 'if (round === MAX_ROUNDS || round > 0)\nreturn { accounts: [first, ...others], networkIds: { eip155: networkId } }', 'takes its accounts back between two'],
    ['restore-prompts', 'random-walks', "const accounts = known.length > 0 ? known : parseAccounts(await request('eth_requestAccounts', limits))", 'reconnects with what it grants'],
    ['wallet-error-in-our-name', 'odd-responses', 'return isLatchkeyError(undefined)', "a wallet that 'copies our error brand': connects with"],
  ],
  'primary-name.test.ts': [
    ['name-chooses-a-host', 'names', '', 'primary name: whoever has a name chooses no host that the page connects to'],
    ['ens-name-of-another-address', 'names', '', 'primary name: an address that calls itself by the name of another has none'],
  ],
  'resolve-name.test.ts': [
    ['delegated-account-for-a-contract', 'names', "return code !== '0x'", 'that has delegated to code (EIP-7702)'],
    ['unread-record-skipped', 'names', "stop = record === 'unreadable' ? undefined : issues[record]", 'names: one off the chain'],
  ],
  'rpc-methods.test.ts': [['raw-transaction-repeated-by-a-step', 'once', 'eth_sendRawTransaction: read<readonly [transaction: Hex], Hex>()', 'methods: a raw transaction needs no approval, and is not repeated']],
  'transactions/batches.test.ts': [['batch-id-of-any-length', 'transfers', 'const idSchema = v.pipe(v.string(), v.nonEmpty())', 'batches: of an id, returned as it alone, at most 4,096 bytes are taken'], ['declined-upgrade-asked-again', 'transfers', '', 'batches: after ATOMIC_UPGRADE_REJECTED the account has none on this network'], ['sent-batch-taken-for-failed', 'transfers', 'const sentSchema = v.object({ id: idSchema })', 'batches: all requests go at once to a wallet that returns its id alone', 'makes no sense']],
  'transactions/create-transactions.test.ts': [
    ['unanswered-fee-taken-for-none', 'transfers', 'return undefined', 'estimate: an operator fee that a node does not answer may be taken'],
    ['evm-amount-shown-otherwise', 'transfers', '', 'send: a wrong amount is refused before the wallet is called (8)'],
    ['token-transfer-of-another-amount', 'transfers', 'data: `0x${TRANSFER}${word(to)}${word(toHex(amount + 1n))}`', 'send: a token transfer calls the ERC-20 contract'],
    ['smart-account-fee-of-a-plain-one', 'send', 'const ownGas = 0n', 'estimate: a smart account that is deployed pays'],
    ['data-fee-left-out', 'send', "if (typeof fee === 'bigint') return async () => 0n", 'estimate: on the OP stack the data fee is in the fee, which is a bound: with an upper bound'],
    ['data-fee-not-known', 'send', 'const isUpperBound = !isSmartAccount', 'estimate: on a network that does not say its data fee'],
    ['transfer-to-a-mistyped-address', 'transfers', 'if (!isAddress(text, { strict: false })) throw new TransactionInvalidError(part)', 'send: a wrong to is refused before the wallet is called (1)'],
  ],
  'transactions/arrivals.test.ts': [
    ['token-logs-unread', 'transfers', 'const tokens: readonly Transfer[] = []', 'arrived: a token transfer counts by its logs, not by the call'],
    ['operation-of-another-account', 'transfers', 'operations.push({ hasFailed, logs: own })', 'arrived: of a bundle, what the account’s own operation has moved'],
  ],
  'transactions/traces.test.ts': [['unprovable-payment-taken', 'payments', 'return true', 'canProve: an account that acts as a contract (EIP-7702), without traces']],
  'transactions/observe-batch.test.ts': [
    ['batch-hash-of-any-text', 'transfers', 'const hashes = named', 'batch: of the status 500, without the hash of a transaction it is as its wallet says'],
    ['batch-confirmed-by-its-wallet', 'transfers', "const receipt = { status: 1n, logs: [] }", 'batch: of the status 200, and reverted by its receipt'],
    ['batch-reverted-by-its-wallet', 'transfers', "if (last === undefined || outcome.status === 'reverted') return { ...outcome, id: last }", 'batch: of the status 500, and confirmed by its receipt'],
    ['batch-failed-without-a-receipt', 'transfers', "if (outcome.status === 'reverted') return outcome", 'batch: of the status 500, and without a receipt'],
    ['batch-compared-by-its-last-transaction', 'transfers', 'const ids = {}', 'batch: one of several transactions of which all succeeded'],
    ['part-of-a-batch-told-as-nothing', 'transfers', 'return reverted', 'batch: one of several transactions of which the first failed'],
  ],
  'transactions/observe-transaction.test.ts': [
    ['dropped-at-one-word', 'transfers', "if (readsUnknown < 1) return pending", 'observe: a node that knows it between two that do not keeps it pending'],
  ],
  'transactions/read-transaction.test.ts': [
    ['account-without-code-executes', 'transfers', 'const executesCalls = isOwn', 'read: an account without code executes nothing'],
    ['code-of-today-for-an-earlier-transaction', 'transfers', "return codeAt('latest')", 'read: what an account has executed does not change with its code of today'],
    ['long-batch-cut', 'transfers', 'if (count === undefined) return undefined', 'read: an account that makes more calls than are read is unknown'],
  ],
  'transactions/keep-reads.test.ts': [
    ['kept-under-an-earlier-head', 'transfers', 'if (kept.get(key) === known) keep(key, { ...known, head, isSure: true })', 'kept reads: a node behind neither has all read again, nor loosens what was found'],
    ['replaced-block-believed', 'transfers', '', 'kept reads: what was read of blocks that were replaced is read again'],
  ],
  'transactions/sent-again.test.ts': [
    ['block-of-a-node-behind-taken-for-empty', 'transfers', 'const blockOf = (): Head | undefined => chain?.head', 'since: a block that a node behind does not have is read again'],
    ['block-of-another-fork-believed', 'transfers', 'return true', 'since: nor one with another transaction of the same nonce'],
    ['emptied-block-kept', 'transfers', 'return (await since.keptBlock(high))?.own.find((one) => one.nonce === nonce)', 'since: a block of another fork without the transaction is not believed once its node has changed over'],
    ['unfound-for-all-looks', 'transfers', 'return found', 'since: a look that began at a later block hides nothing from one beside it'],
  ],
  'transactions/sent-since.test.ts': [
    ['operations-unsearched', 'transfers', 'const hasOperations = false', 'since: the operations of an account with code are found'],
    ['unfound-told-as-unsent', 'transfers', 'const hasMoved = sent.length > 0', 'since: of a node that refuses where the pending block is asked'],
  ],
  'signing.test.ts': [['typed-data-written-by-the-page', 'locked-page', "const json = JSON.stringify({ ...data, types }, (_name, value) => (typeof value === 'bigint' ? value.toString() : value))", 'sign: typed data is what the caller gave where the page has given all lists a toJSON']],
  'transactions/wait-for-transaction.test.ts': [
    ['refused-transfer-told-as-sent', 'transfers', 'return false', 'wait: a token transfer is reverted where the token answers false'],
  ],
} as const
