import { type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeSession,
  disconnectedState,
  mainnet,
  type RenderedView,
  renderView,
} from '@latchkey/testing'
import { act, actUntil, type ShadowRender, withAxe } from '@latchkey/ui-primitives/test-support'
import { type SiwxBackend, sessionOf } from '../backend/backend'
import { type SiwxContract, type SiwxSession, siwxContract } from '../contract'
import type { SiwxOptions } from '../options'
import { siwx } from '../plugin'

/** A signature request that the fake wallet has received. The test resolves or rejects it. */
export interface SignCall {
  readonly text: string
  readonly target: ActiveTarget
  sign(): Promise<void>
  reject(error: unknown): Promise<void>
}

export interface RenderedSignIn extends RenderedView<SiwxContract>, Pick<ShadowRender, 'violations'> {
  /** The signature requests so far, oldest first. */
  readonly calls: readonly SignCall[]
  status(): string
  /** Connects a wallet, and advances the clock until the sign-in screen is due. */
  connect(): Promise<void>
  until(check: () => boolean): Promise<void>
}

interface RenderSignInParts extends Omit<SiwxOptions, 'backend'> {
  /** Replaces methods of the fake backend, which accepts every signature. */
  readonly served?: Partial<SiwxBackend>
  /** The session that the backend has at first. */
  readonly remembered?: SiwxSession
}

/** Renders the sign-in screen with a fake session plugin, a fake wallet and a fake backend. */
export async function renderSignIn({
  served,
  remembered,
  ...options
}: RenderSignInParts = {}): Promise<RenderedSignIn> {
  const calls: SignCall[] = []
  let onServer = remembered
  const backend: SiwxBackend = {
    namespaces: ['eip155'],
    nonce: async () => ({ nonce: 'abcdefgh1' }),
    async add({ message }) {
      onServer = sessionOf(message)
      return onServer
    },
    current: async () => onServer,
    async signOut() {
      onServer = undefined
    },
    ...served,
  }
  const message = (text: string, target: ActiveTarget): Promise<string> =>
    new Promise((resolve, reject) => {
      calls.push({
        text,
        target,
        sign: () => act(() => resolve('0x01')),
        reject: (error) => act(() => reject(error)),
      })
    })
  const session = createFakeSession({
    state: { ...disconnectedState, networks: [mainnet] },
    api: {
      adapter: (namespace) => ({
        id: namespace,
        namespace,
        networks: [mainnet],
        isAddress: () => true,
        capabilities: async () => ({ sign: { message } }),
      }),
    },
  })
  const plugin = siwx(options.siweConfig ? options : { ...options, backend })
  const view = withAxe(await renderView({ plugin, session }))
  const until = (check: () => boolean): Promise<void> =>
    actUntil(check, () => `It did not come: ${view.text()}`)
  const status = (): string => view.test.latchkey.read(siwxContract).signIn.status
  return {
    ...view,
    calls,
    status,
    until,
    async connect() {
      await act(() => view.test.setState(sessionContract, connectedState()))
      const account = { namespace: 'eip155', address: ADDRESS } as const
      await act(() =>
        session.emit('session:connected', {
          connectionId: 'c',
          walletId: 'metamask',
          account,
          silent: false,
        }),
      )
      await until(() => status() !== 'disconnected' && status() !== 'checking')
      await view.advance(600)
    },
  }
}
