import {
  EMBEDDED_CONNECTOR_ID,
  type EmailChangeStep,
  embeddedWalletContract,
  type StoredLogin,
} from '@latchkey/embedded-wallet/contract'
import { isLatchkeyError } from '@latchkey/kernel'
import { type LiveConnection, sessionContract } from '@latchkey/session/contract'
import type { EmailState, EmailStep } from './contract'
import type { EmailContext } from './email-context'
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
  changeEmail(newEmail: string, signal: AbortSignal): Promise<EmailChangeStep>
  confirmPresentEmail(code: string, signal: AbortSignal): Promise<void>
  /** Resolves with the new address. */
  confirmNewEmail(code: string, signal: AbortSignal): Promise<string>
}

/** The login with this address that can be continued, with its next step. */
export function waitingFor(
  email: string,
  { waiting }: Pick<EmailState, 'waiting'>,
  nowMs: number,
): EmailStep | undefined {
  if (waiting?.email !== email.trim()) return undefined
  return nowMs - waiting.sinceMs < CODE_LIFETIME_MS ? waiting.step : undefined
}

export function createEmailActions(ctx: EmailContext): EmailActions {
  const wallet = ctx.use(embeddedWalletContract)
  const wait = (email: string, step: EmailStep): EmailStep => {
    ctx.state.assign({ waiting: { email, step, sinceMs: ctx.clock.now() } })
    return step
  }
  // A login by another plugin has connected, so the frame has forgotten the waiting one.
  ctx.events.on('session:connected', ({ walletId }) => {
    // control: login-outlives-another
    if (walletId === EMBEDDED_CONNECTOR_ID) ctx.state.assign({ waiting: undefined })
  })
  /** Clears the login if the frame was removed, which has forgotten it. */
  const forgetWithFrame = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call
    } catch (error) {
      if (ctx.read(embeddedWalletContract).frame !== 'ready') ctx.state.assign({ waiting: undefined })
      throw error
    }
  }
  const send = async (email: string, signal: AbortSignal): Promise<EmailStep> => {
    const { email: login } = await wallet.login()
    // control: left-login-sends-a-code
    signal.throwIfAborted()
    return wait(email, await forgetWithFrame(login.start(email, signal)))
  }

  return {
    saveDraft: (name, text) =>
      ctx.state.update(({ drafts }) => {
        drafts[name] = text
      }),
    async login(email, signal) {
      // control: waiting-login-sends-again
      return waitingFor(email, ctx.state.get(), ctx.clock.now()) ?? send(email, signal)
    },
    resend: send,
    async confirmDevice(email, signal) {
      const { email: login } = await wallet.login()
      for (let left = LINK_WAITS; ; left -= 1) {
        signal.throwIfAborted()
        try {
          await forgetWithFrame(login.confirmDevice(signal))
          break
        } catch (error) {
          // Repeated, because users take longer to open an email than the frame's timeout.
          if (!isTimeout(error) || left <= 1) throw error
        }
      }
      wait(email, 'verifyCode')
    },
    async confirmCode(email, code, signal) {
      const { email: login } = await wallet.login()
      await forgetWithFrame(login.confirmCode(code, signal))
      // The code cannot be used again, so only connecting remains.
      wait(email, 'connect')
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
      // control: another-user-connected
      if (isOther(ctx.read(embeddedWalletContract).login, email)) {
        await session.disconnect(connection.id).catch(ctx.report)
        throw new EmailUserChangedError()
      }
      ctx.state.assign({ drafts: { login: '', change: '' } })
      return connection
    },
    async changeEmail(newEmail, signal) {
      const { emailChange } = await wallet.login()
      signal.throwIfAborted()
      return emailChange.start(newEmail, signal)
    },
    async confirmPresentEmail(code, signal) {
      await (await wallet.login()).emailChange.confirmPresentEmail(code, signal)
    },
    async confirmNewEmail(code, signal) {
      const email = await (await wallet.login()).emailChange.confirmNewEmail(code, signal)
      ctx.state.update(({ drafts }) => {
        drafts.change = ''
      })
      return email
    },
  }
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
