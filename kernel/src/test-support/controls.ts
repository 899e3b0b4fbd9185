/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'ports/http.node.test.ts': [['post-follows-a-redirect', 'impersonation', "redirect: 'follow'", 'http: a body and the headers of a request stay with the host']],
  'async/any-signal.test.ts': [['signals-of-newer-browsers', 'browser-floor', 'return native?.call(AbortSignal, [...signals]) ?? new AbortController().signal', 'anySignal: where the browser has none, one made here aborts']],
  'ports/parse-url.test.ts': [['addresses-of-newer-browsers', 'browser-floor', 'return URL.canParse?.(text) ? new URL(text) : undefined', 'parseUrl: reads an address, and calls anything else none, without URL.canParse']],
  'ports/safe-url.test.ts': [['link-that-is-a-script', 'links', '', 'javascript:alert(1)']],
  'queries/create-queries.test.ts': [['age-by-a-clock-that-is-set', 'balances-and-names', 'return clock.now() - atMs', 'keeps no value longer and ends none early']],
  'queries/latest-wins.test.ts': [
    ['query-answer-overtaken', 'balances-and-names', '', 'queries: the latest fetch wins'],
    ['query-outlives-its-callers', 'balances-and-names', '', 'queries: the latest fetch wins'],
  ],
  'restart.test.ts': [['views-of-an-ended-run', 'flows-and-needs', '', 'start: loads views anew']],
  'router/argument-checks.test.ts': [['asked-with-wrong-values', 'flows-and-needs', 'undefined', 'ask: with a view that is loaded nothing is shown for values that it cannot show']],
  'router/closing.test.ts': [
    ['asked-view-waits-for-itself', 'flows-and-needs', 'if (started < closing.count) await closing.decision', 'close guard: it may ask a view that has needs, also when the user closes twice'],
    ['closed-before-the-asked-view', 'flows-and-needs', '', 'ask: the caller is told of closing before it is known what the view needs'],
    ['opened-by-a-stop', 'flows-and-needs', '', 'stop: a view that opens because the dialog closes does not stay'],
    ['decided-by-a-plugin-that-closes', 'flows-and-needs', 'closing.decision = decision', 'close guard: what a plugin closes meanwhile lets no view come before it is decided'],
    ['shown-while-closing-is-decided', 'flows-and-needs', '', 'close guard: until it is granted, a view that was wanted before does not come'],
  ],
  'router/flows.test.ts': [
    ['ask-shown-twice', 'flows-and-needs', 'if (next && next.key === undefined) start(next)', 'needs: a view that is asked again when its first caller has gone is shown once'],
    ['finish-ends-the-flow-of-another', 'flows-and-needs', '', 'finish: a step of another plugin above a flow ends alone'],
    ['need-unmet-after-its-step', 'flows-and-needs', 'waiting.delete(key); steps.show(stack.slice(0, index), held.entry)', 'needs: finishing without a connection does not show the view'],
    ['reset-ends-the-flow-of-another', 'flows-and-needs', '', 'reset: keeps a flow of another plugin below the view, and ends one of the view’s plugin'],
  ],
  'router/settle-with.test.ts': [['dismissed-while-the-wallet-has-it', 'flows-and-needs', 'ask.reject(new ViewDismissedError(ask.view))', 'settleWith: after close the ask waits for the promise']],
  'rpc/create-rpc-chain.test.ts': [
    ['request-in-another-name', 'transfers', 'requestByName: (method, params, target) => rpc.request(target.connectionId, method, params, target)', 'request chain: each step sees which plugin has sent the request'],
    ['names-nearly-right', 'once', 'const approval = methodOf(method.trim())?.approval', 'traits: is known for declared names'],
    ['step-sends-twice', 'once', 'if (!step || (sent && !sent)) throw new RpcUnhandledError(method)', 'a step that calls next twice'],
  ],
  'server.node.test.ts': [['requests-share-a-state', 'server', "const states: unknown = Reflect.get(hydrate, 'first') ?? parseStates(text)\nReflect.set(hydrate, 'first', states)", 'server render: ten thousand that']],
  'to-json.test.ts': [['lists-written-by-the-page', 'locked-page', 'const isData = false', 'json: is the same where the page has given all lists and objects a toJSON']],
  'store/persist-slice.test.ts': [
    ['damaged-value-taken', 'blocked-storage', "if (!('version' in value) || value.version === 'never' || !('state' in value)) return undefined", 'persistence: another version is dropped'],
    ['tab-writes-over-another', 'two-tabs', '', 'persistence: tabs that change different fields'],
  ],
} as const
