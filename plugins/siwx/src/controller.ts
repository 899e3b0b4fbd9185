import { isLatchkeyError, type LatchkeyError, type NoticeHandle } from '@latchkey/kernel'
import {
  type ActiveTarget,
  activeTarget,
  type SignInAttempt,
  type SignInGrant,
  type SignInProof,
  sessionContract,
} from '@latchkey/session/contract'
import { ignoredSiweKeysSentence } from '@latchkey/siwx/internal/check-options'
import { createBackend, siweParts } from './backend/create-backend'
import { createSiweText } from './backend/siwe-config'
import type { SiwxApi, SiwxContext } from './contract'
import type { MessageSource } from './create-message'
import { NotConfirmedError, SignInDisabledError } from './errors'
import type { SiwxMessage } from './message'
import type { SiwxOptions } from './options'
import { createSignIn, type SignIn } from './sign-in/create-sign-in'
import { isSameAccount } from './sign-in/session-rules'
import { signNewMessage } from './sign-in/sign-message'
import { createSignInWhileConnecting, type SignInWhileConnecting } from './sign-in/while-connecting'
import { createSignInScreen, isSignInView, type SignInScreen } from './sign-in-screen'
import { texts } from './texts'

export interface Controller
  extends Omit<SignIn, 'accept' | 'connected' | 'storedChanged'>,
    Pick<SignInScreen, 'viewChanged' | 'beforeClose' | 'navigate' | 'signIn'>,
    Pick<SignInWhileConnecting, 'request'> {
  /**
   * To be called when the user has connected a wallet.
   * @param connectingView the view that showed it, which the sign-in screen replaces
   */
  connected(connectingView: string | undefined): void
  /** To be called when the state of the plugin has changed, in this tab or in another. */
  stateChanged(): void
  /** Begins the session for what the wallet signed while connecting. */
  accept(proofs: readonly SignInProof[], attempt: SignInAttempt & SignInGrant): Promise<void>
}

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
  const ignored = ignoredSiweKeysSentence(siweConfig)
  if (ignored) ctx.logger.warn(ignored)
  /** While the user cancels a required sign-in, the views below the screen leave too, since they need an account. */
  let isCancelling = false
  /** The one that was told last, until the next request. All who wait for one request get the same error. */
  let failure: { readonly error: unknown } | undefined
  /** That the owners of a contract were waited for in vain, until the account does something else. */
  let unconfirmed: NoticeHandle | undefined

  const canSignIn = ({ namespace, network }: ActiveTarget): boolean =>
    backend.namespaces.includes(namespace) && (network !== undefined || session.policy.allowUnsupportedChain)

  const notifyError = ({ code, message }: LatchkeyError): void =>
    void ctx.notify({
      surface: 'banner',
      variant: 'error',
      code,
      text: (t) => t(`error.${code}`, message),
    })

  const emitFailed = (error: unknown): void => {
    if (failure && failure.error === error) return
    failure = { error }
    ctx.events.emit('siwx:failed', { error })
  }

  const whileConnecting = createSignInWhileConnecting({
    backend,
    browser: ctx.browser,
    clock: ctx.clock,
    createMessage,
  })
  const screen = createSignInScreen(ctx, {
    name: siweConfig ? 'ConnectingSiwe' : 'SIWXSignMessage',
    view,
    isRequired,
    session: () => rules.session(),
  })

  const rules = createSignIn({
    clock: ctx.clock,
    get signal() {
      return ctx.signal
    },
    backend,
    origin: ctx.browser.origin,
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
    ask: (target, signal) => signNewMessage(ctx, backend, { createMessage, createText }, target, signal),
    present: screen.present,
    leave: () => screen.leave(isCancelling ? 'page' : 'below'),
    disconnect: (connectionId) => session.disconnect(connectionId),
    unconfirmed(error) {
      emitFailed(error)
      if (isSignInView(view())) return
      const { code, message } = isLatchkeyError(error) ? error : new NotConfirmedError({ cause: error })
      unconfirmed?.dismiss()
      unconfirmed = ctx.notify({
        surface: 'alert',
        variant: 'warning',
        code,
        text: (t) =>
          t('siwx.unconfirmed', texts['siwx.unconfirmed'], { reason: t(`error.${code}`, message) }),
      })
    },
    failed(error) {
      emitFailed(error)
      ctx.report(error)
      // The screen needs a connection, so the dialog shows the list of wallets first.
      screen.open()
      notifyError(error)
    },
    onSignedIn: (begun) => ctx.events.emit('siwx:signed-in', { session: begun }),
    onSignedOut: (ended) => ctx.events.emit('siwx:signed-out', { session: ended }),
    warn: (text, error) => ctx.logger.warn(text, { error }),
  })

  const checkEnabled = (): void => {
    if (siweConfig?.enabled === false) throw new SignInDisabledError()
  }

  return {
    ...rules,
    stateChanged() {
      rules.storedChanged()
      const { status } = ctx.state.get().signIn
      if (status !== 'signed-out') {
        unconfirmed?.dismiss()
        failure = undefined
      }
      if (status === 'signed-in') screen.signedIn()
    },
    viewChanged: screen.viewChanged,
    beforeClose: screen.beforeClose,
    navigate: screen.navigate,
    request: whileConnecting.request,
    connected(shown) {
      screen.connected(shown)
      rules.connected()
    },
    async sign() {
      checkEnabled()
      try {
        return await rules.sign()
      } catch (error) {
        emitFailed(error)
        throw error
      }
    },
    async cancel() {
      ctx.events.emit('siwx:cancelled', undefined)
      isCancelling = isRequired()
      try {
        await rules.cancel()
      } catch (error) {
        // Even after this error the session plugin has removed the connection, unless a guard refused.
        if (isLatchkeyError(error)) notifyError(error)
        else throw error
      } finally {
        isCancelling = false
      }
    },
    async signIn() {
      checkEnabled()
      return screen.signIn()
    },
    async accept(proofs, attempt) {
      await rules.accept(whileConnecting.read(proofs, attempt), attempt.signal)
    },
  }
}
