import type {
  Account,
  ConnectionResult,
  Connector,
  ConnectorListener,
  ConnectorRequest,
  ConnectorTraits,
  ConnectRequest,
  Network,
} from '../contract'

/** A promise that the test resolves or rejects. */
export interface Pending<Value> {
  readonly promise: Promise<Value>
  resolve(value: Value): void
  reject(error: unknown): void
}

export function pending<Value>(): Pending<Value> {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

export const alice: Account = { namespace: 'eip155', address: '0xA11ce00000000000000000000000000000000000' }
export const bob: Account = { namespace: 'eip155', address: '0xB0b0000000000000000000000000000000000000' }

export function onMainnet(first: Account = alice, ...others: readonly Account[]): ConnectionResult {
  return { accounts: [first, ...others], networkIds: { eip155: 'eip155:1' } }
}

export interface FakeConnectorParts {
  readonly traits?: Partial<ConnectorTraits>
  readonly identity?: object
  readonly claimedId?: string
  readonly connect?: (request: ConnectRequest) => Promise<ConnectionResult>
  readonly reconnect?: () => Promise<ConnectionResult | undefined>
  readonly disconnect?: () => Promise<void>
  readonly switchNetwork?: ((network: Network, signal: AbortSignal) => Promise<void>) | 'missing'
  readonly request?: (request: ConnectorRequest) => Promise<unknown>
  readonly preferAccountType?: Connector['preferAccountType']
}

export interface FakeConnector extends Connector {
  /** The names of the called methods, in order. */
  readonly calls: readonly string[]
  readonly requests: readonly ConnectRequest[]
  /** The current listeners. */
  readonly observers: ReadonlySet<ConnectorListener>
  /** Emits an event of the wallet. */
  emit(notify: (observer: ConnectorListener) => void): void
}

/** A fake connector that connects with alice on eip155:1, unless the test overrides a method. */
export function createFakeConnector(id: string, parts: FakeConnectorParts = {}): FakeConnector {
  const calls: string[] = []
  const requests: ConnectRequest[] = []
  const observers = new Set<ConnectorListener>()
  const switching = parts.switchNetwork ?? (async () => undefined)
  return {
    id,
    traits: {
      id,
      name: id,
      kind: 'announced',
      namespaces: ['eip155'],
      approval: 'wallet',
      ...parts.traits,
    },
    ...(parts.identity ? { identity: parts.identity } : {}),
    ...(parts.claimedId === undefined ? {} : { claimedId: parts.claimedId }),
    calls,
    requests,
    observers,
    connect(request) {
      calls.push('connect')
      requests.push(request)
      return parts.connect ? parts.connect(request) : Promise.resolve(onMainnet())
    },
    reconnect() {
      calls.push('reconnect')
      return parts.reconnect ? parts.reconnect() : Promise.resolve(onMainnet())
    },
    disconnect() {
      calls.push('disconnect')
      return parts.disconnect ? parts.disconnect() : Promise.resolve()
    },
    ...(switching === 'missing'
      ? {}
      : {
          switchNetwork(network: Network, signal: AbortSignal) {
            calls.push(`switch ${network.id}`)
            return switching(network, signal)
          },
        }),
    request(request) {
      calls.push(request.method)
      return parts.request ? parts.request(request) : Promise.resolve('0x')
    },
    ...(parts.preferAccountType && { preferAccountType: parts.preferAccountType }),
    subscribe(observer, signal) {
      if (signal.aborted) return
      observers.add(observer)
      signal.addEventListener('abort', () => observers.delete(observer), { once: true })
    },
    emit(notify) {
      for (const observer of [...observers]) notify(observer)
    },
  }
}
