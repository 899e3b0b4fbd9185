import { definePlugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { connectedState, createFakeSession, mainnet, renderView } from '@latchkey/session/testing'
import { actUntil, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { type SwapActivity, type SwapRequest, swapsContract } from '../contract'
import { SwapRevertsError } from '../errors'
import type { SwapPlan } from '../plan/create-plan'
import { initialSwapsState } from '../state'
import type { SwapActions } from '../swap-actions'
import { fromEther, SPENDER } from '../test-support/orders'
import { PreviewView } from './preview-view'

const order = Object.freeze({ ...fromEther, quoted: '3200000000' })
const plan: SwapPlan = {
  request: {
    ...fromEther,
    kind: 'swap',
    requests: [{ type: 'call', to: SPENDER, data: '0x12345678', amount: fromEther.amount }],
    spender: SPENDER,
    expected: '3200000000',
    minimum: '3168000000',
    builtAtMs: 0,
  },
  calls: [],
  quotedAmount: '3200000000',
  isSimulated: true,
  fee: { fee: { value: '1000000000000000', decimals: 18, symbol: 'ETH' } },
}

interface Parts {
  /** Each entry is the result of one final check: an error, or success. */
  readonly checks?: (Error | undefined)[]
  readonly activities?: readonly SwapActivity[]
  readonly kind?: SwapRequest['kind']
}

/** Opens the preview. */
async function open({ checks = [], activities = [], kind = 'swap' }: Parts) {
  const unused = () => {
    throw new Error('The preview does not do this.')
  }
  const actions: SwapActions = {
    edit: unused,
    begin: unused,
    loadTokens: unused,
    quote: unused,
    gasPrice: unused,
    send: unused,
    isWaiting: unused,
    approve: unused,
    received: unused,
    showSent: unused,
    onSent: () => () => undefined,
    plan: async () => ({ ...plan, request: { ...plan.request, kind } }),
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
  return { ...view, until }
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
