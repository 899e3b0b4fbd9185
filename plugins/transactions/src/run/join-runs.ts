import type { Remove } from '@latchkey/kernel'
import type { RunState, TransactionRun } from '../contract'
import { TransactionUnknownError } from '../errors'

/** Adds a run to those of one purpose, such as a payment from one account or another, and returns it as it stands with them. */
export type JoinRun = (run: TransactionRun) => TransactionRun

/** How asking again may be offered, the most careful way first. */
const carefulness = ['no', 'quietly', 'plainly'] as const

/** Of those that are unknown the one after which asking again is the riskiest. */
function mostCareful(states: readonly RunState[]): RunState | undefined {
  const unknown = states.filter((one) => one.phase === 'unknown')
  const found = carefulness.map((way) => unknown.find(({ askAgain }) => askAgain === way))
  return found.find((one) => one !== undefined)
}

type SentState = Extract<RunState, { readonly phase: 'sent' }>

/** What all of them have sent, and whether another one may follow; `undefined` if none has sent. */
function sentOf(states: readonly RunState[]): SentState | undefined {
  const [sent, ...more] = states.flatMap((one) =>
    one.phase === 'sent' ? [one.sent, ...(one.more ?? [])] : [],
  )
  return sent && { phase: 'sent', sent, ...(more.length > 0 && { more }), ...withOthers(states) }
}

function withOthers(states: readonly RunState[]): Pick<SentState, 'others'> {
  const isAny = (phase: 'asking' | 'unknown'): boolean =>
    states.some((one) => one.phase === phase || (one.phase === 'sent' && one.others === phase))
  if (isAny('asking')) return { others: 'asking' }
  return isAny('unknown') ? { others: 'unknown' } : {}
}

/**
 * Joins requests of which one is to be sent. Each says how all of them stand, and none is asked for beside another one that is
 * open, unless the user knows of it.
 */
export function createJoinedRuns(): JoinRun {
  const runs: TransactionRun[] = []
  const listeners = new Set<() => void>()
  let last: TransactionRun | undefined
  let state: RunState = { phase: 'ready' }

  const derive = (): RunState => {
    const states = runs.map((run) => run.state())
    const find = (phase: RunState['phase']): RunState | undefined => states.find((one) => one.phase === phase)
    const unknown = mostCareful(states)
    const own = last?.state() ?? { phase: 'ready' }
    const sent = sentOf(states)
    if (sent) return sent
    const open = own.phase === 'asking' ? own : find('asking')
    // The last request was refused, and an earlier one is still open.
    if (open?.phase === 'asking' && (own.phase === 'declined' || own.phase === 'not-asked'))
      return { ...open, isRepeated: true, refusal: own.error }
    return open ?? unknown ?? own
  }
  const update = (): void => {
    state = derive()
    for (const listener of [...listeners]) listener()
  }
  const subscribe = (listener: () => void): Remove => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const untilAnswered = (): Promise<RunState> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (state.phase === 'asking') return
        stop()
        resolve(state)
      }
      const stop = subscribe(check)
      check()
    })

  return (run) => {
    runs.push(run)
    run.subscribe(update)
    return {
      id: run.id,
      planned: run.planned,
      state: () => state,
      subscribe,
      async ask(options = {}) {
        const others = runs.filter((one) => one !== run)
        const sent = others.find((one) => one.state().phase === 'sent')
        const open = others.find((one) => one.state().phase === 'asking')
        const first = sent ?? (options.again ? undefined : open)
        if (!first) last = run
        try {
          return await (first ?? run).ask(first ? {} : options)
        } catch (error) {
          const end = await untilAnswered()
          if (end.phase === 'sent') return end.sent
          throw end.phase === 'unknown' ? new TransactionUnknownError({ cause: end.error }) : error
        }
      },
    }
  }
}
