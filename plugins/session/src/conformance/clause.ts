import type { ConnectRequest, ReconnectRequest } from '../contract/connector'
import type { ConformanceSubject } from './harness'

/** One requirement of the connector contract. */
export interface Clause {
  /** kebab-case, stable. */
  readonly id: string
  /** The part of the contract or of the standard it comes from. */
  readonly section: string
  /** What a connector does; no full stop. */
  readonly sentence: string
  /** Rejects with what is wrong. */
  run(bench: Bench): Promise<void>
}

/** The tools of a clause. */
export interface Bench {
  /** A new connector with a new wallet. */
  start(): Promise<ConformanceSubject>
  /** Resolves or rejects as the promise does; rejects when that takes too long. `what` starts a sentence: `connect`. */
  resolves<Value>(what: string, promise: Promise<Value>): Promise<Value>
  /** How the promise ended. Rejects only when that takes too long. */
  outcome<Value>(what: string, promise: Promise<Value>): Promise<Outcome<Value>>
  /** Resolves once pending events have been emitted. */
  waitForEvents(): Promise<void>
}

export type Outcome<Value> =
  | { readonly kind: 'resolved'; readonly value: Value }
  | { readonly kind: 'rejected'; readonly error: unknown }

/** A clause of the contract is broken. */
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

/** For an error message; shortened. */
export function show(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 300)
  } catch {
    return 'something unreadable'
  }
}

/** The request that session makes. */
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
