import type { Clock } from '@latchkey/kernel'

/** What the visitor is told while a wallet is asked. */
export type ConnectAttempt =
  | { readonly phase: 'opening' | 'waiting' | 'silent' | 'connected' }
  | { readonly phase: 'failed'; readonly error: unknown }

const OPENING_MS = 900
const SILENCE_MS = 12_000

export interface AttemptParts {
  readonly connect: (signal: AbortSignal) => Promise<unknown>
  readonly clock: Clock
  /** Aborts when the visitor leaves; nothing is told afterwards. */
  readonly signal: AbortSignal
  readonly tell: (attempt: ConnectAttempt) => void
}

/** Asks once. No wallet says whether its window is open, so the words follow the time it takes. */
export async function runConnectAttempt({ connect, clock, signal, tell }: AttemptParts): Promise<void> {
  const over = new AbortController()
  signal.addEventListener('abort', () => over.abort(), { once: true })
  const tellAfter = (ms: number, phase: 'waiting' | 'silent'): void => {
    clock.wait(ms, over.signal).then(
      () => tell({ phase }),
      () => undefined,
    )
  }
  tell({ phase: 'opening' })
  tellAfter(OPENING_MS, 'waiting')
  tellAfter(SILENCE_MS, 'silent')
  try {
    await connect(signal)
    if (!signal.aborted) tell({ phase: 'connected' })
  } catch (error) {
    if (!signal.aborted) tell({ phase: 'failed', error })
  } finally {
    over.abort()
  }
}
