import { RequestAbortedError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { ActiveTarget } from '@latchkey/session/contract'
import type { SignedMessage } from '../backend/backend'
import type { SignInAccountState, SiwxSession } from '../contract'
import { NoSignInAccountError, SignInInitError, SignInRefusedError } from '../errors'
import type { SignInPorts } from './ports'
import { isCurrent, isSameAccount, refusalOf, sessionIn } from './session-rules'
import { createSignOutQueue } from './sign-out-queue'
import { accountOf, keyOf } from './target-account'
import { toSignInError } from './to-sign-in-error'
import { untilLatest } from './until-latest'
import { waitForEnd } from './wait-for-end'

export interface SignIn {
  /** Call it when the active account, its network or the remembered connections may have changed. */
  follow(): void
  /** Call it when the user has connected a wallet, but not after a reconnect. */
  connected(): void
  /** Call it when the stored session has changed, perhaps by another tab. */
  storedChanged(): void
  session(): SiwxSession | undefined
  sign(): Promise<SiwxSession>
  signOut(): Promise<void>
  cancel(): Promise<void>
  /** What a wallet signed while it connects. The session waits for the connection. */
  accept(signed: SignedMessage, signal: AbortSignal): Promise<void>
}

/** The rules of signing in: one session, of the active account or of none. */
export function createSignIn(ports: SignInPorts): SignIn {
  const { backend } = ports
  const signOuts = createSignOutQueue(ports)
  /** The active account and network, and the signal that ends the work for them. */
  let following: { readonly target: ActiveTarget; readonly work: AbortController } | undefined
  let signing: Promise<SiwxSession> | undefined
  /** The session of a wallet that signed while it connects and is not connected yet. */
  let accepted: SiwxSession | undefined
  /** The user has connected, so that the screen is shown although signing in is not required. */
  let isWanted = false
  let checking: Promise<void> = Promise.resolve()
  let written = ports.read().stored

  const state = () => ports.read().signIn
  const signedIn = (): SiwxSession | undefined => sessionIn(state())
  const store = (session: SiwxSession | undefined): void => {
    written = session
    ports.write({ stored: session })
  }
  const show = (status: 'checking' | 'signed-out' | 'signing', account: SignInAccountState): void =>
    ports.write({ signIn: { status, ...account } })
  const present = (): void => {
    if (!ports.isRequired() && !isWanted) return
    ports.present(() => {
      const { status } = state()
      const isDue = (status === 'signed-out' || status === 'checking') && (ports.isRequired() || isWanted)
      isWanted = false
      return isDue
    })
  }

  const begin = (session: SiwxSession, work: AbortSignal): void => {
    isWanted = false
    store(session)
    ports.write({ signIn: { status: 'signed-in', session } })
    ports.onSignedIn(session)
    expire(session, work)
  }
  const expire = (session: SiwxSession, work: AbortSignal): void =>
    void waitForEnd(ports.clock, session, AbortSignal.any([work, ports.signal]), () => {
      if (signedIn() === session) drop(session)
    })
  /** Ends the session on this page and where it is kept. */
  const drop = (session: SiwxSession): void => {
    store(undefined)
    if (following) show('signed-out', accountOf(following.target))
    ports.onSignedOut(session)
    signOuts.end()
    present()
  }

  const check = async (target: ActiveTarget, work: AbortSignal): Promise<void> => {
    let session: SiwxSession | undefined
    try {
      await signOuts.settled()
      // The page has ended the session, so it is not used although the server may still have it.
      // control: siwx-ended-session-shown
      if (!ports.read().isSignOutOwed) session = await untilAborted(backend.current(work), work)
    } catch (error) {
      if (!work.aborted) await fail(target, error)
      return
    }
    if (work.aborted) return
    // control: siwx-session-of-another-account
    const isOwn = session !== undefined && isSameAccount(session, accountOf(target))
    if (session && isOwn && isKept(session, target) && isCurrent(session, ports.clock.now())) {
      begin(session, work)
      return
    }
    if (session ?? ports.read().stored) store(undefined)
    show('signed-out', accountOf(target))
    if (session) signOuts.end()
    present()
  }
  const startCheck = (target: ActiveTarget, work: AbortSignal): void => {
    show('checking', accountOf(target))
    checking = check(target, work)
  }
  const isKept = (session: SiwxSession, { networkId }: ActiveTarget): boolean =>
    !ports.signOutOnNetworkChange || session.networkId === networkId
  const fail = async (target: ActiveTarget, cause: unknown): Promise<void> => {
    try {
      await ports.disconnect(target.connectionId)
    } catch (error) {
      // A guard may have refused to disconnect. The user can then sign in or cancel.
      ports.warn('A wallet could not be disconnected.', error)
      if (following?.target === target) show('signed-out', accountOf(target))
    }
    ports.failed(new SignInInitError(cause))
  }

  const lose = (): void => {
    following?.work.abort()
    const session = signedIn()
    if (state().status !== 'disconnected') {
      following = undefined
      isWanted = false
      ports.write({ signIn: { status: 'disconnected' } })
      if (session) ports.onSignedOut(session)
      ports.leave()
    }
    const { stored } = ports.read()
    const isGone = stored !== undefined && ports.isRestored() && !ports.isRemembered(stored)
    if (!isGone || !ports.signOutOnDisconnect) return
    store(undefined)
    signOuts.end()
  }
  const enter = (target: ActiveTarget): void => {
    const before = following?.target
    following?.work.abort()
    const work = new AbortController()
    following = { target, work }
    const account = accountOf(target)
    const session = signedIn()
    const signed = accepted
    accepted = undefined
    if (signed && isSameAccount(signed, account)) {
      begin(signed, work.signal)
    } else if (session && isSameAccount(session, account) && isKept(session, target) && !signed) {
      expire(session, work.signal)
    } else if (session) {
      drop(session)
    } else if (signed) {
      show('signed-out', account)
      signOuts.end()
      present()
    } else if (before && state().status !== 'checking' && isSameAccount(accountOf(before), account)) {
      show('signed-out', account)
      present()
    } else {
      startCheck(target, work.signal)
    }
  }

  const run = async (target: ActiveTarget, work: AbortSignal): Promise<SiwxSession> => {
    show('signing', accountOf(target))
    const session = await signOuts.hold(async () => {
      work.throwIfAborted()
      const signed = await untilAborted(ports.ask(target, work), work)
      return signOuts.add(signed, work)
    })
    const refusal = work.aborted ? 'ADDRESS_MISMATCH' : refusalOf(session, accountOf(target), ports.clock)
    if (refusal) {
      signOuts.end()
      throw new SignInRefusedError(refusal)
    }
    begin(session, work)
    return session
  }
  const sign = async (): Promise<SiwxSession> => {
    // A session may still be found, and then the wallet need not sign.
    // control: siwx-asked-while-checking
    await untilLatest(() => checking)
    const known = signedIn()
    if (known) return known
    if (!following) throw new NoSignInAccountError()
    const { target, work } = following
    try {
      return await run(target, work.signal)
    } catch (cause) {
      if (work.signal.aborted) throw new RequestAbortedError('sign-in')
      show('signed-out', accountOf(target))
      throw toSignInError(cause, target)
    }
  }

  const stopSigning = (): void => {
    if (!following || state().status !== 'signing') return
    const { target } = following
    following.work.abort()
    following = { target, work: new AbortController() }
    show('signed-out', accountOf(target))
  }

  return {
    follow() {
      const target = ports.target()
      if (!target) lose()
      else if (!following || keyOf(following.target) !== keyOf(target)) enter(target)
    },
    connected() {
      isWanted = state().status !== 'signed-in'
      // Also while the server is being asked: a dialog that closes now would open again with its response.
      if (isWanted) present()
    },
    storedChanged() {
      const { stored } = ports.read()
      if (JSON.stringify(stored) === JSON.stringify(written)) return
      written = stored
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
      // Another tab has ended the session, or has replaced it by one of another account. The server needs no request from this tab.
      show('signed-out', accountOf(target))
      if (session) ports.onSignedOut(session)
      present()
    },
    session() {
      const session = signedIn()
      if (!session || isCurrent(session, ports.clock.now())) return session
      drop(session)
      return undefined
    },
    sign() {
      // control: siwx-asked-twice
      if (signing) return signing
      signing = sign().finally(() => {
        signing = undefined
      })
      return signing
    },
    async signOut() {
      stopSigning()
      // Waits for a look-up in progress: it would otherwise find the session after it has ended.
      // control: siwx-found-after-sign-out
      await untilLatest(() => checking)
      await signOuts.settled()
      await backend.signOut()
      const session = signedIn()
      store(undefined)
      ports.write({ isSignOutOwed: false })
      if (!session || !following) return
      show('signed-out', accountOf(following.target))
      ports.onSignedOut(session)
      present()
    },
    async cancel() {
      const target = following?.target
      stopSigning()
      if (target && ports.isRequired() && !signedIn()) await ports.disconnect(target.connectionId)
      else ports.leave()
    },
    async accept(signed, signal) {
      const session = await signOuts.hold(() => signOuts.add(signed, signal))
      accepted = session
      // The session plugin commits the connection in the same task. If it has not, connecting has failed and the session is ended.
      void ports.clock.wait(0, ports.signal).then(
        () => {
          if (accepted !== session) return
          accepted = undefined
          const replaced = signedIn()
          if (replaced) drop(replaced)
          else signOuts.end()
        },
        () => undefined,
      )
    },
  }
}
