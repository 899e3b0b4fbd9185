import type { ChainNamespace, ConnectionId, NetworkId, RememberedConnection } from './account'
import type { AddressFormatting } from './chain-adapter'
import type { AnswerRules } from './connection-result'
import type { Connector } from './connector'
import { chainAdapters, type LiveConnection, type SessionState } from './contract'
import type { SessionOptions } from './options'
import type { ProviderHandle } from './provider'
import type { SessionContext } from './session-context'

/** The living side of a connection; the store holds only what is plain data. */
export interface Live {
  readonly connector: Connector
  /** Aborted when the connection ends or another provider takes its place; what is under way ends with it. */
  readonly end: AbortController
  /** Aborted when somebody else begins to listen: a new run, a new answer of the same wallet. */
  readonly ear: AbortController
}

/** A network that a wallet is being asked for. */
export interface WantedNetwork {
  readonly networkId: NetworkId
  answer: Promise<void> | undefined
  /** Aborted by a newer one. */
  readonly end: AbortController
}

/** The right to speak for a connection while its wallet is being asked. Only the newest turn has it. */
export interface Turn {
  /** Aborted by a newer intent and when the run ends. */
  readonly signal: AbortSignal
  /** Gives the turn back and clears what is shown of it. Nothing happens when a newer one has taken it. */
  end(): void
  /** The same, and drops the answer. */
  abandon(): void
}

/** The visitor's one attempt to connect. A newer one takes its place. */
export interface ConnectAttempt {
  readonly id: ConnectionId
  readonly connector: Connector
  readonly turn: Turn
  readonly promise: Promise<LiveConnection>
  /** Those who wait for it and have not left. */
  callers: number
}

/** A wallet that is locked, unwilling or not there, and may come back by itself while the page lives. */
export interface Watch {
  readonly abort: AbortController
  /** What stays in storage for it; `undefined` when it was forgotten there. */
  readonly stored: string | undefined
}

/** What the lazily loaded parts of a session share, keyed by connection. */
export interface SessionCore {
  readonly ctx: SessionContext
  readonly options: SessionOptions
  /** Whether connections are kept for the next visit. */
  readonly keep: boolean
  readonly rules: AnswerRules
  /** By namespace; see `withAddressWriters`. */
  readonly writers: Map<ChainNamespace, AddressFormatting>
  readonly live: Map<ConnectionId, Live>
  readonly turns: Map<ConnectionId, Turn>
  readonly leaving: Map<ConnectionId, Promise<void>>
  readonly watches: Map<ConnectionId, Watch>
  readonly providers: Map<ConnectionId, Map<ChainNamespace, ProviderHandle>>
  /** The newest network that was asked for, by connection and namespace. */
  readonly wantedNetworks: Map<string, WantedNetwork>
  attempt: ConnectAttempt | undefined
  /** Tries the silent way back without showing it. */
  comeBack(entry: RememberedConnection): void
  change(reduce: (state: SessionState) => Partial<SessionState>): void
}

export function createSessionCore(
  ctx: SessionContext,
  options: SessionOptions,
  comeBack: (core: SessionCore, entry: RememberedConnection) => void,
): SessionCore {
  const core: SessionCore = {
    ctx,
    options,
    keep: options.reconnect ?? true,
    rules: {
      accountType: (namespace) =>
        ctx.state.get().preferredAccountTypes[namespace] ?? options.defaultAccountTypes?.[namespace],
      isAddress: (namespace, address) =>
        ctx
          .items(chainAdapters)
          .find((adapter) => adapter.namespace === namespace)
          ?.isAddress(address) ?? true,
      write: (namespace, address) => core.writers.get(namespace)?.format(address) ?? address,
    },
    writers: new Map(),
    live: new Map(),
    turns: new Map(),
    leaving: new Map(),
    watches: new Map(),
    providers: new Map(),
    wantedNetworks: new Map(),
    attempt: undefined,
    comeBack: (entry) => comeBack(core, entry),
    change(reduce) {
      const patch = reduce(ctx.state.get())
      ctx.state.update((draft) => void Object.assign(draft, patch))
    },
  }
  return core
}
