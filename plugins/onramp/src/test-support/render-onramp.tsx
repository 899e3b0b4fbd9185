import { accountContract } from '@latchkey/account/contract'
import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import {
  createFakeBrowser,
  createMemoryStorage,
  type FakeBrowser,
  fake,
  type MemoryStorage,
} from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SessionState, TokenHolding } from '@latchkey/session/contract'
import {
  ADDRESS,
  base,
  connectedState,
  createFakeSession,
  mainnet,
  type RenderedView,
  renderView,
} from '@latchkey/testing'
import { act, type ShadowRender, withAxe } from '@latchkey/ui-primitives/test-support'
import type { OnrampContract, OnrampProvider } from '../contract'
import { onramp } from '../plugin'

export const ETHER = '2000000000000000000'

/** A provider whose page posts messages about a purchase. */
export const ramp: OnrampProvider = {
  id: 'ramp',
  name: 'Corner Ramp',
  url: 'https://ramp.example/buy',
  supports: ['eip155', 'solana'],
  feeRange: [1, 2],
  readMessage: (message) => (message === 'completed' || message === 'failed' ? message : undefined),
}

/** A provider whose messages are not read. */
export const silentRamp: OnrampProvider = {
  id: 'silent',
  name: 'Silent Ramp',
  url: 'https://silent.example/',
  supports: ['eip155'],
  feeRange: [1, 1],
}

export interface RenderedOnramp extends RenderedView<OnrampContract>, Pick<ShadowRender, 'violations'> {
  readonly browser: FakeBrowser
  readonly storage: MemoryStorage
  /** Sets the native balance for the next reads. */
  setEther(value: string): void
  /** Makes the next reads of the chain fail, or succeed again. */
  setUnread(isUnread: boolean): void
  /** The number of reads of the chain. */
  reads(): number
  /** Advances the clock and renders the changes. */
  pass(ms: number): Promise<void>
  until(check: () => boolean): Promise<void>
}

interface RenderOnrampParts {
  readonly providers?: readonly OnrampProvider[]
  readonly state?: Partial<SessionState>
  /** Responses by path. Other paths fail. */
  readonly responses?: Readonly<Record<string, unknown>>
  readonly storage?: MemoryStorage
  /** Whether reads of the chain fail at first. */
  readonly unread?: boolean
  /** Whether the price of ether is known, which is the default. */
  readonly priced?: boolean
  /** Whether the page has the plugin `account`, and so a list of networks. */
  readonly hasAccount?: boolean
}

/** Renders the views over a fake session, with a chain and a service that the test controls. */
export async function renderOnramp({
  providers = [ramp, silentRamp],
  state,
  responses = {},
  storage = createMemoryStorage(),
  unread = false,
  priced = true,
  hasAccount = false,
}: RenderOnrampParts = {}): Promise<RenderedOnramp> {
  let ether = ETHER
  let reads = 0
  let isUnread = unread
  const price = priced ? { priceUsd: 3_200 } : {}
  const browser = createFakeBrowser()
  const session = createFakeSession({ state: { networks: [mainnet, base], ...connectedState(), ...state } })
  const known = (): TokenHolding[] => [
    { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: ether, ...price },
  ]
  const read = async (): Promise<void> => {
    reads += 1
    if (isUnread) return
    const tokens = {
      [`eip155:1:${ADDRESS}`]: { status: 'known', items: known(), source: 'network', readAtMs: 0 },
    } as const
    view.test.setState(portfolioContract, { tokens })
  }
  const portfolio = fake(portfolioContract, {
    state: emptyPortfolio,
    api: { loadTokens: read, refresh: read },
  })
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'project',
      async blockchainApi<Data>({ path, parse }: BlockchainApiRequest<Data>) {
        if (!(path in responses)) throw new Error(`no response for ${path}`)
        return parse(responses[path])
      },
    },
  })
  const account = fake(accountContract, { state: { walletFeaturesOrder: [], tab: '', networkPictures: {} } })
  const fakes = hasAccount ? [portfolio, cloud, account] : [portfolio, cloud]
  const view = withAxe(await renderView({ plugin: onramp({ providers }), session, fakes, browser, storage }))
  const pass = (ms: number): Promise<void> =>
    act(async () => {
      await view.test.clock.advance(ms)
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
  return {
    ...view,
    browser,
    storage,
    setEther(value) {
      ether = value
    },
    setUnread(next) {
      isUnread = next
    },
    reads: () => reads,
    pass,
    async until(check) {
      for (let waits = 0; !check(); waits += 1) {
        if (waits > 300) throw new Error(`It did not come: ${view.text()}`)
        await pass(10)
      }
    },
  }
}

/** An estimate of the service. */
export const quote = {
  paymentTotal: { amount: '100', currency: 'USD' },
  paymentSubtotal: { amount: '97', currency: 'USD' },
  purchaseAmount: { amount: '0.0304', currency: 'ETH' },
  networkFee: { amount: '1.20', currency: 'USD' },
  quoteId: 'q',
}

/** Opens the form and waits for its estimate. */
export async function openForm(view: RenderedOnramp): Promise<void> {
  await view.open('OnRampProviders')
  await view.shown('OnRampProviders')
  await view.until(() => view.text().includes('You pay'))
  await view.until(() => !view.text().includes('Getting an estimate'))
}
