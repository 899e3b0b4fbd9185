/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'chain/read-balances.test.ts': [
    ['multiplier-without-the-program-for-it', 'balances-and-names', '', 'tokens: of the first program, an amount is as it is'],
    ['amount-without-its-multiplier', 'balances-and-names', 'return BigInt(amount)', 'tokens: an amount is that of wallets, with a multiplier'],
    ['solana-transaction-repeated', 'once', 'sendTransaction: read<readonly unknown[], unknown>()', 'send: what is sent goes to one server, once'],
  ],
  'connector/connect.test.ts': [['solana-restore-prompts', 'random-walks', "demandList(await ask('standard:connect', [{ silent: false }], quiet))", 'reconnect: is silent and restores account and network']],
  'sign-message.test.ts': [['signature-over-another-text', 'one-step-sign-in', 'if (!signed || !signer) throw new WalletResponseError(solanaSignMessage.name)', 'sign: a signature over an off-chain message of another text']],
  'connector/sign-in.test.ts': [['solana-proof-of-another-request', 'one-step-sign-in', 'if (!key) return []', 'sign-in: a signature for another nonce is dropped, and the wallet connects']],
  'discovery/flood.test.ts': [
    ['registered-without-end', 'hostile-wallets', '', 'flood: a thousand wallets are listed of any number'],
    ['wallet-behind-registrations-not-asked', 'hostile-wallets', '', 'flood: a wallet is listed behind more registrations than are kept', 'to have a length of 2'],
  ],
  'discovery/list-wallets.test.ts': [
    ['wallet-evicted-by-another', 'impersonation', 'if (!known?.registrations.delete(registration)) return', 'wallets: a script that registers a listed wallet again cannot remove it from the list'],
    ['wallet-registration-replaced', 'impersonation', 'seal', 'wallets: a wallet cannot replace the function that later wallets register with'],
    ['wallet-that-leaves-takes-others', 'hostile-wallets', 'for (const [one, item] of listed) if (one !== input) item.remove()', 'wallets: one that leaves takes only itself out of the list'],
  ],
  'end-to-end/transactions.node.test.ts': [['solana-transfer-to-a-token-account', 'transfers', '', 'send: a token account, a mint and a program are no receivers']],
  'explain/token-scale.test.ts': [['explained-amount-without-its-multiplier', 'approvals', 'const isScaled = false', 'explain: an amount is that of wallets, with its multiplier']],
  'explain/explain-request.test.ts': [['solana-rent-for-others-unseen', 'approvals', 'const isCovered = true', 'explain: token accounts that the account opens are a step']],
  'requests/request-wallet.test.ts': [['solana-request-for-another-cluster', 'chains', 'const chain = (networkId ? chains[0] : chainNameOf(networkId, chains))', 'signTransaction: base64 in, the signed one']],
  'transactions/read-transaction.test.ts': [
    ['withheld-fee-told-as-another-amount', 'transfers', 'return token', 'read: of a token of Token-2022, which keeps a fee'],
    ['solana-lookup-table-unseen', 'transfers', 'const accounts = found.transaction.message.accountKeys', 'read: SOL of an account that a lookup table names is seen'],
    ['solana-part-told-as-all', 'transfers', '', 'read: tokens whose owner is not said make the whole unknown'],
    ['solana-in-and-out-told-as-arrived', 'transfers', '', 'read: what went in and out of an account within one transaction has not arrived there'],
  ],
  'transactions/token-scale.test.ts': [
    ['amount-of-the-first-program-shown-otherwise', 'transfers', '', 'send: a token of the first program has no multiplier'],
    ['amount-that-wallets-show-otherwise', 'transfers', '', 'send: an amount of which wallets show another one, which is not said'],
  ],
  'transactions/version-1.test.ts': [
    ['solana-fee-of-version-1', 'approvals', '', 'version 1: is decoded as it was written, with its fee'],
    ['solana-signature-in-the-older-place', 'transfers', 'signed.set(addressBytes(signature), 1 + index * SIGNATURE_LENGTH)', 'version 1: a wallet that gives only its signature', 'Your wallet gave an answer that makes no sense'],
    ['solana-version-1-unread', 'transfers', 'maxSupportedTransactionVersion: 0', 'version 1: is read back by servers', 'The network refused the request'],
    ['solana-version-asked-for-nothing', 'transfers', '', 'version: solana_signTransaction of a version that the wallet does not list'],
  ],
  'transactions/create-transactions.test.ts': [
    ['solana-transfer-to-no-key', 'transfers', 'const isReceiver = account === undefined || (!account.executable && account.owner === SYSTEM_PROGRAM)', 'send: to an address without an account only where a key can have it'],
    ['solana-priority-fee-left-out', 'send', '', 'estimate: the fee is no upper bound'],
    ['solana-token-account-of-another-owner', 'transfers', '', 'send: a receiver’s token account of another owner is refused'],
    ['native-amount-shown-otherwise', 'transfers', '', 'send: a wrong amount is refused before the wallet is called (5)'],
    ['solana-transfer-of-another-amount', 'transfers', 'data: Uint8Array.of(TRANSFER_CHECKED, ...u64(amount + 1n), decimals)', 'send: tokens go from the largest account to the receiver’s own'],
  ],
  'transactions/find-sent.test.ts': [
    ['solana-received-taken-for-sent', 'transfers', 'const own = found', 'since: what others have sent to the account has not been sent by it'],
    ['signers-of-another-network', 'transfers', 'const key = id', 'since: what a node of one network says of a transaction counts on no other network'],
  ],
  'transactions/request-sending.test.ts': [
    ['signature-alone-refused', 'transfers', 'const sent = v.safeParse(v.pipe(v.object({ signature: signatureSchema }), v.transform((one) => one.signature)), response)', 'send: a wallet that answers with the signature alone has sent it', 'makes no sense'],
    ['solana-refused-and-signed-again', 'transfers', 'throw error', 'send: what is signed is sent once and counts as sent, although a node says that it has an unknown blockhash', 'The network refused the request'],
  ],
  'transactions/wait-for-transaction.test.ts': [
    ['solana-expired-by-a-height', 'transfers', "if (lastValidBlockHeight === undefined) return (await readStatus(read, id)) ?? { status: 'pending' }", 'expiry: a node with a height of the future cannot end a transaction'],
    ['solana-expired-without-another-read', 'transfers', 'const again = found', 'expiry: the status is read again after the height'],
  ],
} as const
