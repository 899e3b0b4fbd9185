/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'api/parse.test.ts': [['swap-logo-from-elsewhere', 'swaps', '...(logoUri === undefined ? {} : { iconUrl: logoUri })', 'tokens: a logo that may not be shown is left out']],
  'arithmetic.test.ts': [
    ['minimum-without-slippage', 'swaps', 'return quotedAmount', 'minimum: one percent less, rounded down'],
    ['price-in-units-of-the-token', 'swaps', 'const more = 0', 'unit price: of a token of 1e-9 of the other'],
  ],
  'plan/approval.test.ts': [
    ['approval-larger-than-asked', 'swaps', '', 'approval: one that differs in the amount'],
    ['approval-for-another-spender', 'swaps', '', 'approval: one that differs in the spender'],
    ['approving-another-order', 'swaps', 'return isNeeded', 'approval: one on its way is that of its token, amount, account and network alone'],
  ],
  'plan/check-swap.test.ts': [
    ['receives-less-than-promised', 'swaps', '', 'simulation: a swap that differs in what is received'],
    ['rights-for-others', 'swaps', '', 'simulation: the only right that is given is that of the spender'],
    ['minimum-of-nothing', 'swaps', '', 'swap: the minimum is what the call itself demands'],
    ['minimum-of-the-call-ignored', 'swaps', '', 'swap: the minimum is what the call itself demands'],
    ['unproven-token-unasked', 'swaps', 'concerns: isUnread ? asked : []', 'swap: a call of a known router that names no received token is to be accepted until it was tried'],
    ['unknown-router-unasked', 'swaps', "const kind = 'call'", 'swap: a contract that is no known router of this network is to be accepted'],
  ],
  'plan/create-plan.test.ts': [
    ['data-changed-after-preview', 'swaps', 'return { ...call, data: `${call.data}00` }', 'plan: the wallet gets exactly the data of the service, frozen'],
    ['old-permission-kept', 'swaps', 'return { spender, approvals: [approval] }', 'plan: a token that needs a reset has its allowance revoked, then granted separately', 'reverted'],
    ['swap-for-nothing', 'swaps', '', 'plan: a swap with a quote of zero is refused'],
    ['decimals-of-the-service', 'swaps', '', 'plan: a token that the service says has other decimals than its contract is refused (given)'],
    ['token-as-a-router', 'swaps', '', 'plan: an unknown router that is a token is refused'],
    ['untried-without-a-step', 'swaps', 'const concernsOf = ({ concernsTried }: CheckedSwap): readonly SwapConcern[] => concernsTried', 'plan: without a simulation the user is asked'],
    ['cost-of-the-approval-alone', 'swaps', 'const value = first', 'plan: the cost is that of the approval and the swap'],
  ],
  'plan/plan-change.test.ts': [
    ['age-of-another-page', 'swaps', 'return ageMs <= maxAgeMs', 'fresh: what seems to be of the future is not'],
    ['loss-without-a-step', 'swaps', 'if (impact !== 0n) return []', 'impact: of 5000001n millionths of a percent'],
    ['contract-changed-unseen', 'swaps', '', 'preview: another contract has to be accepted, however good its price'],
    ['price-worse-than-quoted', 'swaps', 'return undefined', 'preview: less than the form’s quote has to be accepted'],
    ['new-concern-unseen', 'swaps', 'return undefined', 'renewal: a request that is as good as the earlier one'],
  ],
  'plan/read-received.test.ts': [
    ['data-fee-not-counted', 'swaps', 'const fee = gasUsed * effectiveGasPrice', 'received: the fee includes that of a rollup for its data'],
    ['payment-of-the-same-block', 'swaps', '', 'received: it is unknown where the account has sent more in that block'],
  ],
  'plan/read-swap-call.test.ts': [
    ['swap-to-another-receiver', 'swaps', '', 'swap call: one that states another receiver than the order'],
    ['swap-of-another-token', 'swaps', '', 'swap call: one that states another paid token than the order'],
    ['swap-of-more-than-asked', 'swaps', '', 'swap call: one that states another amount than the order'],
    ['minimum-of-another-token', 'swaps', '', 'swap call: one that states another received token than the order'],
    ['unproven-minimum', 'swaps', '', 'swap call: the minimum of unoswap is read'],
    ['part-of-a-call-unread', 'swaps', 'if (!parts) return undefined', 'swap call: multicall of a swap and an approval is not read as a swap'],
  ],
  'plan/stated-tokens.test.ts': [
    ['unwrapped-for-any-token', 'swaps', 'to: tokenOf(ends?.[1] ?? to, known.bringsWrapped)', 'swap call: a minimum of unwrapped ether is refused'],
    ['unproven-payment', 'swaps', '', 'swap call: for ether, a token that is paid is refused, or is not proven to be wrapped ether'],
    ['receiver-of-another-router', 'swaps', "return digit === '1' ? 'account' : digit === undefined ? 'other' : 'router'", 'swap call: to unwrapWETH9, an address that names the account or the router elsewhere is a stranger'],
  ],
  'plan/swap-cost.test.ts': [['data-fee-of-a-swap-left-out', 'swaps', 'const whole = gasFee', 'cost: what a rollup takes for data is in it']],
  'swap-actions.test.ts': [
    ['swap-age-by-the-time-of-day', 'swaps', 'now: () => ctx.clock.now()', 'gas price: it is read again after 10 s, whatever the time of day is set to'],
    ['second-try-unavailable', 'swaps', 'return true', 'recheck: a swap that was tried when it was reviewed'],
    ['stale-swap-sent', 'swaps', 'const isYoung = (_request: SwapRequest): boolean => true', 'renewal: a request that is too old to be sent is built anew'],
    ['max-of-an-easy-swap', 'swaps', 'return estimated', 'fee: it is that of the swap, or assumed'],
  ],
  'views/swap-view.test.tsx': [
    ['swap-step-leads-nowhere', 'swaps', 'router.back()', 'tokens: a choice that the page opens directly leads to the form', 'It did not come'],
    ['asked-to-swap-wrong-values', 'swaps', '', 'ask: with the amount "1.5" it rejects at once'],
  ],
  'views/format.test.ts': [['little-impact-reads-as-nothing', 'swaps', '', 'percent: hundredths of one, however large']],
  'views/token-by-symbol.test.ts': [['first-of-a-symbol', 'swaps', 'return having[0]', 'symbol: one that several tokens have names none, whatever their order and balances']],
  'views/preview-view.test.tsx': [
    ['second-approval-unchecked', 'swaps', 'const isHeld = false', 'preview: while an approval is unconfirmed another is offered only after a check'],
    ['concern-not-accepted', 'swaps', 'isOpen: false', 'preview: each concern has to be accepted before the wallet is asked'],
    ['accepted-concerns-forgotten', 'swaps', '', 'preview: what was accepted is still accepted after going back from the wallet'],
    ['unconfirmed-as-failed', 'swaps', "return isLate || onItsWay.isDropped ? undefined : 'approving'", 'preview: while an approval is unconfirmed another is offered only after a check', 'It did not come'],
  ],
  'views/undecided-swap.test.tsx': [['undecided-swap-unsaid', 'swaps', 'null', 'undecided: a new order beside a swap of the same amount that is undecided says so']],
  'views/approval.test.tsx': [['step-in-place-of-the-review', 'swaps', "const method = 'replace'", 'approval: one that is sent while the review is shown is followed above it', 'was not shown']],
  'views/request-view.test.tsx': [
    ['same-request-after-a-decline', 'swaps', "if (isYoung(request)) return { kind: 'same' }", 'declined: an account upgrade leads to two steps, not to the same batch', 'was not shown'],
  ],
} as const
