import { EMBEDDED_CONNECTOR_ID, type PendingApproval } from '@latchkey/embedded-wallet/contract'
import { defineContract, definePlugin, type View } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type {
  Account,
  ExplainedRequest,
  RequestExplainer,
  SimulationResult,
} from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  type RenderedView,
  renderView,
} from '@latchkey/testing'
import { act, type ShadowRender, withAxe } from '@latchkey/ui-primitives/test-support'
import { onTestFinished } from 'vitest'
import type { ApprovalsContract } from '../contract'
import { approvals } from '../plugin'
import { createFakeEmbeddedWallet, type FakeEmbeddedWallet } from './fake-embedded-wallet'

export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** Its name begins with a letter that is not Latin. */
export const IMITATOR = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const names: Readonly<Record<string, string>> = { [OTHER]: 'ada.eth', [IMITATOR]: '\u0430da.eth' }

/** The dialog with the view. */
export interface ApprovalPage extends RenderedView<ApprovalsContract>, Pick<ShadowRender, 'violations'> {
  /** The accounts for which requests were explained and simulated. */
  readonly readFor: readonly Account[]
  readonly wallet: FakeEmbeddedWallet
  readonly shownOver: readonly HTMLElement[]
}

interface FeatureContract {
  readonly id: 'test/feature'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Feature: View }
}
/** A feature in the same dialog, which makes requests from its view. */
const feature = definePlugin(defineContract<FeatureContract>('test/feature', 1), {
  views: { Feature: { title: () => 'Feature', load: async () => ({ default: () => 'A feature' }) } },
  setup: () => ({}),
})

interface Parts {
  /** Whether a feature's view is open already. Default: false. */
  readonly fromFeature?: boolean
  readonly accounts?: readonly [Account, ...Account[]]
  readonly explained?: ExplainedRequest
  readonly simulation?: SimulationResult | Promise<SimulationResult>
  readonly approval?: Partial<PendingApproval>
  readonly waiting?: number
  readonly width?: number
  /** Of what was sent. Default: confirmed. */
  readonly outcome?: 'confirmed' | 'reverted' | 'undecided'
}

const message: ExplainedRequest = {
  subject: 'message',
  steps: [],
  message: { text: 'hello', hex: '0x68656c6c6f' },
  isTruncated: false,
}
export const sending = { method: 'eth_sendTransaction', params: [{}] }

/** Renders the view of one request, with `waiting` more behind it. */
export async function openApproval({
  explained = message,
  simulation = { status: 'unavailable' },
  approval = {},
  waiting = 0,
  width = 360,
  outcome = 'confirmed',
  fromFeature = false,
  accounts = [{ namespace: 'eip155', address: ADDRESS }],
}: Parts): Promise<ApprovalPage> {
  const readFor: Account[] = []
  const wallet = createFakeEmbeddedWallet()
  const shownOver: HTMLElement[] = []
  const requests: RequestExplainer = {
    async explain(_request, account) {
      readFor.push(account)
      return explained
    },
    async simulate(_request, account) {
      readFor.push(account)
      return simulation
    },
  }
  const state = connectedState()
  const c = state.connections?.['c']
  if (c?.status !== 'connected') throw new Error('Nothing is connected')
  const chain = createFakeChainAdapter({
    requests,
    transactions: { wait: async () => ({ status: outcome }) },
    identity: {
      find: async (address) => {
        const name = names[address]
        return name === undefined ? {} : { name }
      },
      check: async (name) => (/^[a-z.]+$/.test(name) ? { name } : { name, isUnusual: true }),
    },
  })
  const session = createFakeSession({
    state: {
      ...state,
      connections: { c: { ...c, connectorId: EMBEDDED_CONNECTOR_ID, accounts } },
      networks: [mainnet],
    },
    api: { adapter: () => chain },
  })
  const entry = {
    status: 'known',
    readAtMs: 0,
    source: 'network',
    items: [
      {
        networkId: mainnet.id,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        value: '0',
        priceUsd: 3_000,
      },
    ],
  } as const
  const view = await renderView({
    plugin: approvals(),
    plugins: [feature()],
    session,
    width,
    fakes: [
      wallet.plugin,
      fake(modalContract, {
        api: {
          frameHost: async () => ({
            element: document.createElement('div'),
            show: (area) => void shownOver.push(area),
            escape: () => undefined,
          }),
        },
        state: { themeMode: 'auto', themeVariables: {} },
      }),
      fake(portfolioContract, {
        api: { loadTokens: async () => undefined, refresh: async () => undefined },
        state: { ...emptyPortfolio, tokens: { [`${mainnet.id}:${ADDRESS}`]: entry } },
      }),
    ],
  })
  onTestFinished(view.unmount)
  const open: (name: string) => unknown = view.test.latchkey.open
  if (fromFeature) await act(() => void open('Feature'))
  await act(() => {
    wallet.ask({ id: 'first', ...approval })
    for (let index = 0; index < waiting; index += 1) wallet.ask({ id: `later ${index}` })
  })
  await view.shown('ApproveTransaction')
  return { ...withAxe(view), wallet, shownOver, readFor }
}

/** The shown text with single spaces. */
export const text = (view: ApprovalPage): string => view.text().replace(/\s+/g, ' ')

/** What a user sees above the frame, with single spaces: nothing that is folded, or only announced. */
export const seen = (view: ApprovalPage): string =>
  view
    .findAll('[part="approve-summary"] > :not([role="status"])')
    // biome-ignore lint/performance/useDomNodeTextContent: it has what is folded too
    .map(({ innerText }) => innerText)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
