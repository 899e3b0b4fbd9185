import { connectBrass } from './parts/connect'
import { closeDialog, openAccount, openList, pressAction } from './parts/dialog'
import { logIn, newAddress } from './parts/email'
import { mailsTo } from './parts/mailbox'
import { startPairing } from './parts/pairing'
import { expectNothingTold, failWith, secretsOfPairing, sinkOf } from './parts/telemetry'
import { expect, test } from './test'

// Services fail here on purpose.
test.use({ expectedErrors: /./ })

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The first account of the local chains, which the demo's first wallet has. */
const KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const CANARY_QUERY = 'canary-4711-in-the-query'
const on = { telemetry: 'on', data: 'on', names: 'on', canary: CANARY_QUERY }

test('telemetry: a walk through the page while services fail tells nothing of the user', async ({
  visit,
  servers: { gateway },
}) => {
  test.setTimeout(60_000)
  const sink = sinkOf(gateway.url)
  await sink.clear()
  const secrets = [KEY, RECEIVER, CANARY_QUERY]
  let seen = 0
  const reportsMore = async (): Promise<void> => {
    await expect.poll(async () => (await sink.reports()).length).toBeGreaterThan(seen)
    seen = (await sink.reports()).length
  }

  // A wallet of this browser, while services fail.
  let page = await visit('playground', { query: { ...on, send: 'on' } })
  for (const service of ['rpc:1', 'data'] as const)
    await gateway.fault({ service, kind: 'status', status: 500 })
  secrets.push(await connectBrass(page))
  const dialog = await openAccount(page)
  await pressAction(dialog, 'Send')
  await dialog.getByRole('textbox', { name: 'To' }).fill(RECEIVER)
  await reportsMore()
  await gateway.reset()

  // A wallet on a phone.
  page = await visit('playground', { query: { ...on, mobile: 'on' } })
  const uri = await startPairing(page)
  secrets.push(...secretsOfPairing(uri))
  await failWith(page, secrets)
  await reportsMore()

  await page.evaluate(() => window.latchkey.plugins.session.disconnect())
  await expect(page.getByTestId('status')).toHaveText('disconnected')

  // A login by email.
  page = await visit('playground', { query: { ...on, email: 'on' } })
  const email = newAddress()
  secrets.push(await logIn(page, gateway.url, email), email)
  const [mail] = await mailsTo(gateway.url, email)
  secrets.push(mail?.code ?? email)
  await gateway.fault({ service: 'data', kind: 'garbage' })
  await page.reload()
  await failWith(page, secrets)
  await reportsMore()
  await openAccount(page)

  // The last page is left, so its events come by a beacon.
  await page.goto('about:blank')
  const used = ['CONNECT_SUCCESS', 'OPEN_SEND', 'EMAIL_VERIFICATION_CODE_SENT', 'MODAL_CLOSE']
  await expect.poll(() => sink.usage()).toEqual(expect.arrayContaining(used))
  await expectNothingTold(sink, secrets)
  // The check finds what is there.
  await expect(expectNothingTold(sink, ['CONNECT_SUCCESS'])).rejects.toThrow('CONNECT_SUCCESS')
})

test('telemetry: usage that is queued is sent when the page is left, and dropped by a withdrawal', async ({
  visit,
  servers: { gateway },
}) => {
  const sink = sinkOf(gateway.url)
  const leave = async (withdraws: boolean): Promise<void> => {
    const page = await visit('playground', { query: on })
    const isCollecting = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('collect-usage'))
    await expect.poll(() => page.evaluate(isCollecting)).toBe(true)
    await openList(page)
    await closeDialog(page)
    if (withdraws) await page.evaluate(() => window.latchkey.plugins.telemetry.setConsent(false))
    await page.goto('about:blank')
  }
  await sink.clear()
  await leave(true)
  await leave(false)
  await expect.poll(() => sink.usage()).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'])
})

test('telemetry: sends at most five reports, and withdrawing consent aborts a pending one', async ({
  visit,
  servers: { gateway },
}) => {
  const sink = sinkOf(gateway.url)
  const page = await visit('playground', { query: on })
  await sink.clear()
  for (let count = 0; count < 8; count += 1) await failWith(page, ['Canary'])
  await expect.poll(async () => (await sink.reports()).length).toBe(5)

  await page.reload()
  await sink.clear()
  await gateway.fault({ service: 'telemetry', kind: 'slow', delayMs: 30_000 })
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/telemetry/e'))
  await failWith(page, ['Canary'])
  await expect.poll(async () => (await sink.reports()).length).toBe(1)
  await page.evaluate(() => window.latchkey.plugins.telemetry.setConsent(false))
  await aborted
  await failWith(page, ['Canary'])
  await page.evaluate(() => window.latchkey.plugins.telemetry.setConsent(true))
  await failWith(page, ['Canary'])
  await expect.poll(async () => (await sink.reports()).length).toBe(2)
})
