import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { base, connectedState, createFakeChainAdapter, createFakeSession, mainnet } from '@latchkey/testing'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import { expect, test } from 'vitest'
import { payContract } from '../contract'
import { pay } from '../plugin'
import { options, SHOP } from '../test-support/pay-page'

function open() {
  const adapter = createFakeChainAdapter({}, { networks: [mainnet, base] })
  const session = createFakeSession({
    state: { networks: [mainnet, base], ...connectedState() },
    api: { adapter: () => adapter },
  })
  const portfolio = fake(portfolioContract, { state: emptyPortfolio, api: {} })
  const page = createTestLatchkey({
    plugins: [pay()],
    fakes: [session.plugin, portfolio, fakeTransactions([])],
  })
  page.latchkey.start()
  return page
}

test('door: what the page changes after the call is not paid', async () => {
  const page = open()
  const given = { ...options, amount: '1.5', payWithExchange: { includeOnly: ['one'] } }
  const paying = page.latchkey.get(payContract).pay(given)
  given.amount = '150'
  given.recipient = '0x1111111111111111111111111111111111111111'
  given.payWithExchange.includeOnly.push('two')
  await expect
    .poll(() => page.latchkey.read(payContract).payment?.order)
    .toMatchObject({
      recipient: SHOP,
      amount: '1500000000000000000',
      exchanges: { includeOnly: ['one'] },
    })
  page.latchkey.close()
  await expect(paying).rejects.toMatchObject({ code: 'VIEW_DISMISSED' })
})

test('door: options that are no data are refused', async () => {
  const page = open()
  const paying = page.latchkey.get(payContract).pay(Object.assign({ toJSON: () => undefined }, options))
  await expect(paying).rejects.toMatchObject({ code: 'INVALID_PAYMENT_CONFIG' })
})
