import {
  type EmailChangeStep,
  type EmailStep,
  type EmbeddedWalletContract,
  type EmbeddedWalletState,
  embeddedWalletContract,
} from '@latchkey/embedded-wallet/contract'
import { definePlugin, LatchkeyError, type Plugin } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'

/** A pending call of the frame, which the test settles. */
export interface FrameCall {
  /** `start ada@example.com`, `code 123456`, `device`, `change …`, `present …`, `new …`. */
  readonly name: string
  readonly signal: AbortSignal | undefined
  resolve(result?: string): void
  reject(error: unknown): void
}

export interface FakeEmbeddedWallet {
  readonly plugin: Plugin<EmbeddedWalletContract, never>
  readonly calls: readonly FrameCall[]
  /** The number of preloads. */
  readonly preloads: number
  /** The names of the calls so far. */
  names(): readonly string[]
  last(): FrameCall
}

export class FrameError extends LatchkeyError {
  constructor(
    readonly code: string,
    message: string,
    override readonly recovery: string | undefined = undefined,
  ) {
    super(message)
  }
}
export const refused = (message: string): FrameError => new FrameError('FRAME_REFUSED', message)
export const unavailable = new FrameError('FRAME_LOAD_FAILED', 'Unable to load email login dependency')
export const withoutStorage = new FrameError(
  'FRAME_STORAGE_DENIED',
  'Your browser blocks this wallet’s storage',
  'Allow third-party cookies for this site.',
)
export const timedOut = new FrameError('FRAME_REQUEST_TIMEOUT', 'Your wallet didn’t answer in time')

export const readyFrame: EmbeddedWalletState = {
  frame: 'ready',
  login: undefined,
  user: undefined,
  codeSentAtMs: undefined,
  smartAccountNetworkIds: [],
  approvals: [],
}

/** A frame and its user, controlled by the test. */
export function createFakeEmbeddedWallet(state: EmbeddedWalletState = readyFrame): FakeEmbeddedWallet {
  const calls: FrameCall[] = []
  let preloads = 0
  const call = (
    name: string,
    signal: AbortSignal | undefined,
    onReply: (value: string | undefined) => void = () => undefined,
  ): Promise<string | undefined> => {
    const result = new Promise<string | undefined>((resolve, reject) => {
      const reply = (value?: string): void => {
        onReply(value)
        resolve(value)
      }
      calls.push({ name, signal, resolve: reply, reject })
    })
    return signal ? untilAborted(result, signal) : result
  }
  const stepOf = (value: string | undefined): EmailStep =>
    value === 'verifyDevice' || value === 'connect' ? value : 'verifyCode'
  const changeStepOf = (value: string | undefined): EmailChangeStep =>
    value === 'verifyNewEmail' ? value : 'verifyPresentEmail'
  const notFaked = async (): Promise<never> => {
    throw new Error('The fake wallet does not do that.')
  }
  const plugin = definePlugin(embeddedWalletContract, {
    initialState: () => state,
    setup(ctx) {
      /** As the wallet does, it says the next step also when the caller has left. */
      const start = <Step extends EmailStep | EmailChangeStep>(
        name: string,
        email: string,
        signal: AbortSignal | undefined,
        toStep: (value: string | undefined) => Step,
      ): Promise<Step> => {
        const step = call(`${name} ${email}`, signal, (value) =>
          ctx.events.emit('embeddedWallet:email-step', { email, step: toStep(value) }),
        )
        return step.then(toStep)
      }
      return {
        preload: async () => {
          preloads += 1
        },
        login: async () => ({
          email: {
            start: (email, signal) => start('start', email, signal, stepOf),
            confirmDevice: async (signal) => void (await call('device', signal)),
            confirmCode: async (code, signal) => void (await call(`code ${code}`, signal)),
          },
          emailChange: {
            start: (email, signal) => start('change', email, signal, changeStepOf),
            confirmPresentEmail: async (code, signal) => void (await call(`present ${code}`, signal)),
            confirmNewEmail: async (code, signal) => (await call(`new ${code}`, signal)) ?? '',
          },
          social: {
            resultOrigin: 'https://frame.example',
            redirectUrl: notFaked,
            finish: notFaked,
            farcasterUrl: notFaked,
            finishFarcaster: notFaked,
          },
        }),
        setAccountType: notFaked,
        abortRequests: notFaked,
        reload: notFaked,
      }
    },
  })()
  return {
    plugin,
    calls,
    get preloads() {
      return preloads
    },
    names: () => calls.map(({ name }) => name),
    last() {
      const found = calls.at(-1)
      if (!found) throw new Error('The frame was not called.')
      return found
    },
  }
}
