import type { Clock } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import * as v from 'valibot'
import type { EmailChangeStep, EmailStep, EmbeddedWalletState, LoginApi, StoredLogin } from '../contract'
import { CodePauseError, EmailInvalidError, WalletAnswerError } from '../errors'
import type { Frame } from '../frame/create-frame'
import { email as emailSchema } from '../frame/payloads'
import { codePauseLeftMs } from './code-pause'

export interface LoginOptions {
  readonly clock: Clock
  readonly frame: Pick<Frame, 'call'>
  /** Of the frame. */
  readonly origin: string
  /** Asks the guards of connecting. @throws ConnectRefusedError */
  readonly checkGuards: () => Promise<void>
  readonly state: () => Pick<EmbeddedWalletState, 'codeSentAtMs' | 'login' | 'user'>
  update(patch: Partial<EmbeddedWalletState>): void
}

export interface Login extends LoginApi {
  /** The method of the login in progress; without one, the method of the stored login. */
  readonly method: () => Pick<StoredLogin, 'provider' | 'username'>
}

const emailSteps: Readonly<Record<string, EmailStep>> = {
  VERIFY_DEVICE: 'verifyDevice',
  VERIFY_OTP: 'verifyCode',
  CONNECT: 'connect',
}

/** The steps of a login, up to where the wallet can be connected. */
export function createLogin({ clock, frame, origin, checkGuards, state, update }: LoginOptions): Login {
  let method: Pick<StoredLogin, 'provider' | 'username'> | undefined
  let farcaster: Promise<string> | undefined

  /** Refuses before anything is sent. */
  const checkEmail = (email: string): string => {
    const parsed = v.safeParse(emailSchema, email.trim())
    if (!parsed.success) throw new EmailInvalidError()
    const leftMs = codePauseLeftMs(state().codeSentAtMs, clock.now())
    // control: code-sent-without-pause
    if (leftMs > 0) throw new CodePauseError(Math.ceil(leftMs / 1000))
    return parsed.output
  }
  const markSent = (): void => update({ codeSentAtMs: clock.now() })

  return {
    email: {
      async start(email, signal) {
        const checked = checkEmail(email)
        // control: login-without-asking-guards
        await checkGuards()
        const { action } = await frame.call('CONNECT_EMAIL', { email: checked }, signal)
        markSent()
        method = { provider: 'email', username: undefined }
        return emailSteps[action] ?? 'verifyCode'
      },
      confirmDevice: async (signal) => void (await frame.call('CONNECT_DEVICE', undefined, signal)),
      confirmCode: async (otp, signal) => void (await frame.call('CONNECT_OTP', { otp }, signal)),
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
        return webUrl(await frame.call('GET_SOCIAL_REDIRECT_URI', { provider }, signal), 'uri')
      },
      async finish(provider, uri, signal) {
        const { userName } = await frame.call('CONNECT_SOCIAL', { uri }, signal)
        method = { provider, username: userName ?? undefined }
      },
      async farcasterUrl(signal) {
        await checkGuards()
        return webUrl(await frame.call('GET_FARCASTER_URI', undefined, signal), 'url')
      },
      finishFarcaster(signal) {
        farcaster ??= frame
          .call('CONNECT_FARCASTER', undefined, signal)
          .then(({ userName }) => {
            method = { provider: 'farcaster', username: userName }
            return userName
          })
          .finally(() => {
            farcaster = undefined
          })
        return farcaster
      },
    },
    method: () => method ?? state().login ?? { provider: 'email', username: undefined },
  }
}

/** Returns a URL that is safe to open; throws for anything else that the frame sends. */
function webUrl<Key extends string>(reply: Readonly<Record<Key, string>>, key: Key): string {
  const url = parseSafeUrl(reply[key])
  if (!url) throw new WalletAnswerError(key)
  return url.href
}
