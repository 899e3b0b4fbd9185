import '../../portfolio/src/controller'
import { expect, test } from 'vitest'
import { flushTasks, openLivePage, WALLET_ID } from '../../../adapters/evm/src/test-support/live-page'
import { createFakeHttp } from '../../session/src/test-support/fake-http'
import { essentials } from './essentials'
import { createChainWallet } from './test-support/chain-wallet'

async function requestsOf(options: Parameters<typeof essentials>[0]): Promise<readonly string[]> {
  const http = createFakeHttp()
  // Session comes with the page itself.
  const [, ...plugins] = essentials(options)
  const page = await openLivePage(createChainWallet(), { http, plugins, view: 'Connect' })
  await page.session.connect(WALLET_ID)
  page.latchkey.open('Account')
  for (let count = 0; count < 20; count += 1) await flushTasks()
  await page.clock.advance(60_000)
  await flushTasks()
  return http.sent.map(({ url }) => url)
}

test('portfolio: false: a connected page whose account is opened sends nothing', async () => {
  expect(await requestsOf({ portfolio: false })).toEqual([])
})

test('portfolio: without the option the same page reads balance and name', async () => {
  expect((await requestsOf({})).length).toBeGreaterThanOrEqual(2)
})
