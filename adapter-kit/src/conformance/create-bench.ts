import { type Bench, ClauseError } from './clause'
import type { ConformanceHarness, ConformanceSubject } from './harness'

/** How long to wait for events of a wallet. */
const QUIET_MS = 20

const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

/** @param patienceMs timeout in milliseconds for responses that need no decision of the user */
export function createBench(harness: ConformanceHarness, patienceMs: number): Bench {
  const bench: Bench = {
    async start() {
      const subject: ConformanceSubject = await bench.resolves('the harness', Promise.resolve(harness()))
      return subject
    },
    async resolves(what, promise) {
      const over = new AbortController()
      const tooLong = wait(patienceMs, over.signal).then(() => {
        throw new ClauseError(`${what} did not come to an end within ${patienceMs} ms`)
      })
      try {
        return await Promise.race([promise, tooLong])
      } finally {
        over.abort()
      }
    },
    outcome: (what, promise) =>
      bench.resolves(
        what,
        promise.then(
          (value) => ({ kind: 'resolved', value }) as const,
          (error: unknown) => ({ kind: 'rejected', error }) as const,
        ),
      ),
    waitForEvents: () => wait(QUIET_MS),
  }
  return bench
}
