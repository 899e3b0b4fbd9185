import type { PluginContext } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import type { TransactionStatus, WaitOptions, WaitResult } from '@latchkey/session/contract'

const TIMEOUT_MS = 180_000

export interface PollOptions extends WaitOptions {
  /** The interval in milliseconds. */
  readonly everyMs: number
  /** Reads once. If it rejects, it is called again after the interval. */
  readonly poll: (signal: AbortSignal) => Promise<TransactionStatus>
}

/**
 * Polls until the chain has decided; after `timeoutMs`, resolves with the status `undecided`. Rejects when the signal aborts or
 * the plugin stops.
 */
export async function pollOutcome(
  { clock, signal: run }: Pick<PluginContext<never>, 'clock' | 'signal'>,
  { everyMs, poll, signal, timeoutMs = TIMEOUT_MS }: PollOptions,
): Promise<WaitResult> {
  const end = anySignal(signal ? [signal, run] : [run])
  const endsAt = clock.elapsedMs() + timeoutMs
  for (;;) {
    end.throwIfAborted()
    const found = await poll(end).catch(() => undefined)
    end.throwIfAborted()
    if (found && found.status !== 'pending' && found.status !== 'dropped') return found
    const leftMs = endsAt - clock.elapsedMs()
    if (leftMs <= 0) return { status: 'undecided' }
    await clock.wait(Math.min(everyMs, leftMs), end)
  }
}
