import type { PluginContext } from '@latchkey/kernel'
import type { TransactionOutcome, WaitOptions } from '../contract/transactions'

const TIMEOUT_MS = 180_000

export interface PollOptions extends WaitOptions {
  /** The interval in milliseconds. */
  readonly everyMs: number
  /** Resolves with `undefined` while there is no outcome. If it rejects, it is called again after the interval. */
  readonly poll: (signal: AbortSignal) => Promise<TransactionOutcome | undefined>
}

/**
 * Polls until there is an outcome; after `timeoutMs`, resolves with the status `timed-out`. Rejects when the signal aborts or
 * the plugin stops.
 */
export async function pollOutcome(
  { clock, signal: run }: Pick<PluginContext<never>, 'clock' | 'signal'>,
  { everyMs, poll, signal, timeoutMs = TIMEOUT_MS }: PollOptions,
): Promise<TransactionOutcome> {
  const end = AbortSignal.any(signal ? [signal, run] : [run])
  const endsAt = clock.now() + timeoutMs
  for (;;) {
    end.throwIfAborted()
    const outcome = await poll(end).catch(() => undefined)
    end.throwIfAborted()
    if (outcome) return outcome
    const leftMs = endsAt - clock.now()
    if (leftMs <= 0) return { status: 'timed-out' }
    await clock.wait(Math.min(everyMs, leftMs), end)
  }
}
