import type { ConnectRequest, ReconnectRequest } from '@latchkey/session/contract'
import type { ConformanceSubject } from './harness'

/** One requirement of the connector contract. */
export interface Clause {
  /** In kebab-case; never changes. */
  readonly id: string
  /** The part of the contract or the standard that requires it. */
  readonly section: string
  /** What a conforming connector does, without a full stop. */
  readonly sentence: string
  /** Rejects with a `ClauseError` that describes the violation. */
  run(bench: Bench): Promise<void>
}

/** Functions that clauses use. */
export interface Bench {
  /** Creates a new connector with a new wallet. */
  start(): Promise<ConformanceSubject>
  /** Settles as the promise does, or rejects after a timeout. `what` is the subject of the error message: `connect`. */
  resolves<Value>(what: string, promise: Promise<Value>): Promise<Value>
  /** Resolves with the outcome of the promise, also if that rejects. Rejects only after a timeout. */
  outcome<Value>(what: string, promise: Promise<Value>): Promise<Outcome<Value>>
  /** Resolves when pending events of the wallet have been emitted. */
  waitForEvents(): Promise<void>
}

export type Outcome<Value> =
  | { readonly kind: 'resolved'; readonly value: Value }
  | { readonly kind: 'rejected'; readonly error: unknown }

/** Thrown when a connector violates a clause. */
export class ClauseError extends Error {
  readonly code = 'CONNECTOR_CLAUSE'
}

/** Throws a `ClauseError` with the violation unless the condition is true. */
export function demand(condition: boolean, violation: string): asserts condition {
  if (!condition) throw new ClauseError(violation)
}

/** Throws a `ClauseError` unless both values have the same JSON. `what` is the subject of the message. */
export function demandEqual(what: string, found: unknown, expected: unknown): void {
  const [foundText, expectedText] = [show(found), show(expected)]
  demand(foundText === expectedText, `${what}: ${foundText} instead of ${expectedText}`)
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

/** A connect request as session makes it. */
export function connectRequest(
  { connector }: ConformanceSubject,
  signal: AbortSignal = new AbortController().signal,
): ConnectRequest {
  return { namespaces: connector.traits.namespaces, networkId: undefined, signal }
}

/** A reconnect request as session makes it after a connection with the wallet's first account. */
export function reconnectRequest(subject: ConformanceSubject): ReconnectRequest {
  const { connector, wallet } = subject
  const [namespace = 'eip155'] = connector.traits.namespaces
  return { ...connectRequest(subject), accounts: [{ namespace, address: wallet.accounts[0] }] }
}
