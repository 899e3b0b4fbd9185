import { type Clock, isWebUrl } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { parseSafeUrl } from '@latchkey/kernel/web'
import * as v from 'valibot'
import type {
  EmailChangeStep,
  EmailStep,
  EmbeddedUser,
  EmbeddedWalletState,
  LoginApi,
  StoredLogin,
} from '../contract'
import {
  CodePauseError,
  EmailInvalidError,
  FrameRefusedError,
  FrameUnavailableError,
  WalletResponseError,
} from '../errors'
import type { ReplyTo } from '../frame/calls'
import type { Frame } from '../frame/create-frame'
import { email as emailSchema } from '../frame/payloads'
import { codePauseLeftMs } from './code-pause'

export interface LoginOptions {
  readonly clock: Clock
  readonly frame: Pick<Frame, 'call'>
  /** Origin of the frame. */
  readonly origin: string
  /** Asks the guards of connecting. @throws ConnectRefusedError */
  readonly checkGuards: () => Promise<void>
  /** Which of the user's two EVM accounts is active: the stored choice or the default. */
  readonly preferredAccountType: () => Promise<EmbeddedUser['accountType'] | undefined>
  readonly state: () => Pick<EmbeddedWalletState, 'codeSentAtMs' | 'login' | 'user'>
  update(patch: Partial<EmbeddedWalletState>): void
  /** Called when a login has succeeded. Ends the connection of the previous user. */
  onLogin(): void
  /** Called when a login step got no reply, so that the frame may or may not have another user. */
  onUnknown(): void
}

export interface Login extends LoginApi {
  /** The method of the last login that was finished; without one, the method of the stored login. */
  readonly method: () => Pick<StoredLogin, 'provider' | 'username'>
}

const emailSteps: Readonly<Record<string, EmailStep>> = {
  VERIFY_DEVICE: 'verifyDevice',
  VERIFY_OTP: 'verifyCode',
  CONNECT: 'connect',
}

const BY_EMAIL = { provider: 'email', username: undefined } as const
const byFarcaster = ({ userName }: ReplyTo<'CONNECT_FARCASTER'>) =>
  ({ provider: 'farcaster', username: userName }) as const

/** The steps of a login, up to where the wallet can be connected. */
export function createLogin({
  clock,
  frame,
  origin,
  checkGuards,
  preferredAccountType,
  state,
  update,
  onLogin,
  onUnknown,
}: LoginOptions): Login {
  let method: Pick<StoredLogin, 'provider' | 'username'> | undefined
  let farcaster: Promise<string> | undefined

  /** Throws before anything is sent, for an invalid address or within 30 s of the last code. */
  const checkEmail = (email: string): string => {
    const parsed = v.safeParse(emailSchema, email.trim())
    if (!parsed.success) throw new EmailInvalidError()
    const leftMs = codePauseLeftMs(state().codeSentAtMs, clock.now())
    // control: code-sent-without-pause
    if (leftMs > 0) throw new CodePauseError(Math.ceil(leftMs / 1000))
    return parsed.output
  }
  const markSent = (): void => update({ codeSentAtMs: clock.now() })
  const loggedIn = (by: Pick<StoredLogin, 'provider' | 'username'>): void => {
    method = by
    onLogin()
  }
  /**
   * Runs a step that logs a user in. The frame continues when the caller aborts, so its reply is handled then too.
   * @param login the call to the frame, without the caller's signal
   */
  const logIn = <Reply>(
    login: Promise<Reply>,
    methodOf: (reply: Reply) => Pick<StoredLogin, 'provider' | 'username'>,
    signal: AbortSignal | undefined,
  ): Promise<Reply> => {
    const done = login.then(
      (reply) => {
        loggedIn(methodOf(reply))
        return reply
      },
      (error: unknown) => {
        // A frame that went away is read again when it is ready.
        if (!(error instanceof FrameRefusedError || error instanceof FrameUnavailableError)) onUnknown()
        throw error
      },
    )
    return signal ? untilAborted(done, signal) : done
  }

  return {
    email: {
      async start(email, signal) {
        const checked = checkEmail(email)
        // control: login-without-asking-guards
        await checkGuards()
        const { action } = await frame.call('CONNECT_EMAIL', { email: checked }, signal)
        markSent()
        const step = emailSteps[action] ?? 'verifyCode'
        if (step === 'connect') loggedIn(BY_EMAIL)
        return step
      },
      confirmDevice: async (signal) => void (await frame.call('CONNECT_DEVICE', undefined, signal)),
      async confirmCode(otp, signal) {
        signal?.throwIfAborted()
        await logIn(frame.call('CONNECT_OTP', { otp }), () => BY_EMAIL, signal)
      },
    },
    emailChange: {
      async start(newEmail, signal): Promise<EmailChangeStep> {
        const { action } = await frame.call('UPDATE_EMAIL', { email: checkEmail(newEmail) }, signal)
        markSent()
        return action === 'VERIFY_PRIMARY_OTP' ? 'verifyPresentEmail' : 'verifyNewEmail'
      },
      confirmPresentEmail: async (otp, signal) =>
        void (await frame.call('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal)),
      async confirmNewEmail(otp, signal) {
        const { newEmail: email } = await frame.call('UPDATE_EMAIL_SECONDARY_OTP', { otp }, signal)
        const { login, user } = state()
        update({
          codeSentAtMs: undefined,
          ...(login && { login: { ...login, email } }),
          ...(user && { user: { ...user, email } }),
        })
        return email
      },
    },
    social: {
      resultOrigin: origin,
      async redirectUrl(provider, signal) {
        await checkGuards()
        return toPageUrl((await frame.call('GET_SOCIAL_REDIRECT_URI', { provider }, signal)).uri)
      },
      async finish(provider, uri, signal) {
        signal?.throwIfAborted()
        const byProvider = ({ userName }: ReplyTo<'CONNECT_SOCIAL'>) => ({
          provider,
          username: userName ?? undefined,
        })
        const reply = preferredAccountType().then((type) =>
          frame.call('CONNECT_SOCIAL', { uri, ...(type && { preferredAccountType: type }) }),
        )
        await logIn(reply, byProvider, signal)
      },
      async farcasterUrl(signal) {
        await checkGuards()
        return toSafeUrl((await frame.call('GET_FARCASTER_URI', undefined, signal)).url)
      },
      async finishFarcaster(signal) {
        signal?.throwIfAborted()
        farcaster ??= logIn(frame.call('CONNECT_FARCASTER', undefined), byFarcaster, signal)
          .then(({ userName }) => userName)
          .finally(() => {
            farcaster = undefined
          })
        return farcaster
      },
    },
    method: () => method ?? state().login ?? BY_EMAIL,
  }
}

/** A page of a provider, for a popup. Throws for anything else that the frame sends. */
function toPageUrl(uri: string): string {
  // control: popup-opens-an-app
  if (!isWebUrl(uri)) throw new WalletResponseError('uri')
  return new URL(uri).href
}

/** An address that is safe to open, of a page or of an app. Throws for anything else that the frame sends. */
function toSafeUrl(uri: string): string {
  const url = parseSafeUrl(uri)
  if (!url) throw new WalletResponseError('url')
  return url.href
}
