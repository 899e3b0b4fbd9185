import { createFakeClock } from '@latchkey/kernel/testing'
import type { FrameStatus } from '../contract'
import type { FrameUnavailableError } from '../errors'
import { createFrame } from '../frame/frame-lifecycle'
import type { FrameEvent } from '../frame/frame-port'

const ORIGIN = 'https://frame.example'

/** A frame whose page the test acts for. Its element is there after `opensAfterMs`. */
export function startFrame(isOwed = false, opensAfterMs = 0) {
  let isSignOutOwed = isOwed
  const clock = createFakeClock()
  const run = new AbortController()
  const statuses: FrameStatus[] = []
  const posted: unknown[] = []
  const failures: unknown[] = []
  const elements: {
    isThere: boolean
    readonly fail: (error: FrameUnavailableError) => void
    readonly window: object
  }[] = []
  const introductions: number[] = []
  let receive: (event: FrameEvent) => void = () => undefined
  const frame = createFrame({
    clock,
    randomId: () => `id-${posted.length}`,
    origin: ORIGIN,
    signal: run.signal,
    async open(fail) {
      if (opensAfterMs > 0) await clock.wait(opensAfterMs, run.signal)
      const made = { isThere: true, fail, window: {} }
      elements.push(made)
      return {
        window: made.window,
        post: (message) => posted.push(message),
        remove() {
          made.isThere = false
        },
      }
    },
    listen(taken, signal) {
      receive = (event) => !signal.aborted && taken(event)
    },
    introduce: async () => introductions.push(elements.length),
    onStatus: (status) => statuses.push(status),
    onFailure: (error) => failures.push(error),
    onEscape: () => undefined,
    onHeight: () => undefined,
    isSignOutOwed: () => isSignOutOwed,
    onSignedOut: () => {
      isSignOutOwed = false
    },
  })
  const say = (data: object): void => receive({ origin: ORIGIN, source: elements.at(-1)?.window, data })
  const ready = (): void => say({ type: '@w3m-frame/READY', payload: {} })
  /** A reply to the newest message. */
  const reply = (outcome: 'SUCCESS' | 'ERROR', payload = {}): void => {
    const message = Object(posted.at(-1))
    const type = String(Reflect.get(message, 'type')).replace('app', 'frame')
    say({ id: Reflect.get(message, 'id'), type: `${type}_${outcome}`, payload })
  }
  const typesOf = () => posted.map((message) => Reflect.get(Object(message), 'type'))
  const isOwedNow = () => isSignOutOwed
  return {
    clock,
    run,
    statuses,
    failures,
    posted,
    elements,
    introductions,
    frame,
    ready,
    reply,
    typesOf,
    isOwedNow,
  }
}
