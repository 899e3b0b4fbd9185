import { definePlugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { connectedState, createFakeSession, mainnet, renderView } from '@latchkey/session/testing'
import { actUntil, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { swapsContract } from '../contract'
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

/** Opens the preview. Each entry is the result of one final check: an error, or success. */
async function open(checks: (Error | undefined)[]) {
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
    plan: async () => ({ ...plan }),
    async recheck() {
      const failure = checks.shift()
      if (failure) throw failure
    },
  }
  const empty = { load: async () => ({ default: () => null }), title: () => '' }
  const plugin = definePlugin(swapsContract, {
    initialState: () => initialSwapsState,
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
  const view = await open([new Error('fetch failed'), undefined])
  await view.press('Swap')
  await view.until(() => view.text().includes('The swap couldn’t be prepared'))
  expect(view.text()).not.toContain('The price moved')
  expect(await view.violations()).toEqual([])
  await view.press('Swap')
  await view.shown('SwapRequest')
  await view.unmount()
})

test('preview: a swap that would fail by now is built again, and has to be accepted', async () => {
  const view = await open([new SwapRevertsError()])
  await view.press('Swap')
  await view.until(() => view.text().includes('The price moved'))
  await view.press('Accept the new price')
  await view.until(() => !view.text().includes('The price moved'))
  await view.press('Swap')
  await view.shown('SwapRequest')
  await view.unmount()
})
