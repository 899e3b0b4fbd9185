import {
  type CloseRequest,
  type Destination,
  type GuardResult,
  isLatchkeyError,
  type LatchkeyError,
  type NavigationRequest,
  NoOutletError,
} from '@latchkey/kernel'
import {
  type ActiveTarget,
  activeTarget,
  type SignInAttempt,
  type SignInGrant,
  type SignInProof,
  type SignInRequest,
  sessionContract,
} from '@latchkey/session/contract'
import { ignoredSiweKeysSentence } from '@latchkey/siwx/internal/ignored-siwe-keys'
import { createBackend, siweParts } from './backend/create-backend'
import { createSiweText } from './backend/siwe-text'
import type { SiwxApi, SiwxSession } from './contract'
import { createFields, type MessageSource, toSignInRequest } from './create-message'
import { NoSignInAccountError, SignInDisabledError } from './errors'
import type { SiwxMessage } from './message'
import type { SiwxOptions } from './options'
import { askWallet } from './sign-in/ask-wallet'
import { createSignIn, type SignIn } from './sign-in/create-sign-in'
import { readProof } from './sign-in/read-proof'
import { isSameAccount } from './sign-in/session-rules'
import { isAllowedWhileRequired, isSignInView, mustSignIn } from './sign-in-views'
import type { SiwxContext } from './siwx-context'

export interface Controller extends Omit<SignIn, 'accept' | 'connected'> {
  /**
   * To be called when the user has connected a wallet.
   * @param connectingView the view that showed it, which the sign-in screen replaces
   */
  connected(connectingView: string | undefined): void
  /** Creates the request for a wallet that signs while connecting. `undefined` if accounts of its namespaces do not sign in. */
  request(attempt: SignInAttempt): Promise<SignInRequest | undefined>
  /** Begins the session for what the wallet signed while connecting. */
  accept(proofs: readonly SignInProof[], attempt: SignInAttempt & SignInGrant): Promise<void>
  /** To be called when the dialog shows another view, or closes. */
  viewChanged(): void
  /** Refuses to close the dialog while the user has to sign in, and until a pending sign-in screen has opened. */
  beforeClose(request: CloseRequest): GuardResult
  /** Replaces the destination of a navigation by the sign-in screen while the user has to sign in. */
  navigate(to: Destination, request: NavigationRequest): Destination
  /** Resolves with the session. Without one it opens the sign-in screen. */
  signIn(): Promise<SiwxSession>
}

/** The connecting view shows for this long that the wallet is connected. Then the sign-in screen opens. In milliseconds. */
const OPEN_SCREEN_AFTER_MS = 600
/** A sign-in screen that will open. Exists from the connection until the screen has opened. */
interface PendingScreen {
  readonly isWanted: () => boolean
  readonly timer: AbortController
  /** The view whose plugin tried to close the dialog. If the screen is not wanted in the end, the dialog closes. */
  closingView: string | undefined
  /** True after the router was told to show the screen, until the view has changed. */
  isOpening: boolean
}
/** Maximum number of nonces for wallets that sign while connecting. The oldest nonces are deleted. */
const MAX_NONCES = 20

/** @param view returns the name of the view that the dialog shows, or `undefined` while it is closed */
export function createController(
  ctx: SiwxContext,
  options: SiwxOptions,
  { isRequired }: Pick<SiwxApi, 'isRequired'>,
  view: () => string | undefined,
): Controller {
  const { siweConfig } = options
  const session = ctx.use(sessionContract)
  const backend = createBackend(ctx, options)
  const createMessage: MessageSource['createMessage'] = siweConfig
    ? () => siweParts(siweConfig)
    : options.createMessage
  const writeText = siweConfig?.createMessage
  const createText = writeText && ((message: SiwxMessage) => createSiweText(writeText, message))
  /** The name under which the sign-in screen opens. */
  const screen = siweConfig ? 'ConnectingSiwe' : 'SIWXSignMessage'
  const ignored = ignoredSiweKeysSentence(siweConfig)
  if (ignored) ctx.logger.warn(ignored)
  const nonces = new Set<string>()
  let pendingScreen: PendingScreen | undefined
  /** Number of pending `signIn` calls. They open the screen with `router.ask` after connecting, so `present` does not. */
  let pendingSignInCalls = 0

  const canSignIn = ({ namespace, network }: ActiveTarget): boolean =>
    backend.namespaces.includes(namespace) && (network !== undefined || session.policy.allowUnsupportedChain)

  const notifyError = ({ code, message }: LatchkeyError): void =>
    void ctx.notify({
      surface: 'banner',
      variant: 'error',
      code,
      text: (t) => t(`error.${code}`, message),
    })
  /** The view in which the user connected. */
  let connectingView: string | undefined
  /** Ends the request for the screen over another view, until the screen is shown. */
  let opening: AbortController | undefined
  /**
   * Opens the sign-in screen in place of the connecting view, or over another view, which is shown again afterwards. Returns
   * whether there is a dialog that shows it.
   */
  const openScreen = (): boolean => {
    const below = view()
    // control: siwx-drops-the-wanted-view
    if (below !== undefined && below !== connectingView) {
      // The view below has changed again before the screen was shown. A second request would show it a second time.
      // control: siwx-screen-over-each-view
      opening?.abort()
      opening = new AbortController()
      // Rejects when the user leaves the screen, which the state tells.
      ctx.router.ask(screen, undefined, { signal: opening.signal }).catch(() => undefined)
      return true
    }
    try {
      ctx.router.reset(screen)
      return true
    } catch (error) {
      // A page without the modal plugin signs in with `sign()` instead.
      if (!(error instanceof NoOutletError)) throw error
      return false
    }
  }
  const openPendingScreen = (): void => {
    const screen = pendingScreen
    if (!screen) return
    screen.timer.abort()
    const isWanted = screen.isWanted()
    screen.isOpening = isWanted && !isAllowedWhileRequired(view()) && openScreen()
    if (screen.isOpening) return
    pendingScreen = undefined
    if (!isWanted && screen.closingView && screen.closingView === view()) ctx.router.close()
  }

  const rules = createSignIn({
    clock: ctx.clock,
    get signal() {
      return ctx.signal
    },
    backend,
    signOutOnDisconnect: (siweConfig ?? options).signOutOnDisconnect ?? true,
    signOutOnNetworkChange: siweConfig
      ? (siweConfig.signOutOnNetworkChange ?? true)
      : (options.signOutOnNetworkChange ?? false),
    isRequired,
    target() {
      const target = activeTarget(ctx.read(sessionContract))
      if (!target) return undefined
      // On a network that is not configured an existing session continues, but no new one begins.
      const { signIn } = ctx.state.get()
      const hasSession = signIn.status === 'signed-in' && backend.namespaces.includes(target.namespace)
      return hasSession || canSignIn(target) ? target : undefined
    },
    isRestored: () => ctx.read(sessionContract).restoreStatus === 'done',
    isRemembered: (known) =>
      ctx.read(sessionContract).remembered.some(({ accounts, networkIds }) =>
        accounts.some(({ namespace, address }) => {
          const networkId = networkIds[namespace]
          return networkId && isSameAccount(known, { accountAddress: address, networkId })
        }),
      ),
    read: () => ctx.state.get(),
    write: (patch) => ctx.state.assign(patch),
    ask: (target, signal) => askWallet(ctx, backend, { createMessage, createText }, target, signal),
    present(isWanted) {
      const closingView = pendingScreen?.closingView
      pendingScreen?.timer.abort()
      pendingScreen = undefined
      if (pendingSignInCalls > 0 || isSignInView(view())) return
      const timer = new AbortController()
      pendingScreen = { isWanted, timer, closingView, isOpening: false }
      ctx.router.preload(screen)
      // The screen opens when its code is loaded. Until then the connecting view stays, and the user may close the dialog.
      const loadedCode = import('./views/all-views').catch(() => undefined)
      ctx.clock
        .wait(OPEN_SCREEN_AFTER_MS, AbortSignal.any([timer.signal, ctx.signal]))
        .then(() => loadedCode)
        .then(() => {
          if (pendingScreen?.timer === timer) openPendingScreen()
        })
        .catch(() => undefined)
    },
    leave() {
      // control: siwx-screen-without-a-wallet
      opening?.abort()
      if (isSignInView(view())) ctx.router.back()
    },
    disconnect: (connectionId) => session.disconnect(connectionId),
    failed(error) {
      ctx.events.emit('siwx:failed', { error })
      ctx.report(error)
      // The screen needs a connection, so the dialog shows the list of wallets first.
      openScreen()
      notifyError(error)
    },
    onSignedIn: (begun) => ctx.events.emit('siwx:signed-in', { session: begun }),
    onSignedOut: (ended) => ctx.events.emit('siwx:signed-out', { session: ended }),
    warn: (text, error) => ctx.logger.warn(text, { error }),
  })

  const mustUserSignIn = (): boolean => mustSignIn(ctx.state.get(), isRequired())
  const checkEnabled = (): void => {
    if (siweConfig?.enabled === false) throw new SignInDisabledError()
  }

  return {
    ...rules,
    connected(shown) {
      connectingView = shown
      rules.connected()
    },
    async sign() {
      checkEnabled()
      try {
        return await rules.sign()
      } catch (error) {
        ctx.events.emit('siwx:failed', { error })
        throw error
      }
    },
    async cancel() {
      ctx.events.emit('siwx:cancelled', undefined)
      try {
        await rules.cancel()
      } catch (error) {
        // Even after this error the session plugin has removed the connection, unless a guard refused.
        if (isLatchkeyError(error)) notifyError(error)
        else throw error
      }
    },
    async signIn() {
      checkEnabled()
      pendingSignInCalls += 1
      try {
        return rules.session() ?? (await ctx.router.ask(screen))
      } finally {
        pendingSignInCalls -= 1
      }
    },
    viewChanged() {
      const next = view()
      // A wallet's own view above the screen must not end with it.
      // control: siwx-screen-ends-the-view-above
      if (isSignInView(next)) opening = undefined
      if (pendingScreen?.isOpening) pendingScreen = undefined
      if (pendingScreen) openPendingScreen()
      else if (next !== undefined && !isAllowedWhileRequired(next) && mustUserSignIn()) openScreen()
    },
    beforeClose({ by, pluginId, view: closing }) {
      if (pluginId === 'siwx') return { kind: 'allow' }
      // control: siwx-dialog-not-held-open
      if (by === 'plugin' && pendingScreen) {
        pendingScreen.closingView = closing
        return { kind: 'refuse', reason: 'The sign-in screen opens' }
      }
      return isAllowedWhileRequired(closing) && mustUserSignIn()
        ? { kind: 'refuse', reason: 'The user has to sign in' }
        : { kind: 'allow' }
    },
    // A view that the host has opened by name, or that was asked, opens, because it is wanted afterwards. Then
    // `viewChanged` opens the sign-in screen over it.
    navigate(to, { kind, named }) {
      // control: siwx-drops-the-opened-view
      const isWanted = kind === 'ask' || (kind === 'open' && named)
      return isWanted || isAllowedWhileRequired(to.view) || !mustUserSignIn() ? to : { view: screen }
    },
    async request({ namespaces, signal }) {
      if (!namespaces.some((one) => backend.namespaces.includes(one))) return undefined
      const nonce = await backend.nonce(undefined, signal)
      const source = { origin: ctx.browser.origin, nowMs: ctx.clock.now(), createMessage }
      const request = toSignInRequest(await createFields(nonce, source))
      nonces.add(nonce.nonce)
      for (const oldest of nonces) if (nonces.size > MAX_NONCES) nonces.delete(oldest)
      return request
    },
    async accept(proofs, { accounts, networkId, signal }) {
      const [first] = accounts
      const own = proofs.filter(({ account }) => first && account.address === first.address)
      const proof = own.find(({ account }) => account.networkId === networkId) ?? own[0] ?? proofs[0]
      if (!proof) throw new NoSignInAccountError()
      const nonce = [...nonces].find((one) => proof.text.includes(`Nonce: ${one}\n`))
      const signed = readProof(proof, { origin: ctx.browser.origin, nonce, nowMs: ctx.clock.now() })
      nonces.delete(signed.message.nonce)
      await rules.accept(signed, signal)
    },
  }
}
