import type { Clock, KernelEvents, Notice } from '@latchkey/kernel'

/** A notice with the id that its updates share. */
export type GivenNotice = Pick<KernelEvents['kernel:notice'], 'id' | 'notice'>

/** A new banner closes the open one at once and is shown after this pause. In milliseconds. */
const BANNER_SWAP_MS = 150
const BANNER_LIFETIME_MS = 2500
const BANNER_LEAVE_MS = 150
/** Nobody has read a banner that has been shown for a shorter time: the view changed because of what it tells. */
const BANNER_UNREAD_MS = 500

export interface ShownNotice {
  readonly id: number
  /** React key. A new notice has a new key, an update keeps it. */
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
  /** Shows a notice, or updates the shown one with the same id. */
  show(given: GivenNotice): void
  dismissAlert(): void
  /**
   * Tells which view is shown. A banner goes with the view that caused it, unless it tells what still goes on (`loading`) or
   * how the view ended (`success`), came while none was shown or has just come. When the dialog closes, it moves above the page.
   * @param key of the view; `undefined` while the dialog is closed
   */
  enterView(key: string | undefined): void
  /** Whether the notice is announced at this placement. Only the placement that shows it first announces it. */
  announces(key: number, placement: NoticePlacement): boolean
}

/** `card`: in the dialog or the embedded content. `popover`: above the page. It changes when the dialog opens or closes. */
export type NoticePlacement = 'card' | 'popover'

/** Creates a queue that shows at most one banner and one alert. A new notice replaces the previous one. */
export function createNoticeQueue(clock: Clock, signal: AbortSignal): NoticeQueue {
  const listeners = new Set<() => void>()
  let notices: Notices = { banner: undefined, alert: undefined }
  let lastKey = 0
  const announcedAt = new Map<number, NoticePlacement>()
  /** Aborts the timers of the current banner. */
  let timers = new AbortController()
  /** The shown view. `null` while that is not known yet: the first notice is there before its elements are. */
  let view: string | undefined | null = null
  /** The view that was shown when the banner came. */
  let bannerOf: string | undefined | null = null
  let bannerSinceMs = 0
  /** Id of the banner that will be shown after the pause. */
  let waitingId: number | undefined
  signal.addEventListener('abort', () => timers.abort(), { once: true })

  const set = (next: Partial<Notices>): void => {
    notices = { ...notices, ...next }
    if (!notices.banner && !notices.alert) announcedAt.clear()
    for (const listener of [...listeners]) listener()
  }
  /** Keeps the key of the previous notice if it has the same id. */
  const toShown = ({ id, notice }: GivenNotice, before: ShownNotice | undefined): ShownNotice => {
    if (before?.id === id) return { ...before, notice, leaving: false }
    lastKey += 1
    return { id, key: lastKey, notice, leaving: false }
  }

  const runBanner = async (given: GivenNotice, isAfterAnother: boolean, end: AbortSignal): Promise<void> => {
    if (isAfterAnother) await clock.wait(BANNER_SWAP_MS, end)
    waitingId = undefined
    bannerOf = view
    bannerSinceMs = clock.elapsedMs()
    const banner = toShown(given, notices.banner)
    set({ banner })
    if (given.notice.variant === 'loading') return
    await clock.wait(BANNER_LIFETIME_MS, end)
    set({ banner: { ...banner, leaving: true } })
    await clock.wait(BANNER_LEAVE_MS, end)
    set({ banner: undefined })
  }

  const showBanner = (given: GivenNotice): void => {
    timers.abort()
    timers = new AbortController()
    const isUpdate = notices.banner?.id === given.id
    // A banner that is waiting is replaced too, and the pause restarts.
    const isAfterAnother = !isUpdate && (notices.banner !== undefined || waitingId !== undefined)
    if (notices.banner && !isUpdate) set({ banner: undefined })
    waitingId = isAfterAnother ? given.id : undefined
    runBanner(given, isAfterAnother, timers.signal).then(
      () => undefined,
      // A wait rejects only when it is aborted: by a newer banner, a dismissal, or the end of the plugin's run.
      () => undefined,
    )
  }

  const closeBanner = (id: number): void => {
    if (notices.banner?.id !== id && waitingId !== id) return
    timers.abort()
    waitingId = undefined
    set({ banner: undefined })
  }
  const closeAlert = (id: number): void => {
    if (notices.alert?.id === id) set({ alert: undefined })
  }

  return {
    get: () => notices,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(given) {
      const { id, notice } = given
      if (notice.signal?.aborted) return
      if (notice.surface === 'banner') {
        closeAlert(id)
        showBanner(given)
      } else {
        closeBanner(id)
        set({ alert: toShown(given, notices.alert) })
      }
      const close = (): void => {
        closeBanner(id)
        closeAlert(id)
      }
      notice.signal?.addEventListener('abort', close, { once: true })
    },
    dismissAlert: () => set({ alert: undefined }),
    enterView(key) {
      if (view === null && bannerOf === null) bannerOf = key
      if (view === key) return
      view = key
      const { banner } = notices
      if (
        key === undefined ||
        !banner ||
        banner.notice.variant === 'loading' ||
        banner.notice.variant === 'success'
      )
        return
      if (bannerOf === undefined || bannerOf === key) return
      if (clock.elapsedMs() - bannerSinceMs < BANNER_UNREAD_MS) bannerOf = key
      else closeBanner(banner.id)
    },
    announces(key, placement) {
      const first = announcedAt.get(key) ?? placement
      announcedAt.set(key, first)
      return first === placement
    },
  }
}
