import type { RunState, TrackedTransaction, TransactionRun } from '@latchkey/transactions/contract'
import { transactionHash } from '@latchkey/transactions/tracked-entry'
import { toError } from '../to-error'
import type { WriteState } from './write-state'

/** What was asked for last. */
export type Attempt<Variables> =
  | { readonly phase: 'preparing'; readonly variables: Variables }
  | { readonly phase: 'stopped'; readonly variables: Variables; readonly error: unknown }
  | { readonly phase: 'asked'; readonly variables: Variables; readonly run: TransactionRun }

const nothing = {
  data: undefined,
  hash: undefined,
  networkId: undefined,
  receipt: undefined,
  result: undefined,
  error: undefined,
}

export const idle: WriteState<never> = { status: 'idle', variables: undefined, ...nothing }

/**
 * What is known of an attempt.
 * @param entry the sent transaction, as `transactions` keeps it
 * @param known the state before, which is returned if nothing has changed, and kept once `transactions` has dropped the entry
 */
export function toWriteState<Variables>(
  attempt: Attempt<Variables> | undefined,
  entry: TrackedTransaction | undefined,
  known: WriteState<Variables>,
): WriteState<Variables> {
  const next = stateOf(attempt, entry)
  const isSame =
    known.status === next.status &&
    known.variables === next.variables &&
    known.hash === next.hash &&
    known.result === next.result &&
    known.error === next.error
  const isDropped =
    next.status === 'chain' && known.variables === next.variables && known.result !== undefined
  return isSame || isDropped ? known : next
}

function stateOf<Variables>(
  attempt: Attempt<Variables> | undefined,
  entry: TrackedTransaction | undefined,
): WriteState<Variables> {
  if (!attempt) return idle
  const { variables } = attempt
  if (attempt.phase === 'preparing') return { ...nothing, status: 'wallet', variables }
  if (attempt.phase === 'stopped')
    return { ...nothing, status: 'failed', variables, error: toError(attempt.error) }
  const state = attempt.run.state()
  switch (state.phase) {
    case 'ready':
    case 'asking':
      return { ...nothing, status: 'wallet', variables }
    case 'sent':
      return sentState(variables, state, entry)
    default:
      return { ...nothing, status: failedStatus(state.phase), variables, error: toError(state.error) }
  }
}

const failedStatus = (phase: 'declined' | 'not-asked' | 'unknown'): 'rejected' | 'failed' | 'unknown' =>
  phase === 'declined' ? 'rejected' : phase === 'unknown' ? 'unknown' : 'failed'

function sentState<Variables>(
  variables: Variables,
  { sent }: Extract<RunState, { readonly phase: 'sent' }>,
  entry: TrackedTransaction | undefined,
): WriteState<Variables> {
  const data = toHash(sent.id)
  const result = entry?.result
  const networkId = result?.foundOn ?? sent.networkId
  const parts = { ...nothing, variables, data, networkId }
  if (!result) return { ...parts, status: 'chain', hash: data }
  const { outcome } = result
  const hash = toHash(transactionHash({ sent, result }) ?? sent.id)
  const isConfirmed =
    outcome.status === 'confirmed' || (outcome.status === 'replaced' && outcome.reason === 'repriced')
  if (isConfirmed || outcome.status === 'reverted')
    return { ...parts, status: isConfirmed ? 'confirmed' : 'reverted', hash, result }
  return { ...parts, status: 'replaced', hash, result }
}

export const toHash = (id: string): `0x${string}` => `0x${id.replace(/^0x/, '')}`
