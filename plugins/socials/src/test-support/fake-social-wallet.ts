import {
  type EmbeddedWalletContract,
  type EmbeddedWalletState,
  embeddedWalletContract,
} from '@latchkey/embedded-wallet/contract'
import type { Plugin } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { fake } from '@latchkey/kernel/testing'

export const FRAME_ORIGIN = 'https://frame.example'

/** A pending call of the frame, which the test settles. */
export interface FrameCall {
  /** `redirect google`, `finish google https://…`, `farcaster`, `finish farcaster`, `reload`. */
  readonly name: string
  resolve(result?: string): void
  reject(error: unknown): void
}

export interface FakeSocialWallet {
  readonly plugin: Plugin<EmbeddedWalletContract, never>
  readonly calls: readonly FrameCall[]
  names(): readonly string[]
  last(): FrameCall
}

const state: EmbeddedWalletState = {
  frame: 'ready',
  login: undefined,
  user: undefined,
  codeSentAtMs: undefined,
  smartAccountNetworkIds: [],
  approvals: [],
}

/** A frame's social logins, whose calls the test settles. */
/** @param isUnavailable whether the page has no project id */
export function createFakeSocialWallet(isUnavailable = false): FakeSocialWallet {
  const calls: FrameCall[] = []
  const call = (name: string, signal?: AbortSignal): Promise<string> => {
    const result = new Promise<string>((resolve, reject) => {
      calls.push({ name, resolve: (value = '') => resolve(value), reject })
    })
    return signal ? untilAborted(result, signal) : result
  }
  const notFaked = async (): Promise<never> => {
    throw new Error('This test has no login by email.')
  }
  const plugin = fake(embeddedWalletContract, {
    state: { ...state, isUnavailable },
    api: {
      preload: async () => undefined,
      reload: async () => void (await call('reload')),
      login: async () => ({
        email: { start: notFaked, confirmDevice: notFaked, confirmCode: notFaked },
        emailChange: { start: notFaked, confirmPresentEmail: notFaked, confirmNewEmail: notFaked },
        social: {
          resultOrigin: FRAME_ORIGIN,
          redirectUrl: (provider, signal) => call(`redirect ${provider}`, signal),
          finish: async (provider, url, signal) => void (await call(`finish ${provider} ${url}`, signal)),
          farcasterUrl: (signal) => call('farcaster', signal),
          finishFarcaster: (signal) => call('finish farcaster', signal),
        },
      }),
    },
  })
  return {
    plugin,
    calls,
    names: () => calls.map(({ name }) => name),
    last() {
      const found = calls.at(-1)
      if (!found) throw new Error('The frame was not called.')
      return found
    },
  }
}
