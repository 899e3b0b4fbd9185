import { definePlugin, type Plugin } from '@latchkey/kernel'
import {
  type AccountSelector,
  type AccountType,
  activeTarget,
  type Connector,
  type ConnectRequest,
  connectors as connectorSlot,
  type LiveConnection,
  type SessionApi,
  type SessionContract,
  type SessionEvents,
  type SessionPolicy,
  type SessionState,
  sessionContract,
  type WalletRow,
  walletFilters,
} from '@latchkey/session/contract'
import { disconnectedState } from './session-states'

/** A call that is pending until the test resolves or rejects it. */
export interface FakeRequest<Result = void> {
  /** The id of the wallet, connection or network in the call. */
  readonly id: string | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface FakeSessionOptions {
  /** Overrides parts of `disconnectedState`. */
  readonly state?: Partial<SessionState>
  /** Overrides the defaults of the network options. */
  readonly policy?: Partial<SessionPolicy>
  /** Methods that replace the fake ones. */
  readonly api?: Partial<SessionApi>
  /** Items of the slot `connectors`. */
  readonly connectors?: readonly Connector[]
}

/** The fake session and its calls so far, by method, oldest first. */
export interface FakeSession {
  readonly plugin: Plugin<SessionContract, never>
  readonly connects: readonly (Omit<FakeRequest, 'id'> & {
    readonly walletId: string
    readonly namespaces: readonly string[] | undefined
    readonly signal: AbortSignal | undefined
  })[]
  readonly disconnects: readonly FakeRequest[]
  readonly switches: readonly FakeRequest[]
  readonly activations: readonly (FakeRequest & { readonly selector: AccountSelector | undefined })[]
  readonly preferredTypes: readonly AccountType[]
  /** Emits an event of session. */
  emit<Name extends keyof SessionEvents>(name: Name, payload: SessionEvents[Name]): void
  /** Returns the rows that no wallet filter of another plugin hides. */
  visible(rows: readonly WalletRow[]): readonly WalletRow[]
}

/**
 * A fake of the plugin `session`, for tests of plugins that depend on it. The test sets its state, here or with `setState` of
 * the test latchkey. `connect`, `disconnect`, `switchNetwork` and `activate` are pending until the test resolves or rejects
 * them. Methods that are not faked throw.
 * @example
 * const session = createFakeSession({ state: connectedState('eip155:1') })
 * const { latchkey } = createTestLatchkey({ plugins: [tip()], fakes: [session.plugin] })
 */
export function createFakeSession(options: FakeSessionOptions = {}): FakeSession {
  const connects: FakeSession['connects'][number][] = []
  const disconnects: FakeRequest[] = []
  const switches: FakeRequest[] = []
  const activations: FakeSession['activations'][number][] = []
  const preferredTypes: AccountType[] = []
  let emit: FakeSession['emit'] = () => undefined
  let visible: FakeSession['visible'] = (rows) => rows
  const plugin = definePlugin(sessionContract, {
    initialState: () => ({ ...disconnectedState, ...options.state }),
    setup(ctx) {
      emit = (name, payload) => ctx.events.emit(name, payload)
      visible = (rows) => rows.filter((row) => !ctx.items(walletFilters).some(({ hides }) => hides(row)))
      for (const connector of options.connectors ?? []) ctx.fill(connectorSlot, connector)
      const api: SessionApi = {
        connect: (walletId, request) =>
          new Promise((resolve, reject) => {
            const done = (): void => resolve(connectionTo(walletId))
            connects.push({ walletId, ...requested(request), resolve: done, reject })
          }),
        disconnect: (id) => pendingCall((request) => disconnects.push({ id, ...request })),
        switchNetwork: (network) =>
          pendingCall((request) =>
            switches.push({ id: String(typeof network === 'object' ? network.id : network), ...request }),
          ),
        activate: (id, selector) => pendingCall((request) => activations.push({ id, selector, ...request })),
        preferAccountType: async (_namespace, type) => void preferredTypes.push(type),
        preferredAccountTypes: async () => ({ eip155: 'smartAccount' }),
        active: (namespace) => activeTarget(ctx.state.get(), namespace),
        provider: () => undefined,
        adapter: () => undefined,
        addNetwork: () => notFaked('addNetwork'),
        removeNetwork: () => notFaked('removeNetwork'),
        metadata: () => notFaked('metadata'),
        policy: { enableNetworkSwitch: true, allowUnsupportedChain: false, ...options.policy },
      }
      return { ...api, ...options.api }
    },
  })()
  return {
    plugin,
    connects,
    disconnects,
    switches,
    activations,
    preferredTypes,
    emit: (name, payload) => emit(name, payload),
    visible: (rows) => visible(rows),
  }
}

/** Returns a promise that stays pending, and passes its resolve and reject to `record`. */
function pendingCall(record: (request: Omit<FakeRequest, 'id'>) => unknown): Promise<void> {
  return new Promise((resolve, reject) => void record({ resolve, reject }))
}

function requested(request: Partial<ConnectRequest> | undefined) {
  return { namespaces: request?.namespaces, signal: request?.signal }
}

function connectionTo(walletId: string): LiveConnection {
  const refuse = (): never => notFaked('provider of a connection')
  const provider = { request: refuse, on: refuse, removeListener: refuse }
  return {
    id: 'connection',
    walletId,
    accounts: [{ namespace: 'eip155', address: '0x1' }],
    networkIds: {},
    provider,
  }
}

function notFaked(name: string): never {
  throw new Error(`The fake session has no '${name}'; pass one in 'api'.`)
}
