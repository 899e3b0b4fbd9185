import type { Clock, Notice } from '@latchkey/kernel'

/** A new banner closes the open one at once and shows after this pause. */
const BANNER_SWAP_MS = 150
const BANNER_LIFETIME_MS = 2500
const BANNER_LEAVE_MS = 150

export interface ShownNotice {
  /** Changes with every notice. */
  readonly key: number
  readonly notice: Notice
  readonly leaving: boolean
}

export interface Notices {
  readonly banner: ShownNotice | undefined
  readonly alert: ShownNotice | undefined
}

export interface NoticeQueue {
  get(): Notices
  subscribe(listener: () => void): () => void
  show(notice: Notice): void
  dismissAlert(): void
  /** Whether this place is the one that reads the notice out: the first that shows it. */
  mayRead(key: number, place: NoticePlace): boolean
}

/** In the content, or alone while there is none. A notice moves when the dialog opens or closes meanwhile. */
export type NoticePlace = 'card' | 'loose'

/** What the visitor is being told. One banner and one alert at a time; the newest wins. */
export function createNoticeQueue(clock: Clock, signal: AbortSignal): NoticeQueue {
  const listeners = new Set<() => void>()
  let notices: Notices = { banner: undefined, alert: undefined }
  let lastKey = 0
  const readers = new Map<number, NoticePlace>()
  /** Ends the timers of the banner before. */
  let turn = new AbortController()
  let waiting = false
  signal.addEventListener('abort', () => turn.abort(), { once: true })

  const set = (next: Partial<Notices>): void => {
    notices = { ...notices, ...next }
    if (!notices.banner && !notices.alert) readers.clear()
    for (const listener of [...listeners]) listener()
  }
  const make = (notice: Notice): ShownNotice => {
    lastKey += 1
    return { key: lastKey, notice, leaving: false }
  }

  const play = async (notice: Notice, after: boolean, ends: AbortSignal): Promise<void> => {
    if (after) await clock.wait(BANNER_SWAP_MS, ends)
    waiting = false
    const banner = make(notice)
    set({ banner })
    if (notice.variant === 'loading') return
    await clock.wait(BANNER_LIFETIME_MS, ends)
    set({ banner: { ...banner, leaving: true } })
    await clock.wait(BANNER_LEAVE_MS, ends)
    set({ banner: undefined })
  }

  const showBanner = (notice: Notice): void => {
    turn.abort()
    turn = new AbortController()
    // One that is waiting for its turn gives way too, and the pause begins anew.
    const busy = notices.banner !== undefined || waiting
    if (notices.banner) set({ banner: undefined })
    waiting = busy
    play(notice, busy, turn.signal).then(
      () => undefined,
      // Only the signal rejects a wait: a newer banner, or the end of the run.
      () => undefined,
    )
  }

  const showAlert = (notice: Notice): void => {
    if (notice.signal?.aborted) return
    const alert = make(notice)
    set({ alert })
    const close = (): void => {
      if (notices.alert === alert) set({ alert: undefined })
    }
    notice.signal?.addEventListener('abort', close, { once: true })
  }

  return {
    get: () => notices,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(notice) {
      if (notice.surface === 'banner') showBanner(notice)
      else showAlert(notice)
    },
    dismissAlert: () => set({ alert: undefined }),
    mayRead(key, place) {
      const reader = readers.get(key) ?? place
      readers.set(key, reader)
      return reader === place
    },
  }
}
