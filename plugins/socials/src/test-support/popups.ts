/** A popup that the browser opened, or blocked. */
export interface Popups {
  /** The latest popup. */
  readonly window: Window
  /** The arguments of each call of `window.open`. */
  readonly calls: readonly unknown[][]
  block(): void
  /** Closes the popup as a user would. */
  close(): void
  restore(): void
}

/** Replaces popups by frames of this page, whose URLs the test can read. */
export function replacePopups(): Popups {
  const realOpen = window.open
  const calls: unknown[][] = []
  let frame: HTMLIFrameElement | undefined
  let isBlocked = false
  let opened: Window | null = null
  window.open = (...args) => {
    calls.push(args)
    if (isBlocked) return null
    frame?.remove()
    frame = document.createElement('iframe')
    document.body.append(frame)
    opened = frame.contentWindow
    return opened
  }
  return {
    calls,
    get window() {
      if (!opened) throw new Error('No popup was opened.')
      return opened
    },
    block: () => {
      isBlocked = true
    },
    close: () => frame?.remove(),
    restore() {
      window.open = realOpen
      frame?.remove()
    },
  }
}
