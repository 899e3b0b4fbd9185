import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { goodInfo } from '../test-support/announce'
import { createFakeProvider } from '../test-support/fake-provider'
import { flushTasks, openLivePage, until } from '../test-support/live-page'

const ADDRESS = '0x2222222222222222222222222222222222222222'

test('announcement: a wallet with the longest rdns is remembered, and so are the others', async () => {
  const wallet = createFakeProvider({
    eth_requestAccounts: [ADDRESS],
    eth_accounts: [ADDRESS],
    eth_chainId: '0x1',
  })
  const rdns = `com.${'x'.repeat(249)}`
  const storage = createMemoryStorage()
  const parts = { storage, first: goodInfo({ rdns }) }
  const page = await openLivePage(wallet, parts)
  await page.session.connect(rdns)
  await flushTasks()
  page.latchkey.dispose()
  const next = await openLivePage(wallet, parts)
  await until(() => next.state().restoreStatus === 'done')
  expect(Object.values(next.state().connections)).toMatchObject([{ status: 'connected' }])
})
