import type { ConnectRequest, ReconnectRequest } from '../contract/connector'
import type { ConformanceSubject } from './harness'

/** One promise of the connector contract. */
export interface Clause {
  /** kebab-case, stable. */
  readonly id: string
  /** The part of the contract or the standard it stems from. */
  readonly section: string
  /** What a connector does; no full stop. */
  readonly sentence: string
  /** Rejects with what is wrong. */
  run(bench: Bench): Promise<void>
}

/** What a clause works with. */
export interface Bench {
  /** A new connector with a new wallet. */
  start(): Promise<ConformanceSubject>
  /** The promise's own end; rejects when that takes too long. `what` starts a sentence: `connect`. */
  settles<Value>(what: string, promise: Promise<Value>): Promise<Value>
  /** How the promise ended. Rejects only when that takes too long. */
  outcome<Value>(what: string, promise: Promise<Value>): Promise<Outcome<Value>>
  /** Until whatever is under way has been said. */
  quiet(): Promise<void>
}

export type Outcome<Value> =
  | { readonly kind: 'resolved'; readonly value: Value }
  | { readonly kind: 'rejected'; readonly error: unknown }

/** A promise of the contract is not kept. */
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

/** For a sentence; shortened. */
export function show(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 300)
  } catch {
    return 'something unreadable'
  }
}

/** What session asks with. */
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
