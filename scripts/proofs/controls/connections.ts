import type { Control } from '../control'

export const connectionsControls: readonly Control[] = [
  {
    name: 'damaged-value-taken',
    proof: 'blocked-storage',
    promise: 'A stored value of another version is dropped: nothing reaches the state without its check.',
    replacement:
      "if (!('version' in value) || value.version === 'never' || !('state' in value)) return undefined",
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/store/persist-slice.test.ts',
      test: 'persistence: another version is dropped',
    },
  },
  {
    name: 'connect-survives-disconnect',
    proof: 'random-walks',
    promise: 'Disconnecting ends the attempt that is under way.',
    replacement: '',
    caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
  },
  {
    name: 'late-wallet-response',
    proof: 'random-walks',
    promise: 'The newest intent wins: an answer that comes after it changes nothing.',
    replacement:
      'const answer = await withAddressFormatters(core, namespaces, () =>\n      connector.connect({ namespaces, networkId: requestedNetworkId, signal }),\n    )',
    caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
  },
  {
    name: 'older-connect-wins',
    proof: 'random-walks',
    promise: 'A newer connect drops the older one, however late its answer comes.',
    replacement: 'current?.lock.release()',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/concurrent-calls.test.ts',
      test: 'connect: another wallet beats the late answer',
    },
  },
  {
    name: 'other-connection-is-touched',
    proof: 'random-walks',
    promise: 'What one wallet says changes no other connection.',
    replacement:
      'const connections = Object.fromEntries(\n    Object.entries(state.connections).map(([key, one]) => [key, key === id ? connection : { ...one }]),\n  )',
    caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
  },
  {
    name: 'reconnect-prompts',
    proof: 'random-walks',
    promise: 'No wallet asks the visitor anything without a click, on a new page least of all.',
    replacement: 'withAddressFormatters(core, request.namespaces, () => connector.connect(request))',
    caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
  },
  {
    name: 'response-after-disconnect',
    proof: 'random-walks',
    promise: 'An answer that comes after the disconnect is dropped.',
    replacement: 'locks.get(id)?.release()',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/concurrent-calls.test.ts',
      test: 'disconnect: beats a late connect',
    },
  },
  {
    name: 'restore-prompts',
    proof: 'random-walks',
    promise: 'The silent way back asks nothing that a visitor would see.',
    replacement:
      "const accounts = known.length > 0 ? known : parseAccounts(await request('eth_requestAccounts', limits))",
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/hostile-provider.test.ts',
      test: 'the silent way back ends in truth',
    },
  },
  {
    name: 'solana-restore-prompts',
    proof: 'random-walks',
    promise: 'Coming back to a wallet on Solana never asks the visitor.',
    replacement: "demandList(await ask('standard:connect', [{ silent: false }], quiet))",
    caughtBy: {
      stage: 'unit',
      file: 'adapters/solana/src/connector/connect.test.ts',
      test: 'reconnect: is silent, and back where it was',
    },
  },
  {
    name: 'watched-wallet-takes-response',
    proof: 'random-walks',
    promise: 'A wallet that names its account before it answers still answers whoever asked.',
    replacement: '',
    caughtBy: { stage: 'unit', file: 'plugins/session/src/model/one-tab-model.test.ts', test: 'model:' },
  },
  {
    name: 'request-on-another-chain',
    proof: 'several-chains',
    promise: 'A request goes to the network its wallet is on in the chain it is for.',
    replacement: 'const networkId = Object.values(connection.networkIds)[0]',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/model/several-namespaces-model.test.ts',
      test: 'model:',
    },
  },
  {
    name: 'state-of-a-lost-network',
    proof: 'several-chains',
    promise: 'What is active is connected, also when a relay session no longer covers a chain.',
    replacement: 'if (replacement) active[namespace] = replacement.id',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/model/several-namespaces-model.test.ts',
      test: 'model:',
    },
  },
  {
    name: 'stored-choice-older-than-wallets',
    proof: 'several-chains',
    promise: 'An account that the owner chose in the wallet is newer than the one chosen on the page.',
    replacement: 'return own.some((one) => one.address === address)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/model/several-namespaces-counterexamples.test.ts',
      test: 'model: an account',
    },
  },
  {
    name: 'wallet-takes-over-another-chain',
    proof: 'several-chains',
    promise: 'Asked for one chain, a wallet of several leaves the others to the wallets in use there.',
    replacement:
      'const takesOver = (one: ChainNamespace): boolean => !silent && (requested?.includes(one) || true)',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/several-namespaces.test.ts',
      test: 'asked for one chain, a wallet of several',
    },
  },
  {
    name: 'tab-ignores-other-tabs',
    proof: 'two-tabs',
    promise: 'What is left in one tab is left in the other.',
    replacement: '',
    caughtBy: { stage: 'unit', file: 'plugins/session/src/model/two-tabs-model.test.ts', test: 'model:' },
  },
  {
    name: 'tab-writes-over-another',
    proof: 'two-tabs',
    promise: 'Two tabs that write at the same time keep both changes.',
    replacement: '',
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/store/persist-slice.test.ts',
      test: 'persistence: tabs that change different fields',
    },
  },
]
