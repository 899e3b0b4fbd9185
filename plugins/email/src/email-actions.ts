import {
  EMBEDDED_CONNECTOR_ID,
  type EmailChangeStep,
  embeddedWalletContract,
  type LoginApi,
  type StoredLogin,
} from '@latchkey/embedded-wallet/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { update } from '@latchkey/kernel/recipes'
import { type LiveConnection, sessionContract } from '@latchkey/session/contract'
import type { EmailContext, EmailState, EmailStep, Waiting } from './contract'
import { EmailUserChangedError } from './errors'

/** Lifetime of codes and links. */
export const CODE_LIFETIME_MS = 20 * 60_000
/** Number of requests until a link expires. The frame responds to each within 30 s. */
const LINK_WAITS = CODE_LIFETIME_MS / 30_000

/** The actions of the views. They reject as the methods of `embeddedWallet.login()` do. */
export interface EmailActions {
  saveDraft(name: keyof EmailState['drafts'], text: string): void
  /** Sends a code, unless a login with this address is in progress: then only its next step is returned. */
  login(email: string, signal: AbortSignal): Promise<EmailStep>
  /** Sends another code or link. */
  resend(email: string, signal: AbortSignal): Promise<EmailStep>
  /** Resolves when the user has opened the link. */
  confirmDevice(email: string, signal: AbortSignal): Promise<void>
  confirmCode(email: string, code: string, signal: AbortSignal): Promise<void>
  /**
   * Connects the wallet of the user who has logged in with this address. @throws EmailUserChangedError if the
   * frame has another user by now, who is disconnected
   */
  connect(email: string, signal: AbortSignal): Promise<LiveConnection>
  /** Sends a code, unless a change to this address is in progress: then only its next step is returned. */
  changeEmail(newEmail: string, signal: AbortSignal): Promise<EmailChangeStep>
  /** Starts the change again, for another code. */
  resendChange(newEmail: string, signal: AbortSignal): Promise<EmailChangeStep>
  confirmPresentEmail(newEmail: string, code: string, signal: AbortSignal): Promise<void>
  /** Resolves with the new address. */
  confirmNewEmail(code: string, signal: AbortSignal): Promise<string>
}

/** The next step of a login with this address, or of a change to it, that can be continued. */
export function waitingFor<Step extends EmailStep | EmailChangeStep>(
  email: string,
  waiting: Waiting<Step> | undefined,
  elapsedMs: number,
): Step | undefined {
  if (waiting?.email !== email.trim()) return undefined
  return elapsedMs - waiting.sinceMs < CODE_LIFETIME_MS ? waiting.step : undefined
}

export function createEmailActions(ctx: EmailContext): EmailActions {
  const wallet = ctx.use(embeddedWalletContract)
  const wait = (email: string, step: EmailStep | EmailChangeStep): void => {
    const since = { email, sinceMs: ctx.clock.elapsedMs() }
    if (isChangeStep(step)) ctx.state.assign({ waitingChange: { ...since, step } })
    else ctx.state.assign({ waiting: { ...since, step } })
  }
  const forget = (): void => ctx.state.assign({ waiting: undefined, waitingChange: undefined })
  // An event, since an email is sent also when the view that asked for it is left.
  ctx.events.on('embeddedWallet:email-step', ({ email, step }) => wait(email, step))
  // Another user may have connected, and the frame has forgotten what was waiting.
  ctx.events.on('session:connected', ({ walletId }) => {
    if (walletId === EMBEDDED_CONNECTOR_ID) {
      forget()
      update(ctx.state, ({ drafts }) => {
        drafts.change = ''
      })
    }
  })
  /** Clears what waits if the frame was removed, which has forgotten it. */
  const forgetWithFrame = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call
    } catch (error) {
      if (ctx.read(embeddedWalletContract).frame !== 'ready') forget()
      throw error
    }
  }
  /**
   * Follows the confirmation of a code also when the view is left. A code cannot be used again, so a view that is opened
   * again meanwhile waits for the same reply.
   */
  const createConfirmation = <Result>(
    confirmCode: (login: LoginApi, code: string) => Promise<Result>,
    onConfirmed: (email: string) => void,
  ) => {
    let open: { readonly key: string; readonly done: Promise<Result> } | undefined
    return async (email: string, code: string, signal: AbortSignal): Promise<Result> => {
      const login = await wallet.login()
      signal.throwIfAborted()
      const key = `${email} ${code}`
      if (open?.key === key) return untilAborted(open.done, signal)
      const confirming = confirmCode(login, code).then((result) => {
        onConfirmed(email)
        return result
      })
      const done = forgetWithFrame(confirming).finally(() => {
        if (open?.done === done) open = undefined
      })
      open = { key, done }
      return untilAborted(done, signal)
    }
  }
  const confirmLogin = createConfirmation(
    ({ email: login }, code) => login.confirmCode(code),
    (email) => wait(email, 'connect'),
  )
  const confirmPresent = createConfirmation(
    ({ emailChange }, code) => emailChange.confirmPresentEmail(code),
    (newEmail) => wait(newEmail, 'verifyNewEmail'),
  )
  const confirmNew = createConfirmation(
    ({ emailChange }, code) => emailChange.confirmNewEmail(code),
    () =>
      update(ctx.state, (state) => {
        state.waitingChange = undefined
        state.drafts.change = ''
      }),
  )
  const deviceConfirmed = (email: string, signal: AbortSignal): void => {
    const { waiting } = ctx.state.get()
    const isWaiting = waiting?.email === email && waiting.step === 'verifyDevice'
    // A view that was left may be followed by another login.
    if (isWaiting || !signal.aborted) wait(email, 'verifyCode')
  }
  const send = async (email: string, signal: AbortSignal): Promise<EmailStep> => {
    const { email: login } = await wallet.login()
    signal.throwIfAborted()
    return forgetWithFrame(login.start(email, signal))
  }
  const sendChange = async (newEmail: string, signal: AbortSignal): Promise<EmailChangeStep> => {
    const { emailChange } = await wallet.login()
    signal.throwIfAborted()
    return forgetWithFrame(emailChange.start(newEmail, signal))
  }

  return {
    saveDraft: (name, text) =>
      update(ctx.state, ({ drafts }) => {
        drafts[name] = text
      }),
    async login(email, signal) {
      return waitingFor(email, ctx.state.get().waiting, ctx.clock.elapsedMs()) ?? send(email, signal)
    },
    resend: send,
    async confirmDevice(email, signal) {
      const { email: login } = await wallet.login()
      for (let left = LINK_WAITS; ; left -= 1) {
        signal.throwIfAborted()
        try {
          // Without the signal, so that a link that is opened when the view has been left still leads to the code.
          const confirming = login.confirmDevice().then(() => deviceConfirmed(email, signal))
          return await untilAborted(forgetWithFrame(confirming), signal)
        } catch (error) {
          // Repeated, because users take longer to open an email than the frame's timeout.
          if (!isTimeout(error) || left <= 1) throw error
        }
      }
    },
    async confirmCode(email, code, signal) {
      // Confirmed while the view was left.
      if (waitingFor(email, ctx.state.get().waiting, ctx.clock.elapsedMs()) === 'connect') return
      await confirmLogin(email, code, signal)
    },
    async connect(email, signal) {
      const session = ctx.use(sessionContract)
      const connecting = session.connect(EMBEDDED_CONNECTOR_ID, { signal })
      const connection = await connecting.catch((error: unknown) => {
        // The frame may no longer have a user, so the next login starts again.
        if (!signal.aborted) ctx.state.assign({ waiting: undefined })
        throw error
      })
      ctx.state.assign({ waiting: undefined })
      if (isOther(ctx.read(embeddedWalletContract).login, email)) {
        await session.disconnect(connection.id).catch(ctx.report)
        throw new EmailUserChangedError()
      }
      ctx.state.assign({ drafts: { login: '', change: '' } })
      return connection
    },
    async changeEmail(newEmail, signal) {
      const { waitingChange } = ctx.state.get()
      return waitingFor(newEmail, waitingChange, ctx.clock.elapsedMs()) ?? sendChange(newEmail, signal)
    },
    resendChange: sendChange,
    async confirmPresentEmail(newEmail, code, signal) {
      // Confirmed while the view was left.
      if (waitingFor(newEmail, ctx.state.get().waitingChange, ctx.clock.elapsedMs()) === 'verifyNewEmail')
        return
      await confirmPresent(newEmail, code, signal)
    },
    confirmNewEmail: (code, signal) => confirmNew('', code, signal),
  }
}

function isChangeStep(step: EmailStep | EmailChangeStep): step is EmailChangeStep {
  return step === 'verifyPresentEmail' || step === 'verifyNewEmail'
}

/** Whether the frame's login is known to have another address. */
function isOther(login: StoredLogin | undefined, email: string): boolean {
  if (login === undefined) return false
  return (
    login.provider !== 'email' ||
    (login.email !== undefined && login.email.toLowerCase() !== email.trim().toLowerCase())
  )
}

function isTimeout(error: unknown): boolean {
  return isLatchkeyError(error) && error.code === 'FRAME_REQUEST_TIMEOUT'
}
