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

/** As long as a code or a link is good for. */
export const CODE_LIFETIME_MS = 20 * 60_000
/** The frame answers within 30 s whether the link was opened; it is asked again until the link has expired. */
const LINK_WAITS = CODE_LIFETIME_MS / 30_000

/** What the views do. All of it rejects as the methods of `embeddedWallet.login()` do. */
export interface EmailSteps {
  saveDraft(name: keyof EmailState['drafts'], text: string): void
  /** Sends a code, unless this address waits for its next step already: then that one is returned and nothing is sent. */
  login(email: string, signal: AbortSignal): Promise<EmailStep>
  /** Sends another code or link. */
  resend(email: string, signal: AbortSignal): Promise<EmailStep>
  /** Resolves when the user has opened the link. */
  confirmDevice(email: string, signal: AbortSignal): Promise<void>
  confirmCode(email: string, code: string, signal: AbortSignal): Promise<void>
  /**
   * Connects the wallet of the user who has just logged in with this address.
   * @throws EmailUserChangedError when the frame has another user by now; it is disconnected then
   */
  connect(email: string, signal: AbortSignal): Promise<LiveConnection>
  changeEmail(newEmail: string, signal: AbortSignal): Promise<EmailChangeStep>
  confirmPresentEmail(code: string, signal: AbortSignal): Promise<void>
  /** Resolves with the new address. */
  confirmNewEmail(code: string, signal: AbortSignal): Promise<string>
}

export interface StepViewProps<Args> {
  readonly steps: EmailSteps
  readonly args: Args
}

/** The address whose login can go on where it stopped, with its next step. */
export function waitingFor(
  email: string,
  { waiting }: Pick<EmailState, 'waiting'>,
  nowMs: number,
): EmailStep | undefined {
  if (waiting?.email !== email.trim()) return undefined
  return nowMs - waiting.sinceMs < CODE_LIFETIME_MS ? waiting.step : undefined
}

export function createEmailSteps(ctx: EmailContext): EmailSteps {
  const wallet = ctx.use(embeddedWalletContract)
  const wait = (email: string, step: EmailStep): EmailStep => {
    ctx.state.assign({ waiting: { email, step, sinceMs: ctx.clock.now() } })
    return step
  }
  // Whoever was waiting, the frame has the user of this connection now.
  ctx.events.on('session:connected', ({ walletId }) => {
    // control: login-outlives-another
    if (walletId === EMBEDDED_CONNECTOR_ID) ctx.state.assign({ waiting: undefined })
  })
  /** A frame that was taken away has forgotten the login. */
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
          // A user takes longer to open an email than the frame takes to reply.
          if (!isTimeout(error) || left <= 1) throw error
        }
      }
      wait(email, 'verifyCode')
    },
    async confirmCode(email, code, signal) {
      const { email: login } = await wallet.login()
      await forgetWithFrame(login.confirmCode(code, signal))
      // The code is used up: what is left is to connect.
      wait(email, 'connect')
    },
    async connect(email, signal) {
      const session = ctx.use(sessionContract)
      const connecting = session.connect(EMBEDDED_CONNECTOR_ID, { signal })
      const connection = await connecting.catch((error: unknown) => {
        // The frame may have no user any more: the next login then begins anew.
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

/** Whether the login of the frame is known to be another one than that with this address. */
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
