import type { Clock } from '@latchkey/kernel'

/** What the visitor is told while a wallet is asked to switch. */
export type SwitchAttempt =
  | { readonly phase: 'waiting' | 'silent' | 'done' }
  | { readonly phase: 'failed'; readonly error: unknown }

const SILENCE_MS = 12_000

export interface SwitchParts {
  readonly switchNetwork: () => Promise<void>
  readonly clock: Clock
  /** Aborts when the visitor leaves; nothing is told afterwards. */
  readonly signal: AbortSignal
  readonly tell: (attempt: SwitchAttempt) => void
}

/** Asks once. A wallet that stays silent is not given up: it may still answer. */
export async function runSwitchAttempt({ switchNetwork, clock, signal, tell }: SwitchParts): Promise<void> {
  const over = new AbortController()
  signal.addEventListener('abort', () => over.abort(), { once: true })
  tell({ phase: 'waiting' })
  clock.wait(SILENCE_MS, over.signal).then(
    () => tell({ phase: 'silent' }),
    () => undefined,
  )
  try {
    await switchNetwork()
    if (!signal.aborted) tell({ phase: 'done' })
  } catch (error) {
    if (!signal.aborted) tell({ phase: 'failed', error })
  } finally {
    over.abort()
  }
}
