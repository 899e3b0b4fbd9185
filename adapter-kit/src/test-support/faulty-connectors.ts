import type { Account, Connector } from '@latchkey/session/contract'
import type { createPlainConnector } from './plain-connector'
import type { PlainWallet } from './plain-wallet'

type CorrectConnector = ReturnType<typeof createPlainConnector>
/** Returns the properties in which a faulty connector differs from the correct one. */
type Fault = (correct: CorrectConnector, wallet: PlainWallet) => Partial<Connector>

const neverAborted = new AbortController().signal
const alice: Account = { namespace: 'eip155', address: '0xA11ce00000000000000000000000000000000000' }

/** A faulty connector for each clause, by the clause's id. */
export const faults: Readonly<Record<string, Fault>> = {
  'traits-complete': ({ traits }) => ({ traits: { ...traits, namespaces: ['eip155:1'] } }),
  'traits-plain': ({ traits }) => ({
    traits: Object.assign({ picture: () => 'data:image/png,' }, traits),
  }),
  'id-same': ({ traits }) => {
    const id = `plain-${crypto.randomUUID()}`
    return { id, traits: { ...traits, id } }
  },
  'connect-shape': () => ({
    connect: async () => ({ accounts: [alice], networkIds: { eip155: 'eip155:0x1 ' } }),
  }),
  'connect-truth': (correct) => ({
    async connect(request) {
      return { ...(await correct.connect(request)), networkIds: { eip155: 'eip155:1' } }
    },
  }),
  'connect-approved': (correct) => ({
    async connect(request) {
      return { ...(await correct.connect(request)), approvedNetworkIds: { eip155: ['eip155:10'] } }
    },
  }),
  'connect-asks-once': (correct, wallet) => ({
    async connect(request) {
      await wallet.ask('switch', 'eip155:1')
      return correct.connect(request)
    },
  }),
  'connect-refused': (correct) => ({
    connect: (request) => correct.connect(request).catch(() => Promise.reject(new Error('It failed'))),
  }),
  'connect-again': (correct) => {
    let first: ReturnType<CorrectConnector['connect']> | undefined
    return {
      connect(request) {
        first ??= correct.connect(request)
        return first
      },
    }
  },
  'connect-abort': (correct) => ({
    connect: (request) => correct.connect({ ...request, signal: neverAborted }),
  }),
  'connect-aborted-before': (correct) => ({
    async connect(request) {
      const answer = await correct.connect({ ...request, signal: neverAborted })
      request.signal.throwIfAborted()
      return answer
    },
  }),
  'connect-twice-at-once': (correct) => {
    let waiting = 0
    return {
      async connect(request) {
        waiting += 1
        await null
        try {
          if (waiting > 1) throw new Error('Somebody else is connecting')
          return await correct.connect(request)
        } finally {
          setTimeout(() => {
            waiting -= 1
          })
        }
      },
    }
  },
  'reconnect-back': () => ({ reconnect: async () => undefined }),
  'reconnect-silent': (correct) => ({ reconnect: (request) => correct.connect(request) }),
  'reconnect-not-allowed': (correct) => ({
    async reconnect(request) {
      return (await correct.reconnect(request)) ?? Promise.reject(new Error('Not allowed'))
    },
  }),
  'reconnect-revoked': () => ({
    reconnect: async ({ accounts: [first = alice] }) => ({
      accounts: [first],
      networkIds: { eip155: 'eip155:1' },
    }),
  }),
  'disconnect-twice': () => {
    let ended = false
    return {
      async disconnect() {
        if (ended) throw new Error('There is no connection')
        ended = true
      },
    }
  },
  'disconnect-and-back': (correct) => {
    let ended = false
    return {
      async disconnect() {
        ended = true
      },
      connect: (request) => (ended ? Promise.reject(new Error('It was closed')) : correct.connect(request)),
    }
  },
  'listen-accounts': (correct) => ({
    subscribe(observer, signal) {
      correct.subscribe(observer, signal)
      correct.subscribe(
        { ...observer, networkChanged: () => undefined, disconnected: () => undefined },
        signal,
      )
    },
  }),
  'listen-network': (correct) => ({
    subscribe: (observer, signal) =>
      correct.subscribe(
        {
          ...observer,
          networkChanged: (id) => observer.networkChanged(`evm:${id}`),
        },
        signal,
      ),
  }),
  'listen-revoked': (correct) => ({
    subscribe: (observer, signal) =>
      correct.subscribe(
        {
          ...observer,
          accountsChanged: (accounts) => accounts.length > 0 && observer.accountsChanged(accounts),
        },
        signal,
      ),
  }),
  'listen-ended': (correct) => ({
    subscribe: (observer, signal) =>
      correct.subscribe({ ...observer, disconnected: () => undefined }, signal),
  }),
  'listen-stops': (correct) => ({ subscribe: (observer) => correct.subscribe(observer, neverAborted) }),
  'listen-aborted-before': (_correct, wallet) => ({
    subscribe(observer, signal) {
      const listener = (payload: unknown): void => void (signal.aborted || observer.disconnected(payload))
      wallet.on('end', listener)
      signal.addEventListener('abort', () => wallet.off('end', listener))
    },
  }),
  'listen-each': (correct) => {
    let last = new AbortController()
    return {
      subscribe(observer, signal) {
        last.abort()
        last = new AbortController()
        signal.addEventListener('abort', () => last.abort())
        correct.subscribe(observer, last.signal)
      },
    }
  },
  'request-unchanged': (correct) => ({
    request: (request) => correct.request({ ...request, params: [request.params] }),
  }),
  'request-failure': (correct) => ({
    request: (request) => correct.request(request).catch(() => correct.request(request)),
  }),
  'request-abort': (correct) => ({
    request: (request) => correct.request({ ...request, signal: neverAborted }),
  }),
  'switch-arrives': () => ({ switchNetwork: async () => undefined }),
  'switch-refused': (correct) => ({
    switchNetwork: (network, signal) => correct.switchNetwork(network, signal).catch(() => undefined),
  }),
  'garbage-connect': (_correct, wallet) => ({
    async connect() {
      const address = String(await wallet.ask('enter'))
      return { accounts: [{ namespace: 'eip155', address }], networkIds: { eip155: 'eip155:1' } }
    },
  }),
  'garbage-events': (correct, wallet) => ({
    subscribe(observer, signal) {
      correct.subscribe({ ...observer, networkChanged: () => undefined }, signal)
      const listener = (payload: unknown): void => observer.networkChanged(`${String(payload)}:`)
      wallet.on('network', listener)
      signal.addEventListener('abort', () => wallet.off('network', listener))
    },
  }),
  'no-globals': (correct) => ({
    connect(request) {
      Reflect.set(globalThis, 'plainWallet', correct)
      return correct.connect(request)
    },
  }),
  'no-storage': (correct) => ({
    connect(request) {
      const store: unknown = Reflect.get(globalThis, 'localStorage')
      if (store instanceof Object) Reflect.get(store, 'setItem')('plain', 'connected')
      return correct.connect(request)
    },
  }),
  'async-failures': (correct) => ({
    connect(request) {
      request.signal.throwIfAborted()
      return correct.connect(request)
    },
  }),
  'in-session': (correct) => ({
    request: ({ params, ...request }) =>
      correct.request({ ...request, params: params ?? [] }).then(() => null),
  }),
  'in-session-refused': (correct) => ({
    connect: (request) => correct.connect(request).catch(() => correct.connect(request)),
  }),
  'dispose-clean': (correct, wallet) => ({
    subscribe(observer, signal) {
      correct.subscribe(observer, signal)
      wallet.on('end', () => undefined)
    },
  }),
}
