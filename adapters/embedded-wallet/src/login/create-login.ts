import { type Clock, isWebUrl } from '@latchkey/kernel'
import { parseSafeUrl } from '@latchkey/kernel/web'
import type {
  EmailChangeStep,
  EmailStep,
  EmbeddedUser,
  EmbeddedWalletEvents,
  EmbeddedWalletState,
  LoginApi,
  StoredLogin,
} from '../contract'
import { FrameRefusedError, WalletResponseError } from '../errors'
import type { ReplyTo } from '../frame/calls'
import type { Frame } from '../frame/frame-lifecycle'
import { isFrameUnavailable } from '../frame/frame-port'
import { createCodeSender, unlessAborted } from './create-code-sender'

export interface LoginOptions {
  readonly clock: Clock
  readonly frame: Pick<Frame, 'call'> & { load(): Promise<unknown> }
  /** Origin of the frame. */
  readonly origin: string
  /** Asks the guards of connecting. @throws ConnectRefusedError */
  readonly checkGuards: () => Promise<void>
  /** Which of the user's two EVM accounts is active: the stored choice or the default. */
  readonly preferredAccountType: () => Promise<EmbeddedUser['accountType'] | undefined>
  readonly state: () => Pick<EmbeddedWalletState, 'codeSentAtMs' | 'login' | 'user'>
  update(patch: Partial<EmbeddedWalletState>): void
  /** Called with the next step after an email was requested, also when the caller has left. */
  onEmailStep(next: EmbeddedWalletEvents['embeddedWallet:email-step']): void
  /** Called when a step of a login by email has been accepted or refused, also when the caller has left. */
  onEmailChecked(checked: EmbeddedWalletEvents['embeddedWallet:email-checked']): void
  /** Called when a login has succeeded. Ends the connection of the previous user. */
  onLogin(): void
  /** Called when a login step got no reply, so that the frame may or may not have another user. */
  onUnknown(): void
}

export interface Login extends LoginApi {
  /** The method of the last login that was finished; without one, the method of the stored login. */
  readonly method: () => Pick<StoredLogin, 'provider' | 'username'>
  /** Called when the login is in the state, which follows the logins of other tabs. */
  stored(): void
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
  onEmailStep,
  onEmailChecked,
  onLogin,
  onUnknown,
}: LoginOptions): Login {
  let method: Pick<StoredLogin, 'provider' | 'username'> | undefined
  let farcaster: Promise<string> | undefined

  const sender = createCodeSender({ clock, frame, state })
  const onSent = (email: string, step: EmailStep | EmailChangeStep): void => {
    update({ codeSentAtMs: clock.now() })
    onEmailStep({ email, step })
  }
  const loggedIn = (by: Pick<StoredLogin, 'provider' | 'username'>): void => {
    method = by
    update({ codeSentAtMs: undefined })
    onLogin()
  }
  /** Stores the new address, unless another user than `before` has logged in by now. */
  const changed =
    (before: StoredLogin | undefined) =>
    ({ newEmail: email }: ReplyTo<'UPDATE_EMAIL_SECONDARY_OTP'>): string => {
      const { login, user } = state()
      if (login?.email !== before?.email || login?.provider !== before?.provider) return email
      update({
        codeSentAtMs: undefined,
        ...(login && { login: { ...login, email } }),
        ...(user && { user: { ...user, email } }),
      })
      return email
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
        if (!(error instanceof FrameRefusedError || isFrameUnavailable(error))) onUnknown()
        throw error
      },
    )
    return unlessAborted(done, signal)
  }

  /** Gives the frame what the provider has answered, and resolves with the user's name there. */
  const takeResult = async (uri: string): Promise<string | undefined> => {
    const type = await preferredAccountType()
    const preferred = type && { preferredAccountType: type }
    await frame.load()
    try {
      const { userName } = await frame.call('CONNECT_SOCIAL', { uri, ...preferred })
      return userName ?? undefined
    } catch (error) {
      // Its page has begun anew meanwhile, and may have lost the result.
      if (!isFrameUnavailable(error)) throw error
      await frame.call('GET_USER', { socialUri: uri, ...preferred })
      return undefined
    }
  }

  return {
    email: {
      start: sender<EmailStep>({
        before: checkGuards,
        async send(email) {
          const { action } = await frame.call('CONNECT_EMAIL', { email })
          return emailSteps[action] ?? 'verifyCode'
        },
        onSent(email, step) {
          onSent(email, step)
          if (step === 'connect') loggedIn(BY_EMAIL)
        },
      }),
      async confirmDevice(signal) {
        await frame.call('CONNECT_DEVICE', undefined, signal)
        onEmailChecked({ what: 'device', isAccepted: true })
      },
      async confirmCode(otp, signal) {
        signal?.throwIfAborted()
        const checked = frame.call('CONNECT_OTP', { otp })
        checked.then(
          () => onEmailChecked({ what: 'code', isAccepted: true }),
          (error: unknown) => {
            if (error instanceof FrameRefusedError) onEmailChecked({ what: 'code', isAccepted: false })
          },
        )
        await logIn(checked, () => BY_EMAIL, signal)
      },
    },
    emailChange: {
      start: sender<EmailChangeStep>({
        async send(email) {
          const { action } = await frame.call('UPDATE_EMAIL', { email })
          return action === 'VERIFY_PRIMARY_OTP' ? 'verifyPresentEmail' : 'verifyNewEmail'
        },
        onSent,
      }),
      confirmPresentEmail: async (otp, signal) =>
        void (await frame.call('UPDATE_EMAIL_PRIMARY_OTP', { otp }, signal)),
      async confirmNewEmail(otp, signal) {
        signal?.throwIfAborted()
        // The frame changes the address also when the caller leaves, so its reply is handled then too.
        const changing = frame.call('UPDATE_EMAIL_SECONDARY_OTP', { otp })
        return unlessAborted(changing.then(changed(state().login)), signal)
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
        const byProvider = (username: string | undefined) => ({ provider, username })
        await logIn(takeResult(uri), byProvider, signal)
      },
      async farcasterUrl(signal) {
        await checkGuards()
        return toSafeUrl((await frame.call('GET_FARCASTER_URI', undefined, signal)).url)
      },
      async finishFarcaster(signal) {
        signal?.throwIfAborted()
        // Without the caller's signal, since another call may share it.
        farcaster ??= logIn(frame.call('CONNECT_FARCASTER', undefined), byFarcaster, undefined)
          .then(({ userName }) => userName)
          .finally(() => {
            farcaster = undefined
          })
        return unlessAborted(farcaster, signal)
      },
    },
    method: () => method ?? state().login ?? BY_EMAIL,
    stored() {
      method = undefined
    },
  }
}

/** A page of a provider, for a popup. Throws for anything else that the frame sends. */
function toPageUrl(uri: string): string {
  if (!isWebUrl(uri)) throw new WalletResponseError('uri')
  return new URL(uri).href
}

/** An address that is safe to open, of a page or of an app. Throws for anything else that the frame sends. */
function toSafeUrl(uri: string): string {
  const url = parseSafeUrl(uri)
  if (!url) throw new WalletResponseError('url')
  return url.href
}
