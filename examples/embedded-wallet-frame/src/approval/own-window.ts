import * as v from 'valibot'
import type { Approval } from './approval-card'

/** A request as the wallet's own window shows it. */
export interface WindowRequest extends Approval {
  /** Origin of the host page, which sends the request. */
  readonly hostOrigin: string
}

export interface OpenWindow {
  /** The user's decision. Closing the window rejects. */
  readonly outcome: Promise<'approved' | 'rejected'>
  /** Brings the window to the front. */
  focus(): void
}

/**
 * Opens a window of the wallet that shows the request. Must be called while a press is handled. Returns `undefined` if the
 * browser opens none. The window closes with the signal, and with this page.
 */
export type OpenOwnWindow = (request: WindowRequest, signal: AbortSignal) => OpenWindow | undefined

export const WINDOW_PATH = '/sdk/approve'

/** What the window says to the page that has opened it, with a port for the request. */
export const WINDOW_GREETING = 'latchkey:approval-window'

const CLOSED_POLL_MS = 300
const outcomeSchema = v.picklist(['approved', 'rejected'])

/**
 * The window is a page of its own origin, at which nothing lies in a frame. Its storage is not that of a frame in some
 * browsers, so the request goes over a port to it, and the keys stay here.
 */
export const openOwnWindow: OpenOwnWindow = (request, signal) => {
  const opened = window.open(WINDOW_PATH, '_blank', 'popup,width=420,height=680')
  if (opened === null) return undefined
  const end = new AbortController()
  signal.addEventListener('abort', () => end.abort(), { signal: end.signal })
  const outcome = new Promise<'approved' | 'rejected'>((resolve) => {
    const finish = (decision: 'approved' | 'rejected'): void => {
      end.abort()
      resolve(decision)
    }
    window.addEventListener(
      'message',
      ({ source, origin, data, ports: [port] }) => {
        if (source !== opened || origin !== location.origin || data !== WINDOW_GREETING || !port) return
        port.addEventListener('message', (event) => {
          const decision = v.safeParse(outcomeSchema, event.data)
          if (decision.success && !end.signal.aborted) finish(decision.output)
        })
        port.start()
        port.postMessage(request)
      },
      { signal: end.signal },
    )
    const poll = setInterval(() => {
      if (opened.closed) finish('rejected')
    }, CLOSED_POLL_MS)
    window.addEventListener('pagehide', () => finish('rejected'), { signal: end.signal })
    end.signal.addEventListener('abort', () => {
      clearInterval(poll)
      opened.close()
    })
  })
  return { outcome, focus: () => opened.focus() }
}
