import type { Page } from '@playwright/test'
import { openList, pageButton, walletRow } from './parts/dialog'
import { relayRow } from './parts/read-qr-code'
import { watchNetwork } from './parts/wait-for-network-idle'
import { expect, test } from './test'

/**
 * Names that only the relay library contains. `irn_batchSubscribe` is also in our own code, which loads
 * sooner.
 */
const SDK = /irn_batchFetchMessages|irn_subscribe/

interface Seen {
  readonly sockets: string[]
  readonly sdk: string[]
}

function watch(page: Page): Seen {
  const seen: Seen = { sockets: [], sdk: [] }
  page.on('websocket', (socket) => seen.sockets.push(socket.url()))
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (SDK.test(text)) seen.sdk.push(response.url())
  })
  return seen
}

test('walletconnect: nothing of it loads before the list, and no library and no socket before one of its wallets is picked', async ({
  visit,
  page,
  pageLog,
  servers: { relay, gateway },
}) => {
  const seen = watch(page)
  const networkIdle = watchNetwork(page)
  await visit('playground')
  await expect(pageButton(page, 'connect')).toBeVisible()
  await networkIdle()
  const services = await gateway.requests('directory')
  expect({ ...seen, services, calls: await relay.calls() }).toEqual({
    sockets: [],
    sdk: [],
    services: [],
    calls: [],
  })
  expect(pageLog.requests.filter((url) => /verify|directory|relay/.test(new URL(url).pathname))).toEqual([])

  await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  await expect(relayRow(page)).toBeVisible()
  // A row of the directory, after which all that belongs to the list is loading.
  await expect(walletRow(page, 'Lantern')).toBeVisible()
  await networkIdle()
  expect({ ...seen, calls: await relay.calls() }).toEqual({ sockets: [], sdk: [], calls: [] })

  // Hovering over the row loads the library, but opens no socket.
  await relayRow(page).hover()
  await expect.poll(() => seen.sdk.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(seen.sockets).toEqual([])
  await relayRow(page).click()
  await expect.poll(() => seen.sockets.length).toBe(1)
})
