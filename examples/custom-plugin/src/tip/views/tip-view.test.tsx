import { WalletResponseError } from '@latchkey/adapter-kit'
import { sessionContract } from '@latchkey/session/contract'
import {
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  renderView,
} from '@latchkey/testing'
import { transactions } from '@latchkey/transactions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tip } from '../plugin'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('tip view: names the network, and refuses an empty amount', async () => {
  const session = createFakeSession({ state: { ...connectedState(mainnet.id), networks: [mainnet] } })
  const view = await renderView({ plugin: tip({ receiver }), plugins: [transactions()], session })
  await view.open('acme/Tip')
  await view.shown('acme/Tip') // a view with `needs` opens a moment later
  await expect.poll(() => view.text()).toContain('on Ethereum')
  await view.press('Review')
  await expect.poll(() => view.text()).toContain('Enter an amount.')
  await view.unmount()
})

test('tip view: on a network that the page lacks, offers to switch and then has the form', async () => {
  const state = { ...connectedState('eip155:999'), networks: [mainnet] }
  const session = createFakeSession({ state })
  const view = await renderView({ plugin: tip({ receiver }), plugins: [transactions()], session })
  await view.open('acme/Tip')
  await view.shown('acme/Tip')
  await view.press('Switch to Ethereum')
  expect(session.switches).toMatchObject([{ id: 'eip155:1' }])
  view.test.setState(sessionContract, connectedState(mainnet.id))
  await expect.poll(() => view.text()).toContain('on Ethereum')
  await view.unmount()
})

test('tip: what is reviewed is asked for, and after an answer that is no hash it is unknown, not failed', async () => {
  const requests: unknown[] = []
  const chain = createFakeChainAdapter({
    transactions: {
      estimate: async () => ({ fee: { value: '1000000000000000', decimals: 18, symbol: 'ETH' } }),
      async send(request) {
        requests.push(request)
        throw new WalletResponseError('eth_sendTransaction')
      },
    },
  })
  const session = createFakeSession({
    state: { ...connectedState(mainnet.id), networks: [mainnet] },
    api: { adapter: () => chain },
  })
  const view = await renderView({ plugin: tip({ receiver }), plugins: [transactions()], session })
  const asked = view.test.latchkey.ask('acme/Tip').catch((error: unknown) => error)
  await view.shown('acme/Tip')
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.25')
  await view.press('Review')
  await view.shown('acme/TipReview')
  await expect.poll(() => view.text()).toContain('up to 0.001 ETH')
  for (const text of ['0.25 ETH', receiver, 'on Ethereum']) expect(view.text()).toContain(text)
  await view.press('Send')
  await expect.poll(() => view.text()).toContain('Check your wallet first')
  expect(requests).toEqual([{ type: 'transfer', to: receiver, amount: '250000000000000000' }])
  expect(view.findAll('[part~="button-primary"]')).toHaveLength(0)
  await view.test.latchkey.close()
  await view.advance(15_000) // so long it is looked for on the chain
  expect(await asked).toMatchObject({ code: 'TRANSACTION_UNKNOWN' })
  await view.unmount()
})
