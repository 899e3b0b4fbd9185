// Loaded before the test begins: compiling them takes longer than a poll waits.
import '../controller'
import '../lazy'
import {
  type ContractToken,
  defineContract,
  definePlugin,
  type PluginContext,
  type View,
  viewNeeds,
} from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeSession, disconnectedState, mainnet } from '@latchkey/testing'
import { expect } from 'vitest'
import type { SiwxBackend } from '../backend/backend'
import type { SiwxSession } from '../contract'
import { siwx } from '../plugin'

interface ConnectingContract {
  readonly id: 'connecting'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: {
    readonly Connecting: View
    readonly Wanted: View<undefined, string>
    readonly Other: View<undefined, string>
    /** Shown by the embedded wallet. */
    readonly ApproveTransaction: View<undefined, string>
  }
}
const connectingContract: ContractToken<ConnectingContract> = defineContract<ConnectingContract>(
  'connecting',
  1,
)

export const own: SiwxSession = { accountAddress: ADDRESS, networkId: 'eip155:1' }

/** A started latchkey whose dialog shows the connecting view of another plugin. Only `current` may respond. */
export function openConnectingView(
  required: boolean,
  current: SiwxBackend['current'] = () => new Promise(() => undefined),
) {
  const backend: SiwxBackend = {
    namespaces: ['eip155'],
    nonce: () => new Promise(() => undefined),
    add: () => new Promise(() => undefined),
    current,
    signOut: async () => undefined,
  }
  const needs: { check: () => Promise<void> } = { check: async () => undefined }
  const contexts: PluginContext<ConnectingContract>[] = []
  const connecting = definePlugin(connectingContract, {
    views: {
      Connecting: { title: () => 'Connecting', load: async () => ({ default: () => null }) },
      Wanted: { title: () => 'Wanted', load: async () => ({ default: () => null }) },
      ApproveTransaction: { title: () => 'Approve', load: async () => ({ default: () => null }) },
      Other: { title: () => 'Other', load: async () => ({ default: () => null }) },
    },
    setup(ctx) {
      contexts.push(ctx)
      ctx.fill(viewNeeds, {
        id: 'connection',
        async unmet() {
          await needs.check()
          return undefined
        },
      })
      return {}
    },
  })
  const session = createFakeSession({ state: { ...disconnectedState, networks: [mainnet] } })
  const kit = createTestLatchkey({
    plugins: [siwx({ backend, required }), connecting()],
    fakes: [session.plugin],
  })
  /** Every view that the dialog shows, in order; `closed` when it closes, `refused` when closing is refused. */
  const shown: string[] = []
  kit.latchkey.on('kernel:view-changed', ({ view }) => void shown.push(view ?? 'closed'))
  kit.latchkey.on('kernel:close-refused', () => void shown.push('refused'))
  const stop = kit.latchkey.start()
  kit.latchkey.open('Connecting')
  return {
    ...kit,
    shown,
    /** How the dialog finds out whether a wallet is connected. */
    needs,
    stop,
    /** @param silent whether the wallet is back from an earlier visit */
    connect(silent = false) {
      kit.setState(sessionContract, connectedState())
      const account = { namespace: 'eip155', address: ADDRESS } as const
      session.emit('session:connected', { connectionId: 'c', walletId: 'metamask', account, silent })
    },
    disconnects: session.disconnects,
    closeByPlugin: () => contexts[0]?.router.close(),
    askByPlugin: (view: 'Wanted' | 'Other' | 'ApproveTransaction') => contexts[0]?.router.ask(view),
    pushByPlugin: (view: 'Wanted' | 'Other') => contexts[0]?.router.push(view),
    showWanted: () => contexts[0]?.router.replace('Wanted'),
  }
}

export type SignInPage = ReturnType<typeof openConnectingView>

/** Connects, and waits until the sign-in screen is pending. */
export async function toPending(page: SignInPage): Promise<void> {
  page.connect()
  await expect.poll(() => page.clock.waiting).toBe(1)
}

/** Connects, and waits until the sign-in screen is shown. */
export async function toScreen(page: SignInPage): Promise<void> {
  await toPending(page)
  await page.clock.advance(600)
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
}

/** The user has connected and has to sign in. */
export async function openSignIn(): Promise<SignInPage> {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  return page
}
