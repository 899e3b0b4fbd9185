import type { Account } from '../contract/account'
import type { Connector } from '../contract/connector'
import type { createPlainConnector } from './plain-connector'
import type { PlainWallet } from './plain-wallet'

type Good = ReturnType<typeof createPlainConnector>
/** The methods in which a connector that breaks a clause differs. */
type Fault = (good: Good, wallet: PlainWallet) => Partial<Connector>

const never = new AbortController().signal
const alice: Account = { namespace: 'eip155', address: '0xA11ce00000000000000000000000000000000000' }

/** For each clause, by its id, a connector that breaks it. */
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
  'connect-truth': (good) => ({
    async connect(request) {
      return { ...(await good.connect(request)), networkIds: { eip155: 'eip155:1' } }
    },
  }),
  'connect-approved': (good) => ({
    async connect(request) {
      return { ...(await good.connect(request)), approvedNetworkIds: { eip155: ['eip155:10'] } }
    },
  }),
  'connect-asks-once': (good, wallet) => ({
    async connect(request) {
      await wallet.ask('switch', 'eip155:1')
      return good.connect(request)
    },
  }),
  'connect-refused': (good) => ({
    connect: (request) => good.connect(request).catch(() => Promise.reject(new Error('It failed'))),
  }),
  'connect-again': (good) => {
    let first: ReturnType<Good['connect']> | undefined
    return {
      connect(request) {
        first ??= good.connect(request)
        return first
      },
    }
  },
  'connect-abort': (good) => ({ connect: (request) => good.connect({ ...request, signal: never }) }),
  'connect-aborted-before': (good) => ({
    async connect(request) {
      const answer = await good.connect({ ...request, signal: never })
      request.signal.throwIfAborted()
      return answer
    },
  }),
  'connect-twice-at-once': (good) => {
    let waiting = 0
    return {
      async connect(request) {
        waiting += 1
        await null
        try {
          if (waiting > 1) throw new Error('Somebody else is connecting')
          return await good.connect(request)
        } finally {
          setTimeout(() => {
            waiting -= 1
          })
        }
      },
    }
  },
  'reconnect-back': () => ({ reconnect: async () => undefined }),
  'reconnect-silent': (good) => ({ reconnect: (request) => good.connect(request) }),
  'reconnect-not-allowed': (good) => ({
    async reconnect(request) {
      return (await good.reconnect(request)) ?? Promise.reject(new Error('Not allowed'))
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
  'disconnect-and-back': (good) => {
    let ended = false
    return {
      async disconnect() {
        ended = true
      },
      connect: (request) => (ended ? Promise.reject(new Error('It was closed')) : good.connect(request)),
    }
  },
  'listen-accounts': (good) => ({
    subscribe(observer, signal) {
      good.subscribe(observer, signal)
      good.subscribe({ ...observer, networkChanged: () => undefined, disconnected: () => undefined }, signal)
    },
  }),
  'listen-network': (good) => ({
    subscribe: (observer, signal) =>
      good.subscribe(
        {
          ...observer,
          networkChanged: (id) => observer.networkChanged(`evm:${id}`),
        },
        signal,
      ),
  }),
  'listen-revoked': (good) => ({
    subscribe: (observer, signal) =>
      good.subscribe(
        {
          ...observer,
          accountsChanged: (accounts) => accounts.length > 0 && observer.accountsChanged(accounts),
        },
        signal,
      ),
  }),
  'listen-ended': (good) => ({
    subscribe: (observer, signal) => good.subscribe({ ...observer, disconnected: () => undefined }, signal),
  }),
  'listen-stops': (good) => ({ subscribe: (observer) => good.subscribe(observer, never) }),
  'listen-aborted-before': (_good, wallet) => ({
    subscribe(observer, signal) {
      const listener = (said: unknown): void => void (signal.aborted || observer.disconnected(said))
      wallet.on('end', listener)
      signal.addEventListener('abort', () => wallet.off('end', listener))
    },
  }),
  'listen-each': (good) => {
    let last = new AbortController()
    return {
      subscribe(observer, signal) {
        last.abort()
        last = new AbortController()
        signal.addEventListener('abort', () => last.abort())
        good.subscribe(observer, last.signal)
      },
    }
  },
  'request-unchanged': (good) => ({
    request: (request) => good.request({ ...request, params: [request.params] }),
  }),
  'request-failure': (good) => ({
    request: (request) => good.request(request).catch(() => good.request(request)),
  }),
  'request-abort': (good) => ({ request: (request) => good.request({ ...request, signal: never }) }),
  'switch-arrives': () => ({ switchNetwork: async () => undefined }),
  'switch-refused': (good) => ({
    switchNetwork: (network, signal) => good.switchNetwork(network, signal).catch(() => undefined),
  }),
  'garbage-connect': (_good, wallet) => ({
    async connect() {
      const address = String(await wallet.ask('enter'))
      return { accounts: [{ namespace: 'eip155', address }], networkIds: { eip155: 'eip155:1' } }
    },
  }),
  'garbage-events': (good, wallet) => ({
    subscribe(observer, signal) {
      good.subscribe({ ...observer, networkChanged: () => undefined }, signal)
      const listener = (said: unknown): void => observer.networkChanged(`${String(said)}:`)
      wallet.on('network', listener)
      signal.addEventListener('abort', () => wallet.off('network', listener))
    },
  }),
  'no-globals': (good) => ({
    connect(request) {
      Reflect.set(globalThis, 'plainWallet', good)
      return good.connect(request)
    },
  }),
  'no-storage': (good) => ({
    connect(request) {
      const store: unknown = Reflect.get(globalThis, 'localStorage')
      if (store instanceof Object) Reflect.get(store, 'setItem')('plain', 'connected')
      return good.connect(request)
    },
  }),
  'async-failures': (good) => ({
    connect(request) {
      request.signal.throwIfAborted()
      return good.connect(request)
    },
  }),
  'in-session': (good) => ({
    request: ({ params, ...request }) => good.request({ ...request, params: params ?? [] }).then(() => null),
  }),
  'in-session-refused': (good) => ({
    connect: (request) => good.connect(request).catch(() => good.connect(request)),
  }),
  'dispose-clean': (good, wallet) => ({
    subscribe(observer, signal) {
      good.subscribe(observer, signal)
      wallet.on('end', () => undefined)
    },
  }),
}
