import { createTraffic, type Relay, startRelay, type Traffic } from '@latchkey-examples/local-services/relay'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OpenPage, type OpenPageParts, openPage } from '../test-support/open-page'
import { accounts, createPhone, type Phone } from '../test-support/phone'

// Two libraries and a relay in one process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [first] = accounts
let relay: Relay
let traffic: Traffic
let phone: Phone
let pages: OpenPage[] = []

beforeAll(async () => {
  traffic = createTraffic()
  relay = await startRelay(0, traffic)
  phone = await createPhone(relay.url)
})
afterEach(() => {
  for (const page of pages) page.close()
  pages = []
})
afterAll(async () => {
  await phone.stop()
  await relay.stop()
})

function open(parts: Partial<OpenPageParts> = {}): OpenPage {
  const page = openPage({ relayUrl: relay.url, ...parts })
  pages.push(page)
  return page
}

async function connect(page: OpenPage) {
  const connecting = page.session.connect('walletConnect')
  await phone.scan(await page.pairing.start())
  return connecting
}

test('pairing: a wallet that scans the code and approves is connected, signs and is left again', async () => {
  const page = open()
  const connection = await connect(page)
  expect(connection.accounts).toEqual([{ namespace: 'eip155', address: first.address }])
  const message = '0x68656c6c6f'
  const signature = await connection.provider.request({
    method: 'personal_sign',
    params: [message, first.address],
  })
  expect(signature).toBe(await first.signMessage({ message: { raw: message } }))
  await page.session.disconnect()
  await expect.poll(() => phone.topics()).toEqual([])
})
