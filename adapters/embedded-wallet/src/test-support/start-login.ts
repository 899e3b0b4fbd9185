import { createFakeClock } from '@latchkey/kernel/testing'
import type { EmbeddedWalletState } from '../contract'
import type { CallName, ReplyTo } from '../frame/calls'
import type { Frame } from '../frame/frame-lifecycle'
import { createLogin } from '../login/create-login'

export type Replies = { readonly [Name in CallName]?: ReplyTo<Name> }

/**
 * The steps of a login over a frame with these replies.
 * @param held delays every reply
 * @param failures calls that fail
 */
export function startLogin(
  replies: Replies = {},
  checkGuards = async (): Promise<void> => undefined,
  held: Promise<unknown> = Promise.resolve(),
  load = async (): Promise<unknown> => undefined,
  failures: { readonly [Name in CallName]?: Error } = {},
) {
  const clock = createFakeClock(1_000_000)
  const sent: unknown[] = []
  let state: Pick<EmbeddedWalletState, 'codeSentAtMs' | 'login' | 'user'> = {
    codeSentAtMs: undefined,
    login: undefined,
    user: undefined,
  }
  const call: Frame['call'] = async (name, payload) => {
    sent.push([name, payload])
    await held
    const failure = failures[name]
    if (failure) throw failure
    const reply: Replies[typeof name] = replies[name]
    return reply
  }
  const update = (patch: Partial<EmbeddedWalletState>): void => {
    state = { ...state, ...patch }
  }
  const logins: string[] = []
  const steps: unknown[] = []
  const checked: unknown[] = []
  const login = createLogin({
    clock,
    frame: { call, load },
    onEmailStep: (next) => steps.push(next),
    onEmailChecked: (one) => checked.push(one),
    onLogin: () => logins.push('login'),
    onUnknown: () => logins.push('unknown'),
    origin: 'https://frame.example',
    checkGuards,
    preferredAccountType: async () => 'smartAccount',
    state: () => state,
    update,
  })
  return { clock, sent, steps, checked, login, logins, update, state: () => state }
}

/** A promise that the test resolves. */
export function hold() {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held, release: () => release() }
}
