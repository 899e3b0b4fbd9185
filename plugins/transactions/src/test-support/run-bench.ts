import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import type { SentTransaction } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { connectedTarget } from '@latchkey/testing'
import { createRun, type LastingRun } from '../run/create-run'
import type { FoundSince } from '../run/find-sent'
import { transfer } from './transaction-page'

interface Attempt {
  readonly resolve: (sent: SentTransaction) => void
  readonly reject: (error: unknown) => void
}

export interface RunBench {
  readonly run: LastingRun
  readonly clock: FakeClock
  readonly stop: AbortController
  /** What the wallet was asked, oldest first. */
  readonly asked: readonly Attempt[]
  readonly sent: readonly SentTransaction[]
  /** What the chain says from now on. */
  chain: FoundSince | undefined | Error
  /** What other requests have sent. */
  readonly taken: string[]
}

/** A run whose wallet and chain the test plays. */
export function makeRun({ isRefusedBefore = false } = {}): RunBench {
  const clock = createFakeClock()
  const stop = new AbortController()
  const asked: Attempt[] = []
  const sent: SentTransaction[] = []
  const bench: Omit<RunBench, 'run'> = { clock, stop, asked, sent, chain: undefined, taken: [] }
  const run = createRun({
    id: 'run',
    planned: { target: connectedTarget, requests: [transfer] },
    clock,
    signal: () => stop.signal,
    ask: (_options, onAsking) => {
      if (!isRefusedBefore) onAsking()
      return new Promise((resolve, reject) => asked.push({ resolve, reject }))
    },
    async find() {
      if (bench.chain instanceof Error) throw bench.chain
      return bench.chain
    },
    isKnown: (found) => bench.taken.includes(found.id),
    isOpenElsewhere: () => false,
    onSent: (one) => void sent.push(one),
  })
  return Object.assign(bench, { run })
}

export const declined = createWalletError('USER_REJECTED', { phase: 'request' })
export const internal = createWalletError('RPC_INTERNAL', { phase: 'request' })
export const lost = createWalletError('DISCONNECTED', { phase: 'request' })
export const unmoved: FoundSince = { hasMoved: false, showsWithinMs: 10_000, fitting: undefined }
