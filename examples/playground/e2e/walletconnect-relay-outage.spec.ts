import { sendHostRequest } from './parts/host-requests'
import { startPairing } from './parts/pairing'
import { expect, test } from './test'

/** A whole minute of real time in `npm run prove`. */
const AWAY_MS = process.env['LATCHKEY_ALL'] ? 60_000 : 8_000
const DELIVERY_LIMIT_MS = 10_000
/** Tolerance for a busy machine. */
const SLACK_MS = 3_000
const SIGNATURE = /^0x[0-9a-f]{130}$/

test.describe.configure({ timeout: 120_000 + 2 * AWAY_MS })
// Browsers log cut sockets to the console.
test.use({ expectedErrors: /WebSocket connection to/ })

test('walletconnect: after a relay outage the response arrives, and a request during it fails with an error', async ({
  visit,
  phone,
  page,
  servers: { relay },
}) => {
  const sockets: { isClosed(): boolean }[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  const open = (): number => sockets.filter((socket) => !socket.isClosed()).length
  await visit('playground')
  await phone.pair(await startPairing(page))
  await phone.approve({ networks: ['Ethereum'] })
  await expect(page.getByTestId('status')).toHaveText('connected')

  const before = await sendHostRequest(page, 'message')
  await expect(phone.asked(/^Sign/)).toBeVisible({ timeout: 20_000 })
  await relay.cut(AWAY_MS)
  const awayMs = Date.now()

  const meanwhile = await sendHostRequest(page, 'message')
  const told = await Promise.race([meanwhile(), untilDelivered()])
  if (told !== 'delivered') expect(told).toMatch(/^(RELAY_UNREACHABLE|REQUEST_UNDELIVERED)$/)
  expect(Date.now() - awayMs).toBeLessThan(DELIVERY_LIMIT_MS + SLACK_MS)

  await test.step('after the outage the earlier response arrives, and the next request is signed', async () => {
    await expect.poll(open, { timeout: AWAY_MS + 30_000 }).toBe(1)
    await phone.page.getByRole('button', { name: 'Sign', exact: true }).click()
    expect(await before()).toMatch(SIGNATURE)
    if (told === 'delivered') await phone.reject()
    const after = await sendHostRequest(page, 'message')
    await expect(phone.asked(/^Sign/)).toBeVisible({ timeout: 20_000 })
    await phone.confirm()
    expect(await after()).toMatch(SIGNATURE)
  })

  /** Resolves when two requests are pending on the phone. */
  async function untilDelivered(): Promise<string> {
    await phone.page.getByText('1 more waiting').waitFor({ timeout: DELIVERY_LIMIT_MS + SLACK_MS })
    return 'delivered'
  }
})

test('walletconnect: a method that was not granted is sent to the network, if the network has it', async ({
  visit,
  phone,
  page,
  pageLog,
}) => {
  await visit('playground')
  await phone.pair(await startPairing(page))
  await phone.approve({ networks: ['Ethereum'], methods: ['personal_sign'] })
  const address = phone.accounts[0] ?? ''
  await expect(page.getByTestId('address')).toHaveText(address)
  const request = (method: string, params: readonly unknown[]) =>
    page.evaluate(
      (asked) =>
        window.latchkey.plugins.session
          .provider()
          ?.request(asked)
          .catch(({ code }) => code),
      { method, params },
    )
  expect(await request('eth_getBalance', [address, 'latest'])).toMatch(/^0x/)
  expect(await request('eth_chainId', [])).toBe('0x1')
  expect(await request('eth_sendTransaction', [{ from: address, to: address }])).toBe(4200)
  expect(pageLog.requests.some((url) => new URL(url).pathname.includes('/rpc/1'))).toBe(true)
})
