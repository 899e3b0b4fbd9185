import { connectBrass } from './parts/connect'
import { bannerWith, openAccount, pageButton } from './parts/dialog'
import { expect, test } from './test'

test.use({ expectedErrors: /^\[latchkey\/portfolio\] reported/ })

test('guard: a host that is not listed is not asked, and the page goes on', async ({ visit, servers }) => {
  const page = await visit('playground', { query: { directory: 'off', guard: 'https://elsewhere.example' } })
  await connectBrass(page)
  await expect(bannerWith(page, 'Token Balance Unavailable')).toBeVisible()
  const code = await page.evaluate(async () => {
    const client = await window.latchkey.plugins.evm.publicClient()
    return client.getBlockNumber().then(
      () => 'asked',
      (error: unknown) => {
        for (let layer = error; layer instanceof Error; layer = layer.cause)
          if ('code' in layer && layer.code === 'HOST_NOT_LISTED') return layer.code
        return String(error)
      },
    )
  })
  expect(code).toBe('HOST_NOT_LISTED')
  expect(await servers.gateway.requests('rpc:1')).toEqual([])
  await openAccount(page)
})

test('guard: a host that the page allows is asked as ever', async ({ visit, servers }) => {
  const page = await visit('playground', {
    query: { directory: 'off', guard: servers.gateway.url },
  })
  await connectBrass(page)
  await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
  expect(await servers.gateway.requests('rpc:1')).not.toEqual([])
})
