import type { Control } from '../control'

export const neighboursControls: readonly Control[] = [
  {
    name: 'account-of-an-unknown-namespace',
    proof: 'neighbours',
    promise: 'On a chain whose methods have no rule a request names no account that was not granted.',
    replacement: 'rules.get(method) ?? undefined',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-other-chains.test.ts',
      test: 'request: where no rule is known, an account that was not granted is refused under every usual name',
    },
  },
  {
    name: 'account-outside-the-grant',
    proof: 'neighbours',
    promise: 'An account that a relay session does not grant is not shown, whoever names it.',
    replacement:
      'const first = (chosen[namespace] ?? []).flatMap((said) => known.get(said.toLowerCase()) ?? said)',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
      test: 'news: an account, outside the grant',
    },
  },
  {
    name: 'account-that-was-not-granted',
    proof: 'neighbours',
    promise: 'Nothing is signed for an account that the wallet did not grant to this page.',
    replacement: 'return String(address)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'for an account that was not granted is refused',
    },
  },
  {
    name: 'foreign-typed-data-allowed',
    proof: 'neighbours',
    promise: 'Typed data for another chain is refused unless the host allows it.',
    replacement: "const { foreignTypedData = 'allow' } = core.options",
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'eth_signTypedData_v4 for another chain is refused',
    },
  },
  {
    name: 'hydrated-unparsed',
    proof: 'neighbours',
    promise:
      'A plugin takes nothing from the page that it does not parse: no forged balance or name is shown.',
    replacement:
      'if (persist) record.hydrated = JSON.stringify({ version: persist.version, state: given })\n    else slice.replace({ ...slice.get(), ...given })',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/essentials/src/hydration.test.ts',
      test: 'hydration: nothing of portfolio is taken',
    },
  },
  {
    name: 'hydrated-without-parse',
    proof: 'neighbours',
    promise:
      'No connection is shown because a text of the page says so: what is hydrated is parsed as what is stored.',
    replacement:
      'if (persist) slice.replace({ ...slice.get(), ...given })\n    else slice.replace({ ...slice.get(), ...parsed(given, parseHydrated) })',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/storage/hydration.test.ts',
      test: 'hydration: a connection that nobody has confirmed is not shown',
    },
  },
  {
    name: 'key-of-another-network',
    proof: 'neighbours',
    promise: 'What a relay wallet grants under the name of one network grants nothing on another.',
    replacement: 'one.namespace === namespace || key === olderId',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
      test: 'news: an update under the name of one network grants nothing on another',
    },
  },
  {
    name: 'network-outside-the-grant',
    proof: 'neighbours',
    promise: 'A network that a relay session does not grant is not followed.',
    replacement: 'return withNetwork(session, next)',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/apply-wallet-event.test.ts',
      test: 'news: a network, as number, outside the grant',
    },
  },
  {
    name: 'origin-pattern-for-everybody',
    proof: 'neighbours',
    promise: 'A pattern that fits names of everybody allows nobody.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/cloud/src/origin-pattern.test.ts',
      test: 'origin: https://evil.co.uk is not allowed by',
    },
  },
  {
    name: 'permission-for-another-account',
    proof: 'neighbours',
    promise: 'No permission is asked for an account that the wallet did not grant to this page.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'request: wallet_grantPermissions for an account that was not granted is refused',
    },
  },
  {
    name: 'post-follows-a-redirect',
    proof: 'neighbours',
    promise: 'What is sent to a host with POST is not sent on to the host it redirects to.',
    replacement: "redirect: 'follow'",
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/ports/http.node.test.ts',
      test: 'http: a body and the headers of a request stay with the host',
    },
  },
  {
    name: 'relay-deep-link-from-elsewhere',
    proof: 'neighbours',
    promise: 'A link that another script left for the relay library is not opened with a request.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/connection/requests.test.ts',
      test: 'deep link: what another script wrote',
    },
  },
  {
    name: 'relay-value-taken-whole',
    proof: 'neighbours',
    promise: 'A stored session that makes no sense does not reach the relay library.',
    replacement: 'v.transform((all) => all.slice(0, ENTRY_LIMIT))',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/walletconnect/src/relay/sdk-storage.test.ts',
      test: 'stored: a damaged entry goes',
    },
  },
  {
    name: 'replaced-wallet-still-responds',
    proof: 'neighbours',
    promise:
      'What a wallet answers after another one took its place changes no account and ends no connection.',
    replacement: 'const signal = AbortSignal.any([run, deadline.signal])',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/concurrent-calls.test.ts',
      test: 'connect: beats the late answer that an earlier run waited for (another account)',
    },
  },
  {
    name: 'replaced-wallet-still-sends',
    proof: 'neighbours',
    promise:
      'A wallet whose place another one took gets no request that was bound to the account of the new one.',
    replacement: 'void connectionAbort',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/concurrent-calls.test.ts',
      test: 'request: a wallet whose place another one took meanwhile is not asked to send',
    },
  },
  {
    name: 'request-changed-after-its-check',
    proof: 'neighbours',
    promise: 'What was checked is what is signed: params that are changed on their way change nothing.',
    replacement: 'return bind(deepCopy(params) && params, scope)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'request: what is changed while it is on its way is not what is sent',
    },
  },
  {
    name: 'transaction-for-another-chain',
    proof: 'neighbours',
    promise: 'A transaction for one chain is not sent on another one.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'eth_sendTransaction for another chain is refused',
    },
  },
  {
    name: 'user-operation-of-another-sender',
    proof: 'neighbours',
    promise: 'No user operation is sent for an account that the wallet did not grant to this page.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/bind-request.test.ts',
      test: 'request: eth_sendUserOperation for an account that was not granted is refused',
    },
  },
]
