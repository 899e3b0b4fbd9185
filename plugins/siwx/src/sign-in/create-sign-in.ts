import { isCancellation, RequestAbortedError } from '@latchkey/kernel'
import { anySignal, singleFlight, untilAborted } from '@latchkey/kernel/async'
import { type ActiveTarget, targetKey } from '@latchkey/session/contract'
import type { SignedMessage } from '../backend/backend'
import type { SignInAccountState, SiwxSession } from '../contract'
import { NoSignInAccountError, NotConfirmedError, SignInInitError } from '../errors'
import { createAcceptedSession } from './accepted-session'
import { createAwaitedSignature } from './awaited-signature'
import type { SignInPorts } from './ports'
import { accountOf, requestSession } from './request-session'
import { isAsking, isCurrent, isSameAccount, sessionIn, timeFromNow, waitForExpiry } from './session-rules'
import { createSignOutQueue, untilLatest } from './sign-out-queue'
import { toSignInError } from './until-confirmed'

export interface SignIn {
  /** To be called when the active account, its network or the remembered connections may have changed. */
  follow(): void
  /** To be called when the user has connected a wallet, but not after a silent reconnect. */
  connected(): void
  /** To be called when the stored session has changed, in this tab or in another. */
  storedChanged(): void
  session(): SiwxSession | undefined
  sign(): Promise<SiwxSession>
  signOut(): Promise<void>
  cancel(): Promise<void>
  /** Begins the session for a message that a wallet signed while connecting. It is used when the connection is committed. */
  accept(signed: SignedMessage, signal: AbortSignal): Promise<void>
}

/** Implements the sign-in state machine. There is at most one session, and it belongs to the active account. */
export function createSignIn(ports: SignInPorts): SignIn {
  const { backend } = ports
  const signOuts = createSignOutQueue(ports)
  const awaited = createAwaitedSignature(ports)
  const accepted = createAcceptedSession(ports, signOuts, awaited.keep, () => {
    const replaced = signedIn()
    if (replaced) endSession(replaced)
    else signOuts.end()
  })
  /** The active account and network, and the controller that aborts pending work for them. */
  let following: { readonly target: ActiveTarget; readonly work: AbortController } | undefined
  /** The user has just connected, so the screen is opened even if signing in is not required. */
  let isWanted = false
  let checking: Promise<void> = Promise.resolve()
  let lastStored = ports.read().stored
  /** The time by which the session ends. */
  let now = timeFromNow(ports.clock)

  const state = () => ports.read().signIn
  const signedIn = (): SiwxSession | undefined => sessionIn(state())
  const storeSession = (session: SiwxSession | undefined): void => {
    lastStored = session
    ports.write({ stored: session })
  }
  const setStatus = (
    status: 'checking' | 'signed-out' | 'signing' | 'confirming',
    account: SignInAccountState,
  ): void => ports.write({ signIn: { status, ...account } })
  const present = (): void => {
    if (!ports.isRequired() && !isWanted) return
    ports.present(() => {
      const { status } = state()
      const isOpen = status === 'signed-out' || status === 'checking' || status === 'confirming'
      const isDue = isOpen && (ports.isRequired() || isWanted)
      isWanted = false
      return isDue
    })
  }

  const beginSession = (session: SiwxSession, work: AbortSignal): void => {
    isWanted = false
    awaited.forget()
    storeSession(session)
    now = timeFromNow(ports.clock)
    ports.write({ signIn: { status: 'signed-in', session } })
    ports.onSignedIn(session)
    endWhenExpired(session, work)
  }
  const endWhenExpired = (session: SiwxSession, work: AbortSignal): void =>
    void waitForExpiry(ports.clock, now, session, anySignal([work, ports.signal]), () => {
      if (signedIn() === session) endSession(session)
    })
  /** Ends the session on this page and at the backend. */
  const endSession = (session: SiwxSession): void => {
    storeSession(undefined)
    if (following) setStatus('signed-out', accountOf(following.target))
    ports.onSignedOut(session)
    signOuts.end()
    present()
  }

  const check = async (target: ActiveTarget, work: AbortSignal): Promise<void> => {
    let session: SiwxSession | undefined
    try {
      await signOuts.settled()
      // The page has already ended the session, so it is not used, even if the server still has it.
      if (!ports.read().isSignOutOwed) session = await untilAborted(backend.current(work), work)
    } catch (error) {
      if (!work.aborted) await disconnectAfterFailure(target, error)
      return
    }
    if (work.aborted) return
    const isOwn = session !== undefined && isSameAccount(session, accountOf(target))
    if (session && isOwn && isKept(session, target) && isCurrent(session, ports.clock.now())) {
      beginSession(session, work)
      return
    }
    if (session ?? ports.read().stored) storeSession(undefined)
    if (session) signOuts.end()
    askAgain(target)
  }
  /** There is no session. What the owners of a contract have not confirmed is waited for on, and else the user is asked. */
  const askAgain = (target: ActiveTarget): void => {
    const account = accountOf(target)
    if (awaited.of(account))
      void asking().catch((error: unknown) => {
        if (!isCancellation(error)) ports.warn('The owners were waited for in vain.', error)
      })
    else {
      setStatus('signed-out', account)
      if (awaited.forgetIfPast(account)) ports.unconfirmed(new NotConfirmedError())
    }
    present()
  }
  const startCheck = (target: ActiveTarget, work: AbortSignal): void => {
    setStatus('checking', accountOf(target))
    checking = check(target, work)
  }
  const isKept = (session: SiwxSession, { networkId }: ActiveTarget): boolean =>
    !ports.signOutOnNetworkChange || session.networkId === networkId
  const disconnectAfterFailure = async (target: ActiveTarget, cause: unknown): Promise<void> => {
    try {
      await ports.disconnect(target.connectionId)
    } catch (error) {
      // A plugin's guard may refuse to disconnect. Then the user can still sign in or cancel.
      ports.warn('A wallet could not be disconnected.', error)
      if (following?.target === target) setStatus('signed-out', accountOf(target))
    }
    ports.failed(new SignInInitError({ cause }))
  }

  const handleDisconnect = (): void => {
    following?.work.abort()
    const session = signedIn()
    if (state().status !== 'disconnected') {
      following = undefined
      isWanted = false
      ports.write({ signIn: { status: 'disconnected' } })
      if (session) ports.onSignedOut(session)
      ports.leave()
    }
    awaited.forgetIfGone()
    const { stored } = ports.read()
    const isGone = stored !== undefined && ports.isRestored() && !ports.isRemembered(stored)
    if (!isGone || !ports.signOutOnDisconnect) return
    storeSession(undefined)
    signOuts.end()
  }
  const handleNewTarget = (target: ActiveTarget): void => {
    const before = following?.target
    following?.work.abort()
    const work = new AbortController()
    following = { target, work }
    const account = accountOf(target)
    const session = signedIn()
    const signed = accepted.take()
    const isOwn = signed !== undefined && isSameAccount(signed, account) && isKept(signed, target)
    const mayBegin = isOwn && isCurrent(signed, ports.clock.now())
    if (signed && mayBegin) {
      beginSession(signed, work.signal)
    } else if (session && isSameAccount(session, account) && isKept(session, target) && !signed) {
      endWhenExpired(session, work.signal)
    } else if (session) {
      endSession(session)
    } else if (signed) {
      setStatus('signed-out', account)
      signOuts.end()
      present()
    } else if (before && state().status !== 'checking' && isSameAccount(accountOf(before), account)) {
      askAgain(target)
    } else {
      startCheck(target, work.signal)
    }
  }

  const sign = async (): Promise<SiwxSession> => {
    // A pending look-up may find a session. Then no signature is requested.
    await untilLatest(() => checking)
    const known = signedIn()
    if (known) return known
    if (!following) throw new NoSignInAccountError()
    const { target, work } = following
    try {
      return await requestSession({ ports, signOuts, awaited, setStatus, beginSession }, target, work.signal)
    } catch (cause) {
      if (work.signal.aborted) throw new RequestAbortedError('sign-in')
      const error = toSignInError(cause, target)
      const wasConfirming = state().status === 'confirming'
      setStatus('signed-out', accountOf(target))
      // A page that stops goes on waiting at its next start. What is awaited else is of another account or network.
      if (wasConfirming && !ports.signal.aborted) {
        awaited.forget()
        // The owners take so long that nobody may look any more.
        ports.unconfirmed(error)
      }
      throw error
    }
  }

  const stopSigning = (): void => {
    if (!following || !isAsking(state())) return
    const { target } = following
    following.work.abort()
    following = { target, work: new AbortController() }
    awaited.forget()
    setStatus('signed-out', accountOf(target))
  }
  const asking = singleFlight(sign)

  return {
    follow() {
      const target = ports.target()
      if (!target) handleDisconnect()
      else if (!following || targetKey(following.target) !== targetKey(target)) handleNewTarget(target)
    },
    connected() {
      isWanted = state().status !== 'signed-in'
      // The screen also opens while the look-up is pending. Otherwise the dialog would close now and open again later.
      if (isWanted) present()
    },
    storedChanged() {
      const { stored } = ports.read()
      if (JSON.stringify(stored) === JSON.stringify(lastStored)) return
      lastStored = stored
      if (!following) return
      const { target } = following
      const session = signedIn()
      const isOwn = stored !== undefined && isSameAccount(stored, accountOf(target))
      if (session ? isOwn : !isOwn) return
      following.work.abort()
      const work = new AbortController()
      following = { target, work }
      if (isOwn) {
        startCheck(target, work.signal)
        return
      }
      // Another tab has ended or replaced the session at the server, so this tab sends no sign-out request.
      setStatus('signed-out', accountOf(target))
      if (session) ports.onSignedOut(session)
      present()
    },
    session() {
      const session = signedIn()
      if (!session || isCurrent(session, now())) return session
      endSession(session)
      return undefined
    },
    sign: asking,
    async signOut() {
      stopSigning()
      // Waits for a pending look-up. Otherwise it could begin the session again after the sign-out.
      await untilLatest(() => checking)
      await signOuts.settled()
      await backend.signOut()
      const session = signedIn()
      storeSession(undefined)
      ports.write({ isSignOutOwed: false })
      if (!session || !following) return
      setStatus('signed-out', accountOf(following.target))
      ports.onSignedOut(session)
      present()
    },
    async cancel() {
      const target = following?.target
      stopSigning()
      if (target && ports.isRequired() && !signedIn()) await ports.disconnect(target.connectionId)
      else ports.leave()
    },
    accept: accepted.accept,
  }
}
