import type { ConnectRequest, ReconnectRequest } from '../contract/connector'
import type { ConformanceSubject } from './harness'

/** One requirement of the connector contract. */
export interface Clause {
  /** kebab-case, stable. */
  readonly id: string
  /** The section of the contract or standard that it is taken from. */
  readonly section: string
  /** What a connector does, without a full stop. */
  readonly sentence: string
  /** Rejects with a description of the violation. */
  run(bench: Bench): Promise<void>
}

/** The tools of a clause. */
export interface Bench {
  /** A new connector with a new wallet. */
  start(): Promise<ConformanceSubject>
  /**
   * Settles as the promise does, or rejects after a timeout. `what` starts the error's sentence: `connect`.
   */
  resolves<Value>(what: string, promise: Promise<Value>): Promise<Value>
  /** The outcome of the promise. Rejects only after a timeout. */
  outcome<Value>(what: string, promise: Promise<Value>): Promise<Outcome<Value>>
  /** Resolves once pending events have been emitted. */
  waitForEvents(): Promise<void>
}

export type Outcome<Value> =
  | { readonly kind: 'resolved'; readonly value: Value }
  | { readonly kind: 'rejected'; readonly error: unknown }

/** Thrown when a connector breaks a clause. */
export class ClauseError extends Error {
  readonly code = 'CONNECTOR_CLAUSE'
}

export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new ClauseError(otherwise)
}

export function demandEqual(what: string, found: unknown, wanted: unknown): void {
  const [is, should] = [show(found), show(wanted)]
  demand(is === should, `${what}: ${is} instead of ${should}`)
}

/** Formats a value for an error message, shortened. */
export function show(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 300)
  } catch {
    return 'something unreadable'
  }
}

/** The connect request that the session plugin sends. */
export function connectRequest(
  { connector }: ConformanceSubject,
  signal: AbortSignal = new AbortController().signal,
): ConnectRequest {
  return { namespaces: connector.traits.namespaces, networkId: undefined, signal }
}

export function reconnectRequest(subject: ConformanceSubject): ReconnectRequest {
  const { connector, wallet } = subject
  const [namespace = 'eip155'] = connector.traits.namespaces
  return { ...connectRequest(subject), accounts: [{ namespace, address: wallet.accounts[0] }] }
}
