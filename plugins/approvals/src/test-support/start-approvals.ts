import { EMBEDDED_CONNECTOR_ID } from '@latchkey/embedded-wallet/contract'
import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SentTransaction, WaitResult } from '@latchkey/session/contract'
import { connectedState, createFakeChainAdapter, createFakeSession, mainnet } from '@latchkey/testing'
import { expect } from 'vitest'
// Loaded in advance, so that the fake clock does not advance while a module is loading.
import '../controller'
import { approvalsContract, type EndPhase } from '../contract'
import { approvals } from '../plugin'
import { createFakeEmbeddedWallet } from './fake-embedded-wallet'

interface HostContract {
  readonly id: 'host'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Below: View }
}
const hostContract = /* @__PURE__ */ defineContract<HostContract>('host', 1)
const host = /* @__PURE__ */ definePlugin(hostContract, {
  views: { Below: { title: () => 'Below', load: async () => ({ default: () => null }) } },
  setup: () => ({}),
})

/** A page whose embedded wallet is connected and whose transactions end with this outcome; every wait after the first ends with `later`. */
export function startApprovals({
  outlet = true,
  outcome = Promise.resolve({ status: 'confirmed' }),
  later = outcome,
}: {
  readonly outlet?: boolean
  readonly outcome?: Promise<WaitResult>
  readonly later?: Promise<WaitResult>
} = {}) {
  const state = connectedState()
  const c = state.connections?.['c']
  if (c?.status !== 'connected') throw new Error('Nothing is connected')
  const wallet = createFakeEmbeddedWallet()
  const opened: unknown[] = []
  /** The accounts that have changed on the chain; `undefined`: what is shown is read again. */
  const refreshes: (string | undefined)[] = []
  const waits: SentTransaction[] = []
  const chain = createFakeChainAdapter({
    transactions: {
      wait: async (sent) => {
        waits.push(sent)
        return waits.length > 1 ? later : outcome
      },
    },
  })
  const session = createFakeSession({
    state: {
      ...state,
      connections: { browser: { ...c, id: 'browser' }, c: { ...c, connectorId: EMBEDDED_CONNECTOR_ID } },
      // Another wallet is active.
      active: { eip155: 'browser' },
      networks: [mainnet],
    },
    api: { adapter: () => chain },
  })
  const made = createTestLatchkey({
    plugins: [host(), approvals()],
    fakes: [
      session.plugin,
      wallet.plugin,
      fake(modalContract, {
        api: { open: (options) => void opened.push(options) },
        state: { themeMode: 'auto', themeVariables: {} },
      }),
      fake(portfolioContract, {
        api: { refresh: async (accountId) => void refreshes.push(accountId) },
        state: emptyPortfolio,
      }),
    ],
    outlet,
  })
  made.latchkey.start()
  return { ...made, wallet, opened, refreshes, waits }
}

/** Waits until this view is shown. */
export const shown = (page: ReturnType<typeof startApprovals>, view: string | undefined) =>
  expect.poll(() => page.shownView()).toBe(view)

/** The phase of the request whose result is shown. */
export const phase = (page: ReturnType<typeof startApprovals>): EndPhase | undefined =>
  page.latchkey.read(approvalsContract).ended?.phase
