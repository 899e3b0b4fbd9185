import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { base, createFakeSession, mainnet, renderView } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { type PaymentOrder, type PaymentProgress, payContract } from '../contract'
import { pay } from '../plugin'
import { SHOP } from '../test-support/pay-page'

type AtExchange = Extract<PaymentProgress, { readonly phase: 'at-exchange' }>

const order: PaymentOrder = {
  asset: { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 },
  recipient: SHOP,
  amount: '1500000000000000000',
  exchanges: {},
}
const receipt = {
  type: 'exchange',
  exchangeId: 'one',
  sessionId: 'abc',
  networkId: 'eip155:1',
  to: SHOP,
  asset: 'native',
  amount: order.amount,
} as const

/** Opens the progress of a payment at an exchange. */
async function openProgress(status: AtExchange['status'], more: Partial<AtExchange> = {}) {
  const pending = fake(transactionsContract, { state: { entries: [] }, api: {} })
  const portfolio = fake(portfolioContract, { state: emptyPortfolio, api: {} })
  const session = createFakeSession({ state: { networks: [mainnet, base] } })
  const view = await renderView({ plugin: pay(), session, fakes: [pending, portfolio] })
  const exchange = { id: 'one', name: 'Lantern' }
  view.test.setState(payContract, {
    payment: { order, progress: { phase: 'at-exchange', exchange, receipt, status, ...more } },
  })
  await act(() => view.test.latchkey.open('PayLoading'))
  await view.shown('PayLoading')
  return view
}

test.each([
  ['waiting', true],
  ['in-progress', false],
  ['says-paid', false],
] as const)('progress: with the status %s another way is offered: %s', async (status, isOffered) => {
  const view = await openProgress(status)
  await expect.poll(() => view.text()).toContain('Lantern')
  expect(view.text().includes('Pay another way')).toBe(isOffered)
  expect(view.text().includes('You can close this.')).toBe(!isOffered)
  await view.unmount()
})

test('progress: says that the exchange cannot be reached', async () => {
  const view = await openProgress('in-progress', { isUnreachable: true })
  await expect.poll(() => view.text()).toContain('Can’t reach Lantern.')
  await view.unmount()
})

test('progress: after the exchange has declined the user takes another way or leaves', async () => {
  const view = await openProgress('declined')
  await expect.poll(() => view.text()).toContain('The exchange didn’t pay')
  const main = view.findAll('[part~="button-primary"]').map((one) => one.textContent)
  expect(main).toEqual(['Pay another way'])
  await view.press('Done')
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test.each([
  ['unproven', 'stopped'],
  ['declined-by-exchange', 'stopped'],
  ['reverted', 'failed'],
] as const)('progress: the ring of %s is %s: what nobody knows is no failure', async (failure, state) => {
  const view = await openProgress('says-paid')
  const progress = { phase: 'failed', failure, receipt } as const
  await act(() => view.test.setState(payContract, { payment: { order, progress } }))
  expect(view.find('[part="status-ring"]').dataset['state']).toBe(state)
  await view.unmount()
})

test('progress: links to the explorer of the network that the payment is on', async () => {
  const view = await openProgress('waiting')
  await act(() =>
    view.test.setState(payContract, {
      payment: {
        order,
        progress: {
          phase: 'failed',
          failure: 'different',
          receipt: { ...receipt, networkId: base.id, hash: '0xabc' },
        },
      },
    }),
  )
  await expect.poll(() => view.text()).toContain('Something else was paid')
  expect(view.find('[part~="pay-explorer"]')).toHaveProperty('href', 'https://basescan.org/tx/0xabc')
  expect(view.text()).toContain('It was paid on Base')
  await view.unmount()
})

test('progress: how much arrived is named where the chain has said it', async () => {
  const view = await openProgress('waiting')
  const wallet = { ...receipt, type: 'wallet', hash: '0xabc', from: SHOP } as const
  const progress = { phase: 'failed', failure: 'arrived-less', receipt: wallet } as const
  await act(() => view.test.setState(payContract, { payment: { order, progress } }))
  await expect.poll(() => view.text()).toContain('Less than 1.5 ETH arrived')
  const sent = {
    type: 'transaction',
    id: '0xabc',
    from: SHOP,
    networkId: 'eip155:1',
    connectionId: 'c',
  } as const
  const result = { outcome: { status: 'confirmed' }, arrived: '1499999999999999999' } as const
  await act(() =>
    view.test.setState(transactionsContract, { entries: [{ sent, requests: [], sentAtMs: 0, result }] }),
  )
  await expect.poll(() => view.text()).toContain('Only 1.499999999999999999 of 1.5 ETH arrived')
  await view.unmount()
})
