import { cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SentTransaction } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import {
  base,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  renderView,
} from '@latchkey/testing'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect } from 'vitest'
import { payContract } from '../contract'
import { pay } from '../plugin'
import { HASH, options } from './pay-page'

/** Opens the payment methods, with an exchange and a wallet whose answers the test gives. */
export async function renderPay() {
  let fee = '1000000000000000'
  const asked: { decline(): Promise<void>; lose(): Promise<void>; approve(): Promise<void> }[] = []
  const adapter = createFakeChainAdapter(
    {
      transactions: {
        estimate: async () => ({ fee: { value: fee, decimals: 18, symbol: 'ETH' } }),
        send: (_request, { networkId, connectionId, account }) =>
          new Promise<SentTransaction>((resolve, reject) => {
            const end = (code: 'USER_REJECTED' | 'DISCONNECTED') =>
              act(async () => reject(createWalletError(code, { phase: 'request' })))
            const sent = {
              type: 'transaction',
              id: HASH,
              from: account.address,
              networkId,
              connectionId,
            } as const
            asked.push({
              decline: () => end('USER_REJECTED'),
              lose: () => end('DISCONNECTED'),
              approve: () => act(async () => resolve(sent)),
            })
          }),
      },
    },
    { networks: [mainnet, base] },
  )
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
    api: { adapter: () => adapter },
  })
  const view = await renderView({ plugin: pay(), session, fakes: [fakeTransactions([]), portfolio, cloud] })
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
    await view.shown('TransactionRequest')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  }
  const leave = async (): Promise<void> => {
    await act(() => view.router.back())
    await view.shown('PayQuote')
    await act(() => view.router.back())
    await view.shown('Pay')
  }
  const setFee = (value: string): void => {
    fee = value
  }
  return { ...view, asked, ask, leave, setFee }
}
