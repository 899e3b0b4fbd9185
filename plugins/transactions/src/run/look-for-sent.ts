import type { Clock } from '@latchkey/kernel'
import type { SentTransaction } from '@latchkey/session/contract'
import { type FoundSince, SHOWS_WITHIN_MS } from './find-sent'

const LOOK_MS = 3_000
/** After this time the chain is looked at less often. */
const LOOK_OFTEN_MS = 120_000
const LOOK_SLOWLY_MS = 15_000

export interface LookParts {
  readonly clock: Clock
  /** That of the plugin's present run, with which a look ends. */
  signal(): AbortSignal
  /** Looks once; `undefined` if it cannot be found out. */
  find(signal: AbortSignal): Promise<FoundSince | undefined>
  /** Called with what does what was requested, in the task in which it was found. */
  onFound(sent: SentTransaction): void
  /** Nothing was found for as long as the chain may show nothing of what was sent. Called again with each later look. */
  onNothing(found: FoundSince | undefined): void
}

/** Looks on the chain for what a wallet has sent that did not say so. */
export interface Look {
  /** Begins anew. Resolves when the look is over, which it is only by `stop` or with the plugin's run. */
  start(): Promise<void>
  stop(): void
}

export function createLook({ clock, signal, find, onFound, onNothing }: LookParts): Look {
  let looking: AbortController | undefined
  return {
    async start() {
      looking?.abort()
      looking = new AbortController()
      const either = AbortSignal.any([signal(), looking.signal])
      const since = clock.elapsedMs()
      for (;;) {
        const found = await find(either).catch(() => undefined)
        if (either.aborted) return
        if (found?.fitting) onFound(found.fitting)
        if (either.aborted) return
        const ageMs = clock.elapsedMs() - since
        // Until then, that nothing is seen says nothing.
        if (ageMs >= (found?.showsWithinMs ?? SHOWS_WITHIN_MS)) onNothing(found)
        await clock.wait(ageMs < LOOK_OFTEN_MS ? LOOK_MS : LOOK_SLOWLY_MS, either).catch(() => undefined)
        if (either.aborted) return
      }
    },
    stop: () => looking?.abort(),
  }
}
