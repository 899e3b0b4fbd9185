import { cloudContract } from '@latchkey/cloud/contract'
import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { pay } from '@latchkey/pay'
import type {
  Exchange,
  PaymentOptions,
  PaymentOrder,
  PaymentProgress,
  PayState,
} from '@latchkey/pay/contract'
import { payContract } from '@latchkey/pay/contract'
import { receive } from '@latchkey/receive'
import { transactions } from '@latchkey/transactions'
import { holdings } from '../data/holdings'
import { ethereum } from '../data/networks'
import { adapterOf, type PayChain } from '../data/pay-chain'
import { tokenPictures, walletPictures } from '../data/pictures'
import { connectedOn, target } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

export const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const never = (): Promise<never> => new Promise(() => undefined)

const dollar = { name: 'Harbour Dollar', symbol: 'HUSD', decimals: 6 } as const
const DOLLAR = `0x${'1'.padStart(40, '0')}`
/** What the page asks for. */
const options: PaymentOptions = {
  paymentAsset: {
    network: 'eip155:1',
    asset: DOLLAR,
    metadata: { ...dollar, logoURI: tokenPictures.dollar },
  },
  recipient: SHOP,
  amount: '49.9',
}
export const invoice: PaymentOrder = {
  asset: { ...dollar, networkId: 'eip155:1', address: DOLLAR, iconUrl: tokenPictures.dollar },
  recipient: SHOP,
  amount: '49900000',
  exchanges: {},
}
export const asked = { phase: 'request' } as const
export const ether = {
  ...ethereum.nativeCurrency,
  networkId: 'eip155:1',
  iconUrl: tokenPictures.ether,
} as const
export const exchanges: readonly Exchange[] = [
  { id: 'harbour', name: 'Harbour Exchange', imageUrl: walletPictures.harbour },
  { id: 'corner', name: 'Corner' },
]

/** The listed exchanges or their loading state. `off`: no service offers exchanges. */
type Exchanges = readonly Exchange[] | 'loading' | 'failed' | 'off'

interface Parts extends Partial<ViewState> {
  readonly order?: PaymentOrder
  readonly progress?: PaymentProgress
  /** Whether something undecided would pay the same. */
  readonly isBeside?: boolean
  readonly listed?: Exchanges
  readonly chain?: PayChain
}

/** The plugin `pay` with a payment that stays in the given state, and with these exchanges. */
function payingWith({ order = invoice, progress, isBeside, listed = exchanges }: Parts): Plugin {
  const plugin = pay()
  const { asset, amount, exchanges: filter } = order
  const caip19 = `${asset.networkId}/${asset.address === undefined ? 'slip44:60' : `erc20:${asset.address}`}`
  const payment = { order, progress: progress ?? { phase: 'choosing' as const } }
  const state: PayState = {
    payment: { ...payment, ...(isBeside && { beside: {} }) },
    exchanges: { [JSON.stringify([caip19, amount, filter])]: entryOf(listed) },
  }
  return {
    ...plugin,
    runtime: {
      ...plugin.runtime,
      initialState: () => state,
      setup: (ctx) => ({ ...plugin.runtime.setup(ctx), loadExchanges: never }),
    },
  }
}

interface ShopContract {
  readonly id: 'shop'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** A page that asks for a payment when it has started. */
const shop = definePlugin(defineContract<ShopContract>('shop', 1), {
  dependsOn: [payContract],
  setup: () => ({}),
  start: (ctx) =>
    ctx.spawn(
      async () =>
        void (await ctx
          .use(payContract)
          .pay(options)
          .catch(() => undefined)),
    ),
})

function entryOf(listed: Exchanges): PayState['exchanges'][string] {
  if (listed === 'loading' || listed === 'off') return { status: 'loading' }
  if (listed === 'failed') return { status: 'failed', failedAtMs: 0 }
  return { status: 'known', items: listed, readAtMs: 0 }
}

export function state(id: string, parts: Parts = {}): ViewState {
  const { order: _order, progress: _progress, isBeside: _isBeside, listed, chain = {}, ...more } = parts
  const cloud = fake(cloudContract, { state: {}, api: { projectId: 'gallery' } })
  return {
    id: `pay/${id}`,
    session: connectedOn('eip155:1'),
    portfolio: holdings.few,
    api: { adapter: adapterOf(chain), active: () => target },
    plugins: [...(listed === 'off' ? [] : [cloud]), transactions(), receive(), payingWith(parts)],
    path: [(to) => to.push('Pay')],
    shows: '[part="pay"]',
    ...more,
  }
}

const CONFIRM = '[part~="pay-confirm"]'

type Steps = readonly ((driver: ViewDriver) => Promise<void>)[]

export const pass =
  (ms: number) =>
  (driver: ViewDriver): Promise<void> =>
    driver.pass(ms)

/** Chooses to pay with the wallet, and looks at the review. */
const review =
  (shows: string) =>
  async (driver: ViewDriver): Promise<void> => {
    await driver.press('[part~="pay-wallet"]')
    await waitForPart(driver, shows)
    await driver.pass(10)
  }

export function quote(id: string, { shows = CONFIRM, ...parts }: Parts = {}): ViewState {
  return state(`quote${id}`, { ...parts, act: review(shows) })
}

async function confirm(driver: ViewDriver): Promise<void> {
  await driver.press(CONFIRM)
  await driver.pass(10)
  await waitForPart(driver, '[part="pay-request"], [part="pay-end"]')
}

/** The page asks for a payment, and the user for the wallet's request. */
export function paying(id: string, wallet: NonNullable<PayChain['wallet']>, after: Steps): ViewState {
  const made = state(id, { chain: { wallet }, path: [] })
  return {
    ...made,
    plugins: [...(made.plugins ?? []), shop()],
    async act(driver) {
      await review(CONFIRM)(driver)
      await confirm(driver)
      for (const step of after) await step(driver)
    },
  }
}

/** @param after what happens once the wallet was asked */
export const asking = (id: string, wallet: NonNullable<PayChain['wallet']>, after: Steps): ViewState =>
  paying(`request-${id}`, wallet, after)
