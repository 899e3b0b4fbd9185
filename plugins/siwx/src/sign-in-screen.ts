import {
  type CloseRequest,
  type Destination,
  type GuardResult,
  isCancellation,
  isLatchkeyError,
  type NavigationRequest,
} from '@latchkey/kernel'
import type { SiwxContext, SiwxSession, SiwxState } from './contract'
import { createAwaitedSignIn } from './open-sign-in-view'
import { isAsking } from './sign-in/session-rules'

/** When the sign-in screen opens and closes, and what the dialog may show meanwhile. */
export interface SignInScreen {
  /** Opens it, in place of the connecting view or over another one. Without a dialog nothing opens. */
  open(): void
  /** Opens it after a short pause, if `isWanted` then returns true. */
  present(isWanted: () => boolean): void
  /** Leaves it if it is shown: for the view below it, or with the whole dialog. */
  leave(to: 'below' | 'page'): void
  /** To be called with the view that showed that the user has connected. The screen replaces it. */
  connected(connectingView: string | undefined): void
  /** To be called when the dialog shows another view, or closes. */
  viewChanged(): void
  /** To be called when the user has signed in, on the screen or otherwise. */
  signedIn(): void
  /** Refuses to close the dialog while the user has to sign in, and until a pending screen has opened. */
  beforeClose(request: CloseRequest): GuardResult
  /** Replaces the destination of a navigation by the screen while the user has to sign in. */
  navigate(to: Destination, request: NavigationRequest): Destination
  /** Resolves with the session. Without one it opens the screen, or waits for the user if it is shown. */
  signIn(): Promise<SiwxSession>
}

interface ScreenParts {
  readonly name: 'SIWXSignMessage' | 'ConnectingSiwe'
  /** Returns the view that the dialog shows, or `undefined` while it is closed. */
  view(): string | undefined
  isRequired(): boolean
  session(): SiwxSession | undefined
}

/** The connecting view shows for this long that the wallet is connected. Then the screen opens. In milliseconds. */
const OPEN_AFTER_MS = 600

/** A screen that will open. Exists from the connection until it has opened. */
interface PendingScreen {
  readonly isWanted: () => boolean
  readonly timer: AbortController
  /** The view whose plugin tried to close the dialog. If the screen is not wanted in the end, the dialog closes. */
  closingView: string | undefined
  /** True after the router was told to show the screen, until the view has changed. */
  isOpening: boolean
}

const isWithoutDialog = (error: unknown): boolean => isLatchkeyError(error) && error.code === 'NO_OUTLET'

export function createSignInScreen(
  ctx: SiwxContext,
  { name, view, isRequired, session }: ScreenParts,
): SignInScreen {
  let pending: PendingScreen | undefined
  /** The view in which the user connected. */
  let connectingView: string | undefined
  /** Ends the request for the screen over another view, until the screen is shown. */
  let opening: AbortController | undefined
  /** The view that the dialog showed last. */
  let shown: string | undefined
  /** Whether the screen may be below an asked view, over which the user signs in instead. Until the dialog closes. */
  let isCovered = false

  const mustUserSignIn = (): boolean => mustSignIn(ctx.state.get(), isRequired())
  /** Asks for the screen over the shown view, which is shown again afterwards, or alone. */
  const openOver = (): void => {
    // The view below has changed again before the screen was shown. A second request would show it a second time.
    opening?.abort()
    // Then the screen of `signIn` is below.
    isCovered ||= awaited.isAsking()
    const request = new AbortController()
    opening = request
    const options = {
      signal: request.signal,
      // The view below may have been asked over an earlier screen.
      again: true,
    }
    ctx.router
      .ask(name, undefined, options)
      .catch((error: unknown) => {
        // The state tells that the user has left the screen. A page without the modal plugin signs in with `sign()` instead.
        if (!isCancellation(error) && !isWithoutDialog(error)) ctx.report(error)
      })
      .then(() => {
        if (opening !== request) return
        opening = undefined
        // It has not come, for example because the page has closed the dialog meanwhile.
        if (pending?.isOpening) pending = undefined
        awaited.tellLeft()
      })
  }
  /** Shows what was below afterwards. Returns whether there is a dialog that shows it. */
  const open = (): boolean => {
    const below = view()
    if (below !== undefined && below !== connectingView) {
      openOver()
      return true
    }
    try {
      ctx.router.reset(name)
      return true
    } catch (error) {
      if (!isWithoutDialog(error)) throw error
      return false
    }
  }
  const openPending = (screen: PendingScreen): void => {
    screen.timer.abort()
    const isWanted = screen.isWanted()
    // Alone it is asked for, because nothing else tells whether it has come.
    if (view() === undefined && isWanted) {
      screen.isOpening = true
      openOver()
      return
    }
    screen.isOpening = isWanted && !isAllowedWhileRequired(view()) && open()
    if (screen.isOpening) return
    pending = undefined
    if (!isWanted && screen.closingView && screen.closingView === view()) ctx.router.close()
  }

  /** Whether the screen is shown or will be, also after a view that covers or replaces it for a while. */
  const isComing = (): boolean => {
    const now = view()
    const { signIn } = ctx.state.get()
    if (isSignInView(now)) return true
    if (signIn.status === 'signed-in') return false
    if (awaited.isAsking()) return true
    // The user has closed the dialog before the screen was shown.
    if (now === undefined) return pending?.isOpening ?? false
    const isApproving = isAllowedWhileRequired(now) && isAsking(signIn)
    return pending !== undefined || opening !== undefined || isApproving
  }
  /**
   * Leaves a screen that has opened after the wallet was disconnected, or that appears again when the view over it has ended,
   * if the user has nothing to do on it.
   */
  const leaveUnneeded = (hasOpened: boolean): void => {
    const { signIn } = ctx.state.get()
    const mayBeWithoutWallet = isCovered || hasOpened
    if (isCovered && signIn.status === 'signed-in') ctx.router.finish(signIn.session)
    else if (mayBeWithoutWallet && signIn.status === 'disconnected') ctx.router.back()
  }
  const awaited = createAwaitedSignIn(ctx, { name, isComing, session })

  return {
    open: () => void open(),
    present(isWanted) {
      const closingView = pending?.closingView
      pending?.timer.abort()
      pending = undefined
      // `signIn` opens the screen.
      if (awaited.isOpening() || isSignInView(view())) return
      const screen: PendingScreen = { isWanted, timer: new AbortController(), closingView, isOpening: false }
      pending = screen
      ctx.router.preload(name)
      // The screen opens when its code is loaded. Until then the connecting view stays, and the user may close the dialog.
      const loadedCode = import('./lazy').catch(() => undefined)
      ctx.clock
        .wait(OPEN_AFTER_MS, screen.timer.signal)
        .then(() => loadedCode)
        .then(() => {
          if (pending !== screen) return
          openPending(screen)
          awaited.tellLeft()
        })
        .catch(() => undefined)
    },
    leave(to) {
      opening?.abort()
      if (!isSignInView(view())) return
      if (to === 'below') ctx.router.back()
      else ctx.router.close()
    },
    connected(shown) {
      connectingView = shown
    },
    viewChanged() {
      const next = view()
      const before = shown
      shown = next
      // A wallet's own view above the screen must not end with it.
      if (isSignInView(next)) opening = undefined
      if (isSignInView(next)) awaited.screenShown()
      const hasOpened = pending?.isOpening ?? false
      if (hasOpened) pending = undefined
      if (pending) openPending(pending)
      else if (next === undefined) isCovered = false
      else if (isSignInView(next)) leaveUnneeded(hasOpened)
      else if (!isAllowedWhileRequired(next) && mustUserSignIn()) {
        isCovered ||= isSignInView(before)
        open()
      }
      awaited.tellLeft()
    },
    signedIn: () => awaited.tellLeft(),
    beforeClose({ by, pluginId, view: closing }) {
      if (pluginId === 'siwx') return { kind: 'allow' }
      if (by === 'plugin' && pending) {
        pending.closingView = closing
        return { kind: 'refuse', reason: 'The sign-in screen opens' }
      }
      return isAllowedWhileRequired(closing) && mustUserSignIn()
        ? { kind: 'refuse', reason: 'The user has to sign in' }
        : { kind: 'allow' }
    },
    // A view that the host has opened by name, or that was asked, opens, because it is wanted afterwards. Then
    // `viewChanged` opens the sign-in screen over it.
    navigate(to, { kind, named }) {
      const isWanted = kind === 'ask' || (kind === 'open' && named)
      return isWanted || isAllowedWhileRequired(to.view) || !mustUserSignIn() ? to : { view: name }
    },
    signIn: async () => session() ?? awaited.ask(),
  }
}

/** Whether the view is the sign-in screen, which is registered under two names. */
export const isSignInView = (view: string | undefined): boolean =>
  view === 'SIWXSignMessage' || view === 'ConnectingSiwe'

/**
 * Whether the dialog may show the view while the user has to sign in. These are the sign-in screen and the approval view,
 * in which the embedded wallet asks the user to approve the signature.
 */
export const isAllowedWhileRequired = (view: string | undefined): boolean =>
  isSignInView(view) || view === 'ApproveTransaction'

/** Whether the active account has to sign in and has not. */
export function mustSignIn({ signIn }: SiwxState, isRequired: boolean): boolean {
  return isRequired && (signIn.status === 'signed-out' || isAsking(signIn))
}
