import {
  EMBEDDED_CONNECTOR_ID,
  type EmailLogin,
  type EmbeddedWalletContract,
  type EmbeddedWalletState,
  embeddedWalletContract,
  type SocialLogin,
} from '@latchkey/embedded-wallet/contract'
import {
  FrameRefusedError,
  FrameStorageError,
  FrameTimeoutError,
  FrameUnavailableError,
  PageNotAllowedError,
} from '@latchkey/embedded-wallet/errors'
import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import type { SessionState } from '@latchkey/session/contract'
import { connectedOn } from './sessions'

export const EMAIL = 'ada.lovelace@example.com'
export const LONG_EMAIL = 'augusta.ada.king.countess.of.lovelace@analytical-engine.example.com'

export const FRAME_ORIGIN = 'https://frame.example'

export const frameErrors = {
  wrongCode: new FrameRefusedError('CONNECT_OTP', { message: 'This code is wrong' }),
  unchecked: new FrameRefusedError('CONNECT_OTP', { message: 'An error occurred' }),
  linkExpired: new FrameRefusedError('CONNECT_DEVICE', { message: 'This link has expired' }),
  unavailable: new FrameUnavailableError(),
  late: new FrameTimeoutError('IS_CONNECTED'),
  lateLogin: new FrameTimeoutError('CONNECT_SOCIAL'),
  storageDenied: new FrameStorageError(),
  pageNotAllowed: new PageNotAllowedError(),
}

/** A session that is connected with the embedded wallet. */
export function connectedByEmail(): SessionState {
  const state = connectedOn('eip155:1')
  return {
    ...state,
    connections: Object.fromEntries(
      Object.entries(state.connections).map(([id, one]) => [
        id,
        { ...one, connectorId: EMBEDDED_CONNECTOR_ID },
      ]),
    ),
  }
}

interface FrameParts {
  readonly state?: Partial<EmbeddedWalletState>
  readonly email?: Partial<EmailLogin>
  readonly social?: Partial<SocialLogin>
}

/** A fake of the embedded wallet's plugin. Its calls stay pending unless the state defines them. */
export function frameThat({ state, email, social }: FrameParts = {}): Plugin<EmbeddedWalletContract, never> {
  const never = (): Promise<never> => new Promise(() => undefined)
  return fake(embeddedWalletContract, {
    state: {
      frame: 'ready',
      login: undefined,
      user: undefined,
      codeSentAtMs: undefined,
      smartAccountNetworkIds: [],
      approvals: [],
      ...state,
    },
    api: {
      preload: async () => undefined,
      reload: async () => undefined,
      login: async () => ({
        email: { start: never, confirmDevice: never, confirmCode: never, ...email },
        emailChange: { start: never, confirmPresentEmail: never, confirmNewEmail: never },
        social: {
          resultOrigin: FRAME_ORIGIN,
          redirectUrl: never,
          finish: never,
          farcasterUrl: never,
          finishFarcaster: never,
          ...social,
        },
      }),
    },
  })
}

/** The plugin's state for a user who has logged in by email. */
export function loggedInAs(email: string): Partial<EmbeddedWalletState> {
  return {
    login: { provider: 'email', email, username: undefined, networkId: undefined },
    user: { email, username: undefined, accountType: 'eoa', isSmartAccountDeployed: false },
  }
}
