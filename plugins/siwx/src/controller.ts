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
import { createBackend, siweParts } from './backend/create-backend'
import type { SiwxSession } from './contract'
import { createFields, type MessageSource, toSignInRequest } from './create-message'
import { NoSignInAccountError, SignInDisabledError } from './errors'
import { isHeldView, isOwnView, mustSignIn } from './held-views'
import type { SiwxOptions } from './options'
import { askWallet } from './sign-in/ask-wallet'
import { createSignIn, type SignIn } from './sign-in/create-sign-in'
import { readProof } from './sign-in/read-proof'
import { isSameAccount } from './sign-in/session-rules'
import type { SiwxContext } from './siwx-context'

export interface Controller extends Omit<SignIn, 'accept'> {
  /** What a wallet signs while it connects; `undefined` for namespaces whose accounts do not sign in. */
  request(attempt: SignInAttempt): Promise<SignInRequest | undefined>
  accept(proofs: readonly SignInProof[], attempt: SignInAttempt & SignInGrant): Promise<void>
  /** The dialog shows another view. */
  viewChanged(): void
  /** Refuses to close the dialog while the user has to sign in. */
  beforeClose(request: CloseRequest): GuardResult
  /** Replaces the destination of a navigation by the sign-in screen while the user has to sign in. */
  navigate(to: Destination, kind: NavigationRequest['kind']): Destination
  /** Opens the sign-in screen and resolves with the session. */
  signIn(): Promise<SiwxSession>
}

export interface ShownPage {
  /** The view that the dialog shows. */
  view(): string | undefined
  isRequired(): boolean
}

/** The connecting screen shows for this long that the wallet is connected; then the sign-in screen opens. */
const PRESENT_AFTER_MS = 600
/** From the connection until the sign-in screen has opened. */
interface Presenting {
  readonly isWanted: () => boolean
  readonly timer: AbortController
  /** The connecting view, once it would have closed the dialog. */
  done: string | undefined
  /** The screen was requested, and its view has not changed yet. */
  isOpening: boolean
}
/** Maximum of pairing codes with a nonce; the nonces of older codes are forgotten. */
const MAX_OFFERS = 20

export function createController(
  ctx: SiwxContext,
  options: SiwxOptions,
  { view, isRequired }: ShownPage,
): Controller {
  const { siweConfig } = options
  const session = ctx.use(sessionContract)
  const backend = createBackend(ctx, options)
  const createMessage: MessageSource['createMessage'] = siweConfig
    ? () => siweParts(siweConfig)
    : options.createMessage
  const nonces = new Set<string>()
  let presenting: Presenting | undefined
  /** Running calls of `signIn`. Each opens the screen by `ask` as soon as a wallet is connected, so `present` need not. */
  let waitingHosts = 0

  const canSignIn = ({ namespace, network }: ActiveTarget): boolean =>
    backend.namespaces.includes(namespace) && (network !== undefined || session.policy.allowUnsupportedChain)

  const notifyError = ({ code, message }: LatchkeyError): void =>
    void ctx.notify({
      surface: 'banner',
      variant: 'error',
      code,
      text: (t) => t(`error.${code}`, message),
    })
  /** Whether there is a dialog that opens it. */
  const show = (): boolean => {
    try {
      ctx.router.reset('SIWXSignMessage')
      return true
    } catch (error) {
      // A page without a dialog signs in with `sign()` instead.
      if (!(error instanceof NoOutletError)) throw error
      return false
    }
  }
  const presentNow = (): void => {
    const due = presenting
    if (!due) return
    due.timer.abort()
    const isDue = due.isWanted()
    due.isOpening = isDue && !isHeldView(view()) && show()
    if (due.isOpening) return
    presenting = undefined
    if (!isDue && due.done && due.done === view()) ctx.router.close()
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
      // On a network that is not configured a session continues, but none begins.
      const { signIn } = ctx.state.get()
      const isKept = signIn.status === 'signed-in' && backend.namespaces.includes(target.namespace)
      return isKept || canSignIn(target) ? target : undefined
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
    ask: (target, signal) => askWallet(ctx, backend, createMessage, target, signal),
    present(isWanted) {
      const done = presenting?.done
      presenting?.timer.abort()
      presenting = undefined
      if (waitingHosts > 0 || isOwnView(view())) return
      const timer = new AbortController()
      presenting = { isWanted, timer, done, isOpening: false }
      ctx.router.preload('SIWXSignMessage')
      // The screen opens when its code is loaded. Until then the connecting view stays; the user may close the dialog.
      const drawable = import('./views/all-views').catch(() => undefined)
      ctx.clock
        .wait(PRESENT_AFTER_MS, AbortSignal.any([timer.signal, ctx.signal]))
        .then(() => drawable)
        .then(() => {
          if (presenting?.timer === timer) presentNow()
        })
        .catch(() => undefined)
    },
    leave() {
      if (isOwnView(view())) ctx.router.back()
    },
    disconnect: (connectionId) => session.disconnect(connectionId),
    failed(error) {
      ctx.events.emit('siwx:failed', { error })
      ctx.report(error)
      // The screen needs a connection. Without one, opening it shows the list of wallets.
      show()
      notifyError(error)
    },
    onSignedIn: (begun) => ctx.events.emit('siwx:signed-in', { session: begun }),
    onSignedOut: (ended) => ctx.events.emit('siwx:signed-out', { session: ended }),
    warn: (text, error) => ctx.logger.warn(text, { error }),
  })

  const mustStay = (): boolean => mustSignIn(ctx.state.get(), isRequired())
  const checkEnabled = (): void => {
    if (siweConfig?.enabled === false) throw new SignInDisabledError()
  }

  return {
    ...rules,
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
        // The session plugin has removed the connection even so, unless a guard refused. The wallet may still list the page.
        if (isLatchkeyError(error)) notifyError(error)
        else throw error
      }
    },
    async signIn() {
      checkEnabled()
      waitingHosts += 1
      try {
        return rules.session() ?? (await ctx.router.ask('SIWXSignMessage'))
      } finally {
        waitingHosts -= 1
      }
    },
    viewChanged() {
      const next = view()
      if (presenting?.isOpening) presenting = undefined
      if (presenting) presentNow()
      else if (next !== undefined && !isHeldView(next) && mustStay()) show()
    },
    beforeClose({ by, pluginId, view: closing }) {
      if (pluginId === 'siwx') return { kind: 'allow' }
      if (by === 'plugin' && presenting) {
        presenting.done = closing
        return { kind: 'refuse', reason: 'The sign-in screen opens' }
      }
      return isHeldView(closing) && mustStay()
        ? { kind: 'refuse', reason: 'The user has to sign in' }
        : { kind: 'allow' }
    },
    // A view that was opened by `ask` has to open, because its caller waits for a result. `viewChanged` then shows the sign-in screen.
    navigate: (to, kind) =>
      kind === 'ask' || isHeldView(to.view) || !mustStay() ? to : { view: 'SIWXSignMessage' },
    async request({ namespaces, signal }) {
      if (!namespaces.some((one) => backend.namespaces.includes(one))) return undefined
      const nonce = await backend.nonce(undefined, signal)
      const source = { origin: ctx.browser.origin, nowMs: ctx.clock.now(), createMessage }
      const request = toSignInRequest(await createFields(nonce, source))
      nonces.add(nonce.nonce)
      for (const oldest of nonces) if (nonces.size > MAX_OFFERS) nonces.delete(oldest)
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
