/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'schema.test.ts': [
    ['schema-of-inherited-entries', 'locked-page', '', 'schema: object reads the same on a page that extends all objects'],
    ['schema-of-inherited-input', 'locked-page', 'const own = value', 'schema: strict reads the same on a page that extends all objects'],
  ],
  'contract/outcome-after-failure.test.ts': [['lost-request-taken-for-refused', 'once', "return usuallyRefusedCodes.has(code) ? 'usually-refused' : 'refused'", 'a code that nobody knows is unknown']],
  'adapter-kit/batch-calls.test.ts': [
    ['second-answer-ignored', 'broken-responses', '', 'batch: a server that answers one call twice is not believed'],
    ['sent-once-in-a-batch', 'once', '', 'batch: a call that must not be repeated goes alone, once'],
  ],
  'connection/activate-connection.test.ts': [['active-account-ignored', 'chains', 'return own[0]', 'accounts: the selected one is active']],
  'connection/concurrent-calls.test.ts': [
    ['older-connect-wins', 'random-walks', 'current?.lock.release()', 'connect: a newer wallet wins over the late response'],
    ['replaced-wallet-still-responds', 'impersonation', 'const signal = anySignal([run, deadline.signal])', 'connect: wins over the late response that an earlier run waited for (another account)'],
    ['replaced-wallet-still-sends', 'impersonation', 'void connectionAbort', 'request: a wallet whose connection another one took over is not sent the request'],
    ['response-after-disconnect', 'random-walks', 'locks.get(id)?.release()', 'disconnect: wins over a late connect'],
  ],
  'connection/connect-guard.test.ts': [['connect-without-asking-guards', 'consent', '', 'connect: if a guard refuses, the wallet is not called']],
  'connection/disconnect.test.ts': [['restoring-login-not-ended', 'embedded-wallet', 'return isRemembered ? undefined : undefined', 'disconnect: while a wallet of the kind embedded is reconnecting, forgets it and revokes an embedded login']],
  'connection/pending-pairing.test.ts': [['pairing-resumed-after-cancel', 'pairing', 'if (run.aborted) core.update(clearPendingPairing)', 'pending pairing: is cleared when the caller aborts']],
  'connection/preferred-account-type.test.ts': [['wallet-not-told-of-account-type', 'embedded-wallet', 'return undefined', 'account types: a wallet that keeps the active account is asked first']],
  'connection/reconnect-claimants.test.ts': [
    ['first-claimant-restored', 'impersonation', 'only', 'restore: of two claimants, connects the one with a remembered account; an impostor is listed first'],
    ['late-claimant-ignored', 'impersonation', 'void reconnectOnNewClaimant', 'restore: a late second claimant ends a connection that was trusted without proof'],
    ['one-of-several-restored-in-silence', 'impersonation', "return { kind: 'granted', ...first, isOneOfSeveral: false }", 'restore: of a locked wallet and one that names its account, the second is not restored in silence'],
    ['restored-under-another-name', 'impersonation', "if (only.result !== 'no-account')\nreturn { kind: 'granted', connector: only.connector, result: only.result, isOneOfSeveral: false }", 'restore: a provider announced under two ids is trusted only with a remembered account'],
  ],
  'connection/remembered-accounts.test.ts': [
    ['forgotten-wallet-returns-as-another', 'impersonation', 'return true', 'restore: once a wallet has withdrawn its accounts'],
    ['impostor-forgets-the-remembered', 'impersonation', 'return true', 'restore: a wallet that ends the connection replaces no remembered account'],
    ['restored-wallet-replaces-the-remembered', 'impersonation', '', 'restore: a wallet that grants another account replaces no remembered account'],
  ],
  'connection/several-namespaces.test.ts': [['wallet-takes-over-another-chain', 'several-chains', 'const takesOver = (one: ChainNamespace): boolean => !silent && (requested?.includes(one) || true)', 'connect: for one namespace, does not replace the active wallets of the others']],
  'connection/sign-in.test.ts': [['proof-of-a-foreign-account', 'one-step-sign-in', 'const isGranted = accounts.length > 0', 'sign-in: the proof of an account that the wallet did not grant is dropped']],
  'contract/arrived-amount.test.ts': [['called-taken-for-arrived', 'transfers', 'const moves = list ?? requests', 'arrived: unknown where the chain has not said it, whatever was called']],
  'server/evm-moves.test.ts': [
    ['delegated-value-counted-again', 'payments', 'moves.push(...moveOf(from, to, value))', 'moves: currency of a call in a delegated one'],
    ['out-again-not-counted', 'payments', 'const changes = moves.map(({ from: _from, ...gain }) => gain)', 'moves: what goes in and out of an account, and to itself, is net'],
    ['undone-call-counted', 'payments', '', 'moves: currency of a call in one that has failed'],
  ],
  'model/one-tab-model.test.ts': [
    ['connect-survives-disconnect', 'random-walks', '', 'session:'],
    ['late-wallet-response', 'random-walks', 'const answer = await withAddressFormatters(core, namespaces, () =>\nconnector.connect({ namespaces, networkId: requestedNetworkId, signal }),\n)', 'session:'],
    ['other-connection-is-touched', 'random-walks', 'const connections = Object.fromEntries(\nObject.entries(state.connections).map(([key, one]) => [key, key === id ? connection : { ...one }]),\n)', 'session:'],
    ['reconnect-prompts', 'random-walks', 'withAddressFormatters(core, request.namespaces, () => connector.connect(request))', 'session:'],
    ['watched-wallet-takes-response', 'random-walks', '', 'session:'],
  ],
  'model/counterexamples.test.ts': [['choice-of-another-tab-undone', 'two-tabs', 'const isElsewhere = kept.some(() => false)', 'session: a wallet that was chosen in one tab stays the active one there when']],
  'model/several-namespaces-counterexamples.test.ts': [['stored-choice-older-than-wallets', 'several-chains', 'return own.some((one) => one.address === address)', 'session: an account']],
  'model/several-namespaces-model.test.ts': [
    ['request-on-another-chain', 'several-chains', 'const networkId = Object.values(connection.networkIds)[0]', 'session:'],
    ['state-of-a-lost-network', 'several-chains', 'if (replacement) active[namespace] = replacement.id', 'session:'],
  ],
  'model/two-tabs-model.test.ts': [['tab-ignores-other-tabs', 'two-tabs', '', 'session:']],
  'network/hex.test.ts': [['capital-x-taken-for-hex', 'broken-responses', "if (typeof value !== 'string' || !/^0x[\\da-f]*$/i.test(value)) return false", 'hex: "0XaB09" is hex: false']],
  'network/same-address.test.ts': [['address-case-ignored', 'impersonation', 'return address.toLowerCase()', 'isSameAddress: case distinguishes addresses on solana']],
  'network/switch-network.test.ts': [
    ['chosen-network-not-asked', 'chains', 'return current === undefined || current !== undefined ? undefined : network', 'a wallet that connects on another network is asked to switch to the network'],
    ['switch-believed', 'chains', 'if (!isOnNetwork(core, id, network)) core.ctx.logger.debug(network.id)', 'rejects if the request succeeds and the wallet'],
  ],
  'contract/token-scale.test.ts': [['shown-amount-sent-as-it-is', 'transfers', 'return shown', 'chain amount: 3000000 with the scale']],
  'network/switch-reported.test.ts': [
    ['report-taken-for-the-network', 'chains', '', 'switchNetwork: for a wallet that never responds and reports the network, and responds to a question that it is on another'],
    ['reported-switch-waited-for', 'chains', 'const done = asked', 'switchNetwork: for a wallet that never responds and reports the network'],
  ],
  'network/switch-superseded.test.ts': [['double-click-switches-twice', 'once', 'if (pending?.networkId === place && pending.promise) return pending.promise', 'switchNetwork: a second call for the same network shares']],
  'provider/provider.test.ts': [
    ['open-request-abandoned', 'once', 'before?.connectionAbort.abort()', 'provider: an open request survives a restart', 'Your wallet is no longer connected'],
    ['provider-shared-by-all', 'impersonation', 'return (handle.shared ??= handle.createProvider())', 'provider: what one caller changes in its provider reaches no other'],
  ],
  'rpc/bind-as-json.test.ts': [['request-written-by-its-own-method', 'impersonation', '', 'request: an object with toJSON is sent as it was checked']],
  'rpc/bind-request.test.ts': [
    ['account-that-was-not-granted', 'impersonation', 'return String(address)', 'for an account that was not granted is refused'],
    ['foreign-typed-data-allowed', 'impersonation', "const { foreignTypedData = 'allow' } = core.options", 'eth_signTypedData_v4 for another chain is refused'],
    ['permission-for-another-account', 'impersonation', 'const named: string | undefined = scope.address', 'request: wallet_grantPermissions for an account that was not granted is refused'],
    ['request-changed-after-its-check', 'impersonation', 'return bind(deepCopy(params) && params, scope)', 'request: params changed after the call do not change what is sent'],
    ['request-that-names-no-account', 'chains', 'const address = isUnnamed(from) ? scope.granted[0] : requireGranted(from, scope)', 'eth_sendTransaction is sent with the chain id'],
    ['signer-not-named', 'impersonation', 'return { ...rest, ...(address === undefined ? {} : { address }) }', 'request: eth_sendTransaction reaches the wallet with the account that its params name'],
    ['transaction-carries-its-chain', 'chains', 'const own = { ...whole, unsaid: chainIdHex(current) }', 'eth_sendTransaction is sent with the chain id'],
    ['transaction-for-another-chain', 'impersonation', '', 'eth_sendTransaction for another chain is refused'],
    ['typed-data-of-another-chain', 'chains', '', 'eth_signTypedData_v4 for another chain is refused'],
    ['user-operation-of-another-sender', 'impersonation', '', 'request: eth_sendUserOperation for an account that was not granted is refused'],
  ],
  'rpc/bind-unknown.test.ts': [
    ['account-deep-in-params', 'impersonation', '', 'is refused for an account that was not granted ([{"request"'],
    ['typed-data-of-an-unknown-method', 'chains', 'void data', 'request: eth_signTypedData_v9 without a rule is refused for another chain'],
    ['asked-for-as-reading', 'impersonation', 'const reveals = /^$/', 'request: klay_getSigningKey without a rule is refused for an account'],
    ['account-with-a-capital-x', 'impersonation', 'isHex(value, 40)', 'request: eth_sign without a rule is refused for an account'],
    ['account-in-a-list-of-params', 'impersonation', '', 'request: eth_decrypt without a rule is refused for an account'],
    ['account-of-an-unknown-method', 'impersonation', 'const bind = rules.get(method)', 'request: wallet_sign without a rule is refused for an account'],
    ['chain-of-an-unknown-method', 'impersonation', '', 'request: wallet_sendPreparedCalls without a rule is refused for another chain'],
    ['invoked-on-another-chain', 'impersonation', '', 'request: wallet_invokeMethod without a rule is refused for another chain'],
  ],
  'rpc/chain-errors.test.ts': [['network-error-by-number-only', 'errors', "const ofChain = matching.find(([code]) => code === 'EXECUTION_REVERTED')", 'is NONCE_TOO_LOW, whatever its RPC code']],
  'storage/hydration.test.ts': [['hydrated-without-parse', 'impersonation', 'if (persist) slice.replace({ ...slice.get(), ...given })\nelse slice.replace({ ...slice.get(), ...parsed(given, parseHydrated) })', 'hydration: a connection in hydrated state is ignored']],
  'view-kit/find-look-alike.test.ts': [
    ['look-alike-not-noted', 'approvals', 'const found = undefined', 'findLookAlike: finds a known address with the same start and end'],
    ['shown-alike-not-noted', 'send', 'return one === other', 'findLookAlike: finds a known address that is shown alike: of an EVM account'],
  ],
  'view-kit/find-tokens.test.ts': [['namesake-not-told-apart', 'swaps', 'return new Set()', 'namesakes: tokens of one name or symbol']],
  'signed-text.test.ts': [
    ['malformed-text-decoded', 'approvals', "const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)", 'text: is read strictly, and keeps what belongs to it'],
    ['unreadable-sign-in-signed', 'approvals', 'export const isUnreadableSignIn = (bytes: Uint8Array): boolean => utf8Text(bytes) === undefined && signInDomains(bytes).length < 0', 'sign-in: bytes that sign in and are no text are unreadable, for any site'],
  ],
  'token-methods/is-token-signature.test.ts': [['typed-data-judged-by-its-name', 'approvals', 'false', 'typed data: Authorization(address owner,address manager,bool isAllowed']],
  'token-methods/method-reach.test.ts': [
    ['amount-of-any-token-is-a-limit', 'smart-sessions', '', 'reach: an amount limits nothing in a contract of many tokens'],
    ['recipient-of-the-page-is-a-limit', 'smart-sessions', "return isToOne ? 'limited' : reach", 'reach: one recipient, whom the page names, can get everything'],
    ['any-condition-is-a-limit', 'smart-sessions', "if (counted === undefined || bound === undefined) return conditions.length > 0 ? 'limited' : 'everything'", 'reach: a condition that calls meet anyway leaves everything'],
  ],
  'token-methods/token-methods.test.ts': [['unlimited-amount-not-seen', 'approvals', 'export const isUnlimitedAmount = (amount: bigint, supply = 0n): boolean => amount >= 2n ** 128n || (supply > 0n && amount >= supply)', 'unlimited: 2^96 - 1 and more, or all that exists of a token']],
  'view-kit/permission-dangers.test.ts': [['method-judged-by-its-name', 'smart-sessions', 'const known = [...tokenMethods.values()].find((one) => nameOf(one) === method)', 'permission: is judged by its selector, whatever its name']],
  'view-kit/token-facts.test.ts': [['decimals-of-one-source', 'approvals', 'return known', 'tokenFacts: without decimals if the page and the contract do not agree on them']],
  'view-kit/use-polled-value.test.tsx': [
    ['old-value-after-a-clock-was-set-back', 'swaps', 'const hiddenMs = clock.now() - since.nowMs', 'was hidden while the clock was set back'],
    ['old-value-for-a-new-read', 'swaps', "return { value: latest ? latest.value : { phase: 'loading' }, show, retry }", 'polled value: an old one is never shown for a new read'],
    ['late-read-over-a-newer-value', 'swaps', 'show(next)', 'polled value: a read that began before another value was shown'],
  ],
  'caip.test.ts': [
    ['contract-of-ethereum-on-another-network', 'names', '', 'addressOfName: Ethereum’s record counts elsewhere only if'],
    ['name-of-two-accounts', 'balances-and-names', 'return own.some(([, one]) => isSameAddress(namespace, one, address))', 'isNameOf: a name with another address on one network'],
  ],
  'view-kit/use-target.test.tsx': [
    ['target-of-every-announcement', 'swaps', 'const state = usePluginState(sessionContract, (whole) => whole)\nreturn activeTarget(state)', 'target: the same object until account or network changes'],
  ],
  'view-kit/wallet-request-screen.test.tsx': [
    ['second-request-as-the-main-action', 'send', 'primary: isOver', 'a declined one offers no second request as the main action while an earlier one is open'],
    ['declined-beside-an-open-request', 'send', 'const text = textOf(state, phase, { ...openAppTexts, ...texts, ...waits }, t)', 'a declined one does not say that nothing was done while an earlier one is open'],
    ['opened-link-that-runs-code', 'links', "return parseSafeUrl('https://latchkey.example') && link", 'does not offer a javascript: link'],
  ],
  'view-kit/spendable.test.ts': [
    ['max-leaves-no-fee', 'send', 'const rest = balance', 'spendable: the rest of the balance pays the fee'],
    ['max-leaves-no-rent', 'send', 'const kept = 0n', 'spendable: on Solana a wallet can add what it pays to be preferred'],
  ],
  'worth.test.ts': [
    ['total-of-rounded-worths', 'balances-and-names', 'const exact = worthOf(amount)\nconst worth = exact && { units: toCents(exact), decimals: 2 }', 'totalWorth: is the total of the exact worths'],
    ['unknown-price-is-zero', 'balances-and-names', 'if (priceUsd === undefined) return { units: 0n, decimals: 0 }', 'without a price there is no worth'],
    ['worth-by-floating-point', 'balances-and-names', 'return { units: BigInt(Math.round((Number(value) / 10 ** decimals) * priceUsd * 100)), decimals: 2 }', 'worthOf: is exact for an amount just below a cent'],
    ['worth-rounded-up', 'send', 'return (cents * 10n ** BigInt(decimals + price.decimals)) / (price.units * 100n) + 1n', 'amountWorth: returns the largest amount'],
  ],
  'wallets/announced-twice.test.ts': [['renamed-provider-unmarked', 'impersonation', 'const renamed = new Set<object>()', 'rows: one provider announced under two rdns is two rows, both marked']],
  'wallets/find-connector.test.ts': [
    ['first-claimant-of-an-rdns', 'impersonation', '', 'connect: an rdns that two wallets claim is refused'],
    ['rdns-of-another-connector', 'impersonation', 'const isFree = !rdnsClaims(group).some(isShared)', 'connect: a wallet that claims the id of another connector as its rdns is not requested instead'],
  ],
  'wallets/look-alikes.test.ts': [['look-alike-letters-pass', 'impersonation', 'return small', 'name skeleton: MetaMask and ꓟetaMask look alike (a letter of Lisu)']],
  'wallets/untrusted-text.test.ts': [['invisible-characters-in-a-name', 'impersonation', 'const shown = text', 'plainText: a Hangul filler is left out']],
  'wallets/wallet-rows.test.ts': [
    ['announcement-id-claimed-twice', 'impersonation', 'return [...new Set(inNamespaces)]', 'rows: two providers with the same EIP-6963 uuid are both marked'],
    ['other-spelling-on-another-chain', 'impersonation', 'const isSpelledOtherwise = false', 'rows: a copied name and icon in another namespace is a separate row'],
    ['copied-picture-joins-a-row', 'impersonation', 'const { identity, repeats } = connector\nconst traits = { ...connector.traits, rdns: connector.traits.iconUrl }', 'rows: a copied name and icon in another namespace is a separate row, marked if it is spelled with other letters'],
  ],
  'signed-request.test.ts': [
    ['unanswered-signature-taken-for-failed', 'once', "if (outcome === 'unknown') {\nisUnknown = true\nunknown = error\n}", 'signed request: after an internal error of the wallet it is as it is'],
    ['unanswered-signature-forgotten', 'once', '', 'signed request: an unknown one stays unknown after a later refusal'],
    ['signature-asked-for-again-by-a-view', 'once', "if (phase !== 'asking') {\nshow({ phase: 'asking' })\nend = attempt()\nend.catch(() => undefined)\n}", 'signed request: the wallet is asked once, whoever shows it'],
    ['signature-ends-with-its-view', 'once', '', 'signed request: the wallet is asked once, whoever shows it'],
    ['unconfirmed-taken-for-failed', 'once', 'failureOf(error, wasAsked())', 'signed request: what the service may have done is unconfirmed'],
    ['signed-again-while-unconfirmed', 'once', "const isOver = phase === 'declined' || phase === 'failed' || phase === 'unknown' || phase === 'unconfirmed'", 'signed request: what the service may have done is unconfirmed'],
  ],
  'contract/wallet-join.test.ts': [
    ['name-of-another-wallet-joined', 'impersonation', 'const isKnown = true', 'join: not where the directory knows the name with another rdns: only another rdns'],
    ['second-claimant-of-a-name-joined', 'impersonation', 'const isOneEach = true', 'join: not where a namespace has two of the name'],
  ],
  'is-not-done.test.ts': [
    ['failing-service-taken-for-refusal', 'once', "return error.code === 'HTTP_STATUS' || NOT_SENT.has(error.code)", 'not done: after HTTP 500 it may be'],
  ],
  'view-kit/signed-request-screen.test.tsx': [
    ['unanswered-signature-shown-as-failed', 'once', 'false', 'signed request screen: an unknown one leads to the wallet'],
    ['asked-after-closing', 'once', 'void request.ask()', 'signed request screen: asks nothing for who has closed the dialog'],
    ['unconfirmed-shown-as-failed', 'once', 'false', 'signed request screen: an unconfirmed one is looked at again'],
  ],
} as const
