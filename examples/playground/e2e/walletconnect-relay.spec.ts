import { sendHostRequest } from './parts/host-requests'
import { startPairing } from './parts/pairing'
import { expect, test } from './test'

const SIGNATURE = /^0x[0-9a-f]{130}$/
/** Time in which a request is delivered or refused, by the page's clock. */
const DELIVERY_LIMIT_MS = 10_000

test.describe.configure({ timeout: 120_000 })
// Browsers log cut sockets to the console.
test.use({ expectedErrors: /WebSocket connection to/ })

test('walletconnect: a relay that repeats, reorders or is cut loses no request, and none hangs', async ({
  visit,
  phone,
  page,
  servers: { relay },
}) => {
  await page.clock.install()
  await phone.page.clock.install()
  await visit('playground')

  await test.step('duplicated and reordered messages: paired once, signed once', async () => {
    await relay.fault({ kind: 'duplicate' })
    await relay.fault({ kind: 'reorder' })
    await phone.pair(await startPairing(page))
    await phone.approve({ networks: ['Ethereum'] })
    await expect(page.getByTestId('address')).toHaveText(phone.accounts[0] ?? '')
    await expect(phone.pages()).toHaveCount(1)
    const [message, data] = [
      await sendHostRequest(page, 'message'),
      await sendHostRequest(page, 'typed data'),
    ]
    await phone.confirm()
    await phone.confirm()
    expect(await message()).toMatch(SIGNATURE)
    expect(await data()).toMatch(SIGNATURE)
    await expect(phone.asked(/^Sign/)).toHaveCount(0)
    await relay.heal()
  })

  await test.step('cut for five seconds while the wallet responds: the response arrives', async () => {
    const message = await sendHostRequest(page, 'message')
    await expect(phone.asked(/^Sign/)).toBeVisible()
    await relay.cut(5_000)
    await phone.page.getByRole('button', { name: /^Sign$/ }).click()
    expect(await message()).toMatch(SIGNATURE)
  })

  await test.step('cut while a request is sent: rejected with a code, and not sent later', async () => {
    await relay.cut(60_000)
    const message = await sendHostRequest(page, 'message')
    await page.clock.fastForward(DELIVERY_LIMIT_MS)
    expect(await message()).toMatch(/^(RELAY_UNREACHABLE|REQUEST_UNDELIVERED)$/)
    await relay.heal()
  })

  await test.step('cut for a minute of both clocks during a request: the response arrives', async () => {
    const message = await sendHostRequest(page, 'message')
    await expect(phone.asked(/^Sign/)).toBeVisible({ timeout: 20_000 })
    await relay.cut(60_000)
    for (const side of [page, phone.page]) await side.clock.fastForward(60_000)
    await relay.heal()
    for (const side of [page, phone.page]) await side.clock.fastForward(10_000)
    await phone.page.getByRole('button', { name: /^Sign$/ }).click()
    expect(await message()).toMatch(SIGNATURE)
    await expect(phone.asked(/^Sign/)).toHaveCount(0)
  })

  await test.step('the wallet is closed: it shows the request when it is opened again', async () => {
    await phone.sleep()
    const message = await sendHostRequest(page, 'message')
    await expect.poll(async () => (await relay.counts()).queuedMessages).toBeGreaterThan(0)
    await phone.wake()
    await phone.confirm()
    expect(await message()).toMatch(SIGNATURE)
  })

  await test.step('malformed results reach the page, a malformed switch does not switch', async () => {
    for (const answer of [{}, 12, '0x']) {
      const message = await sendHostRequest(page, 'message')
      await phone.answerWith(answer)
      expect(await message()).toEqual(answer)
    }
    const switched = page.evaluate(() =>
      window.latchkey.plugins.session.switchNetwork('eip155:8453').catch(({ code }) => code),
    )
    await phone.answerWith({ yes: true })
    await expect(phone.asked(/^Switch/)).toHaveCount(0)
    await page.clock.fastForward(6_000)
    expect(await switched).toBe('SWITCH_CHAIN_FAILED')
    await expect(page.getByTestId('network')).toHaveText('Ethereum')
    const message = await sendHostRequest(page, 'message')
    await phone.confirm()
    expect(await message()).toMatch(SIGNATURE)
  })
})
