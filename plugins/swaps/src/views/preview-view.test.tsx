import { definePlugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { connectedState, createFakeSession, mainnet, renderView } from '@latchkey/session/testing'
import { act, actUntil, withAxe } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { type SwapActivity, type SwapConcern, type SwapRequest, swapsContract } from '../contract'
import { SwapRevertsError } from '../errors'
import type { SwapPlan } from '../plan/create-plan'
import { initialSwapsState } from '../state'
import type { SwapActions } from '../swap-actions'
import { fromEther, SPENDER, STRANGER } from '../test-support/orders'
import { PreviewView } from './preview-view'

afterEach(() => void Reflect.deleteProperty(document, 'hidden'))

const order = Object.freeze({ ...fromEther, quoted: '3200000000' })
const plan: SwapPlan = {
  request: {
    ...fromEther,
    kind: 'swap',
    requests: [{ type: 'call', to: SPENDER, data: '0x12345678', amount: fromEther.amount }],
    router: SPENDER,
    spender: SPENDER,
    concerns: [],
    expected: '3200000000',
    minimum: '3168000000',
    builtAtMs: 0,
  },
  calls: [],
  quotedAmount: '3200000000',
  isSimulated: true,
  impact: 150n,
  fromPriceUsd: 3_250,
  toPriceUsd: 1,
  cost: { fee: { value: '1000000000000000', decimals: 18, symbol: 'ETH' } },
}

interface Parts {
  /** Each entry is the result of one final check: an error, or success. */
  readonly checks?: (Error | undefined)[]
  readonly activities?: readonly SwapActivity[]
  readonly kind?: SwapRequest['kind']
  /** What the service expects, each time that it is asked. Default: what was quoted. */
  readonly expected?: readonly string[]
  /** What is to be accepted, each time. Default: nothing. */
  readonly concerns?: readonly (readonly SwapConcern[])[]
}

/** Opens the preview. */
async function open({ checks = [], activities = [], kind = 'swap', expected = [], concerns = [] }: Parts) {
  let planCount = 0
  const unused = () => {
    throw new Error('The preview does not do this.')
  }
  const actions: SwapActions = {
    edit: unused,
    begin: unused,
    loadTokens: unused,
    quote: unused,
    gasPrice: unused,
    fee: unused,
    renew: unused,
    send: unused,
    isWaiting: unused,
    approve: unused,
    received: unused,
    showSent: unused,
    onSent: () => () => undefined,
    async plan() {
      const now = expected[planCount] ?? plan.request.expected
      const asked = concerns[planCount] ?? []
      planCount += 1
      return { ...plan, request: { ...plan.request, kind, expected: now, concerns: asked } }
    },
    async recheck() {
      const failure = checks.shift()
      if (failure) throw failure
    },
  }
  const empty = { load: async () => ({ default: () => null }), title: () => '' }
  const plugin = definePlugin(swapsContract, {
    initialState: () => ({ ...initialSwapsState, activities }),
    views: {
      Swap: empty,
      SwapSelectToken: empty,
      SwapPreview: {
        load: async () => ({ default: ({ args }) => <PreviewView actions={actions} args={args} /> }),
        title: () => '',
      },
      SwapRequest: empty,
      SwapConfirmed: empty,
    },
    setup: () => ({}),
  })
  const view = withAxe(
    await renderView({
      plugin: plugin(),
      session: createFakeSession({ state: { networks: [mainnet], ...connectedState() } }),
      fakes: [fake(portfolioContract, { state: emptyPortfolio })],
    }),
  )
  const until = (check: () => boolean): Promise<void> =>
    actUntil(check, () => `It did not come: ${view.text()}`)
  await view.open('SwapPreview', order)
  await until(() => view.text().includes('Minimum received'))
  const pass = (ms: number): Promise<void> => act(() => view.test.clock.advance(ms))
  return { ...view, until, pass, planCount: () => planCount }
}

test('preview: a final check without a response is no new price, and can be retried', async () => {
  const view = await open({ checks: [new Error('fetch failed'), undefined] })
  await view.press('Swap')
  await view.until(() => view.text().includes('The swap couldn’t be prepared'))
  expect(view.text()).not.toContain('The price moved')
  expect(await view.violations()).toEqual([])
  await view.press('Swap')
  await view.shown('SwapRequest')
  await view.unmount()
})

test('preview: a swap that would fail by now is built again, and has to be accepted', async () => {
  const view = await open({ checks: [new SwapRevertsError()] })
  await view.press('Swap')
  await view.until(() => view.text().includes('The price moved'))
  await view.press('Accept the new price')
  await view.until(() => !view.text().includes('The price moved'))
  await view.press('Swap')
  await view.shown('SwapRequest')
  await view.unmount()
})

test('preview: an approval of another order is not that of this one', async () => {
  const request = { ...plan.request, kind: 'approve', amount: '1' } as const
  const view = await open({ activities: [{ request, phase: 'approving' }], kind: 'approve' })
  expect(view.text()).not.toContain('Approving')
  await view.press('Approve')
  await view.shown('SwapRequest')
  await view.unmount()
})

test('preview: while an approval is unconfirmed another is offered only after a check', async () => {
  const request = { ...plan.request, kind: 'approve' } as const
  const view = await open({ activities: [{ request, phase: 'unconfirmed' }], kind: 'approve' })
  expect(view.text()).toContain('Your permission isn’t confirmed yet.')
  expect(await view.violations()).toEqual([])
  expect(view.find('[part~="swaps-confirm"]').textContent).toBe('Check again')
  await view.press('Check again')
  await view.until(() => view.text().includes('Approve'))
  expect(view.text()).toContain('Your permission isn’t confirmed yet.')
  await view.press('Approve')
  await view.shown('SwapRequest')
  await view.unmount()
})

test('preview: the swap is built again every 10 s, and what it brings by then is shown', async () => {
  const view = await open({ expected: ['3200000000', '3300000000', '3400000000'] })
  expect(view.find('[part~="swaps-expected"]').textContent).toContain('3,200 USDC')
  await view.pass(9_999)
  expect(view.planCount()).toBe(1)
  await view.pass(1)
  expect(view.find('[part~="swaps-expected"]').textContent).toContain('3,300 USDC')
  await view.pass(10_000)
  expect(view.find('[part~="swaps-expected"]').textContent).toContain('3,400 USDC')
  await view.unmount()
})

test('preview: price impact, the worth of both sides and the cost stand there', async () => {
  const view = await open({})
  expect(view.text()).toContain('Price impact1.5%')
  expect([...view.findAll('[part~="swaps-worth"]')].map(({ textContent }) => textContent)).toEqual([
    '$3,250.00',
    '$3,200.00',
  ])
  expect(view.find('[part~="swaps-fee"]').textContent).toBe('up to 0.001 ETH')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

const unknown: SwapConcern = { kind: 'contract', address: STRANGER }
const impactOf = (percent: number): SwapConcern => ({ kind: 'impact', percent })
const boxes = (view: { findAll(selector: string): readonly Element[] }) =>
  view.findAll('[part~="swaps-accept"] input')

test('preview: each concern has to be accepted before the wallet is asked', async () => {
  const view = await open({ concerns: [[unknown, { kind: 'not-simulated' }, impactOf(12)]] })
  const button = view.find('[part~="swaps-confirm"]')
  expect(view.text()).toContain(`I trust this contract, which isn’t known here: ${STRANGER}`)
  expect(view.text()).toContain('up to 12% less')
  expect(await view.violations()).toEqual([])
  expect(boxes(view)).toHaveLength(3)
  for (const box of boxes(view)) {
    expect(button.matches(':disabled')).toBe(true)
    await act(async () => void (box instanceof HTMLElement && box.click()))
  }
  expect(button.matches(':disabled')).toBe(false)
  await view.press('Swap')
  await view.shown('SwapRequest')
  await view.unmount()
})

test('preview: what was accepted is asked for again when it gets worse, and only then', async () => {
  const view = await open({
    concerns: [
      [unknown, impactOf(12)],
      [unknown, impactOf(11)],
      [{ ...unknown, address: SPENDER }, impactOf(13)],
    ],
  })
  const isChecked = () => boxes(view).map((box) => box instanceof HTMLInputElement && box.checked)
  for (const box of boxes(view)) await act(async () => void (box instanceof HTMLElement && box.click()))
  expect(isChecked()).toEqual([true, true])
  await view.pass(10_000)
  expect(view.text()).toContain('up to 11% less')
  expect(isChecked()).toEqual([true, true])
  await view.pass(10_000)
  expect(isChecked()).toEqual([false, false])
  expect(view.find('[part~="swaps-confirm"]').matches(':disabled')).toBe(true)
  await view.unmount()
})

test('preview: nothing is built while the tab is hidden, and at once when it is back', async () => {
  const view = await open({ expected: ['3200000000', '3300000000'] })
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  await view.pass(60_000)
  expect(view.planCount()).toBe(1)
  Reflect.deleteProperty(document, 'hidden')
  await act(() => view.test.browser.fire(new Event('visibilitychange')))
  await view.until(() => view.text().includes('3,300 USDC'))
  expect(view.planCount()).toBe(2)
  await view.unmount()
})
