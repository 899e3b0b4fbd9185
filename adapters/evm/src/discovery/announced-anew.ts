import type { EvmContext } from '../chain/read-chain'
import type { UntrustedProvider } from './injected-wallets'

/** Doubles each time, so that two toolkits on one page, of which each hears what the other asks for, fall silent. */
const FIRST_PAUSE_MS = 1_000

interface Announced {
  /** Its uuid, rdns and name. */
  readonly whole: string
  readonly provider: UntrustedProvider
  /** Whether this object is listed under this rdns and name. */
  readonly isListed: boolean
  /** Whether it came in response to the request with which the run began. */
  readonly isAsked: boolean
}

export interface AnewFilter {
  /** Asks the wallets of the page to announce themselves. */
  ask(): void
  /** Whether an announcement only brings one more provider object of a listed wallet. */
  isAnew(announced: Announced): boolean
}

/**
 * Some wallets make a new provider object for each announcement. Such a wallet announces no object twice, and one on each
 * request. Whatever else has the same uuid, rdns and name is somebody else's, so after an object was left out the wallets of
 * the page are asked again.
 */
export function createAnewFilter(ctx: EvmContext, signal: AbortSignal): AnewFilter {
  const listed = new Map<string, number>()
  /** The objects that announced it in response to the last request. */
  const answers = new Map<string, Set<UntrustedProvider>>()
  const leftOut = new WeakMap<UntrustedProvider, Set<string>>()
  let isAsking = false
  const request = (): void => {
    answers.clear()
    isAsking = true
    ctx.browser.dispatch('eip6963:requestProvider')
    isAsking = false
  }
  const ask = (): void => {
    request()
    // What the first one left out is announced again, unless its wallet makes a new object each time.
    request()
  }
  let pauseMs = FIRST_PAUSE_MS
  let phase: 'quiet' | 'paused' | 'wanted' = 'quiet'
  const askAgain = (): void => {
    const isRunning = phase !== 'quiet'
    phase = 'wanted'
    if (isRunning) return
    ctx.spawn(async () => {
      // Not while the announcement is handled.
      await Promise.resolve()
      while (phase === 'wanted' && !signal.aborted) {
        phase = 'paused'
        ask()
        await ctx.clock.wait(pauseMs, signal)
        pauseMs *= 2
      }
      phase = 'quiet'
    })
  }
  return {
    ask,
    isAnew({ whole, provider, isListed, ...announced }) {
      const isAsked = isAsking || announced.isAsked
      const answered = answers.get(whole) ?? new Set()
      if (isAsked) answers.set(whole, answered.add(provider))
      if (isListed) return false
      const count = listed.get(whole) ?? 0
      const before = leftOut.get(provider) ?? new Set()
      const isOwn = before.has(whole) || (isAsked && answered.size > count)
      if (count === 0 || isOwn) {
        listed.set(whole, count + 1)
        return false
      }
      leftOut.set(provider, before.add(whole))
      if (!isAsked) askAgain()
      return true
    },
  }
}
