import { isLatchkeyError, type NoticeHandle } from '@latchkey/kernel'
import type { EmbeddedWalletContext } from './contract'

export interface FailureAlerts {
  /** Shows the failure, unless a view is open: the view that made the call shows its error. */
  failed(error: unknown): void
  /** Shows the failure of a call that no view and no host waits for. */
  silentFailed(error: unknown): void
  /** The frame is ready, so an alert about its loading is no longer true. */
  ready(): void
}

const codes: readonly string[] = ['FRAME_LOAD_FAILED', 'FRAME_REQUEST_TIMEOUT']
/**
 * Calls whose time-out is no failure of the user's: a theme, the wait for a link in an email, which is called again, and an
 * abort, after which the request itself rejects.
 */
const quietCalls: readonly unknown[] = ['SYNC_THEME', 'CONNECT_DEVICE', 'RPC_ABORT']

/** Tells the user, each once, that the frame could not be loaded or did not reply in time. */
export function createFailureAlerts(ctx: EmbeddedWalletContext): FailureAlerts {
  let isViewOpen = false
  let loadAlert: NoticeHandle | undefined
  const told = new WeakSet<object>()
  ctx.router.onFirstOpen(() => {
    isViewOpen = true
  })
  ctx.events.on('kernel:view-changed', ({ view }) => {
    isViewOpen = view !== undefined
  })
  const silentFailed = (error: unknown): void => {
    if (!isLatchkeyError(error) || !codes.includes(error.code) || told.has(error)) return
    if (quietCalls.includes(Reflect.get(Object(error.details), 'call'))) return
    told.add(error)
    const { code, message, recovery = '' } = error
    const alert = ctx.notify({
      surface: 'alert',
      variant: 'error',
      code,
      text: (t) => `${t(`error.${code}`, message)}. ${t(`recovery.${code}`, recovery)}`,
    })
    if (code === codes[0]) loadAlert = alert
  }
  return {
    failed(error) {
      if (!isViewOpen) silentFailed(error)
    },
    silentFailed,
    ready: () => loadAlert?.dismiss(),
  }
}
