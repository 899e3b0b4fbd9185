import { cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import { pendingTransactionsContract } from '@latchkey/pending-transactions/contract'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { createWalletError } from '@latchkey/session/adapter-kit'
import type { SentTransaction } from '@latchkey/session/contract'
import {
  base,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  renderView,
} from '@latchkey/session/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { payContract } from '../contract'
import { pay } from '../plugin'
import { options } from '../test-support/pay-page'

/** Opens the payment methods, with an exchange and a wallet whose answers the test gives. */
async function openPay() {
  const asked: { decline(): Promise<void>; lose(): Promise<void> }[] = []
  const pending = fake(pendingTransactionsContract, {
    state: { entries: [] },
    api: {
      estimate: async () => ({ fee: { value: '1000000000000000', decimals: 18, symbol: 'ETH' } }),
      send: () =>
        new Promise<SentTransaction>((_resolve, reject) => {
          const end = (code: 'USER_REJECTED' | 'DISCONNECTED') =>
            act(async () => reject(createWalletError(code, { phase: 'request' })))
          asked.push({ decline: () => end('USER_REJECTED'), lose: () => end('DISCONNECTED') })
        }),
    },
  })
  const portfolio = fake(portfolioContract, {
    state: emptyPortfolio,
    api: { loadTokens: async () => undefined },
  })
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'p',
      sdkQuery: async () => ({ projectId: 'p', st: 'shop', sv: 'js-1' }),
      blockchainApi: async ({ parse }) =>
        parse({ jsonrpc: '2.0', id: 1, result: { exchanges: [{ id: 'one', name: 'Harbour' }], total: 1 } }),
    },
  })
  const session = createFakeSession({
    state: { networks: [mainnet, base], ...connectedState() },
    api: { adapter: () => createFakeChainAdapter({}, { networks: [mainnet, base] }) },
  })
  const view = await renderView({ plugin: pay(), session, fakes: [pending, portfolio, cloud] })
  view.test.latchkey
    .get(payContract)
    .pay(options)
    .catch(() => undefined)
  await view.shown('Pay')
  await expect.poll(() => view.text()).toContain('Harbour')
  const ask = async (): Promise<void> => {
    await act(() => view.find('[part~="pay-wallet"]').click())
    await view.shown('PayQuote')
    await expect.poll(() => view.text()).toContain('0.001')
    await view.press('Pay')
    await view.shown('PayRequest')
  }
  const leave = async (): Promise<void> => {
    await act(() => view.router.back())
    await view.shown('PayQuote')
    await act(() => view.router.back())
    await view.shown('Pay')
  }
  return { ...view, asked, ask, leave }
}

test('unsettled: the exchanges give way to a sentence until the wallet has refused each request', async () => {
  const view = await openPay()
  await view.ask()
  await expect.poll(() => view.asked.length).toBe(1)
  await view.leave()
  expect(view.text()).toContain('Your wallet may still send this payment')
  expect(view.text()).not.toContain('Harbour')
  await view.ask()
  await act(() => view.test.clock.advance(12_000))
  await view.press('Try again')
  await expect.poll(() => view.asked.length).toBe(2)
  await view.asked[1]?.decline()
  await expect.poll(() => view.text()).toContain('An earlier request is still open')
  expect(view.text()).not.toContain('Nothing was paid')
  await view.asked[0]?.decline()
  await expect.poll(() => view.text()).toContain('Nothing was paid')
  await view.leave()
  await expect.poll(() => view.text()).toContain('Harbour')
  expect(view.text()).not.toContain('may still send')
})

test('unsettled: a wallet that has not said what became of its request can only be asked again', async () => {
  const view = await openPay()
  await view.ask()
  await expect.poll(() => view.asked.length).toBe(1)
  await view.asked[0]?.lose()
  await view.leave()
  expect(view.text()).toContain('Your wallet may still send this payment')
  expect(view.text()).not.toContain('Harbour')
  await view.ask()
  await expect.poll(() => view.asked.length).toBe(2)
})
