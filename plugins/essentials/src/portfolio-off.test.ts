import '../../portfolio/src/controller'
import { expect, test } from 'vitest'
import { createFakeHttp } from '../../../adapter-kit/src/test-support/fake-http'
import { flushTasks, openLivePage, WALLET_ID } from '../../../adapters/evm/src/test-support/live-page'
import { essentials } from './essentials'
import { createChainWallet } from './test-support/chain-wallet'

async function requestsOf(options: Parameters<typeof essentials>[0]): Promise<readonly string[]> {
  const http = createFakeHttp()
  // `openLivePage` adds the session plugin itself.
  const [, ...plugins] = essentials(options)
  const page = await openLivePage(createChainWallet(), { http, plugins, view: 'Connect' })
  await page.session.connect(WALLET_ID)
  page.latchkey.open('Account')
  for (let count = 0; count < 20; count += 1) await flushTasks()
  await page.clock.advance(60_000)
  await flushTasks()
  return http.sent.map(({ url }) => url)
}

test('portfolio: false: connecting and opening the account view send no request', async () => {
  expect(await requestsOf({ portfolio: false })).toEqual([])
})

test('portfolio: by default the same steps read balance and name', async () => {
  expect((await requestsOf({})).length).toBeGreaterThanOrEqual(2)
})
