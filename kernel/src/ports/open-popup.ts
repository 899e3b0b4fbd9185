import type { Clock } from './clock'

/** Milliseconds between two checks of a window. */
const CLOSED_POLL_MS = 1_000

export interface PopupSize {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

/**
 * A window of `openPopup`. Not a `Window`: React's development build reads the properties of what is in props and state, and
 * those of a window with a page of another origin throw.
 */
export interface Popup {
  /** Whether it was closed. One with a page in another browsing context group looks closed, too. */
  isClosed(): boolean
  /**
   * Shows a page.
   * @param hasOpener whether the page may post messages to this one. It can navigate this one then
   * @returns `false` if the user has closed the window, or shows another page in it. The window is closed then
   */
  navigate(url: string, hasOpener: boolean): boolean
  close(): void
  /** Whether its page has posted the message. */
  hasPosted(message: MessageEvent): boolean
}

/**
 * Opens a window for a page of another site, empty until its address is known. Call it in the task of a
 * click, or browsers block it.
 * @param size default: room for the login or payment page of every known provider
 * @returns `null` where the browser blocked it
 */
export function openPopup({ width, height }: PopupSize = { width: 600, height: 800 }): Popup | null {
  // Without a name: another page could open a window of a known one before, and would own this one then.
  const opened = window.open('', '_blank', `popup,width=${width},height=${height}`)
  return (
    opened && {
      isClosed: () => opened.closed,
      navigate(url, hasOpener) {
        if (opened.closed) return false
        try {
          // Throws where the user has entered another address.
          if (!hasOpener) opened.opener = null
          opened.location.href = url
          return true
        } catch {
          opened.close()
          return false
        }
      },
      close: () => opened.close(),
      hasPosted: ({ source }) => source === opened,
    }
  )
}

/** Resolves when the window was closed; see `isClosed`. Rejects when the signal is aborted. */
export async function untilClosed(popup: Popup, clock: Clock, signal: AbortSignal): Promise<void> {
  do await clock.wait(CLOSED_POLL_MS, signal)
  while (!popup.isClosed())
}
