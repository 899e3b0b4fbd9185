import type { Page } from '@playwright/test'
import { countPage } from './parts/count-page-objects'
import { startPairing } from './parts/pairing'
import type { Phone } from './parts/phone'
import { expect, test } from './test'

/** 200 in `npm run prove`, a sample in `npm test`. */
const PAIRINGS = process.env['LATCHKEY_ALL'] ? 200 : 12
const FIRST = 4

async function pairAndLeave(page: Page, phone: Phone): Promise<void> {
  const uri = await startPairing(page)
  await phone.page.evaluate(async (link) => {
    const { lantern } = window
    await lantern.pair(link)
    const proposal = await new Promise<Parameters<typeof lantern.approve>[0]>((resolve) => {
      const look = (): void => {
        const found = lantern.get().asks.find((ask) => ask.kind === 'proposal')
        if (found?.kind === 'proposal') resolve(found)
      }
      lantern.subscribe(look)
      look()
    })
    const chains = proposal.namespaces.flatMap((asked) => asked.chains)
    const methods = proposal.namespaces.flatMap((asked) => asked.methods)
    await lantern.approve(proposal, { accounts: [lantern.account()], chains, methods })
  }, uri)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.evaluate(() => window.latchkey.plugins.session.disconnect())
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(phone.pages()).toHaveCount(0)
}

test('walletconnect: repeated pairing and disconnecting leaves no socket, listener or entry behind', async ({
  visit,
  phone,
  page,
  context,
  servers: { relay },
}) => {
  test.setTimeout(60_000 + PAIRINGS * 5_000)
  const sockets: { isClosed(): boolean }[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  await visit('playground', { query: { directory: 'off' } })
  await page.getByLabel('Balances').uncheck()
  const session = await context.newCDPSession(page)
  const look = async () => {
    const { topics, queuedMessages } = await relay.counts()
    const { nodes, listeners } = await countPage(session)
    const stored = await page.evaluate(() => Object.keys(localStorage).length)
    return { topics, queuedMessages, nodes, listeners, stored }
  }
  const closeAll = () => expect.poll(() => sockets.filter((socket) => !socket.isClosed()).length).toBe(0)
  for (let time = 0; time < FIRST; time += 1) await pairAndLeave(page, phone)
  await closeAll()
  // The library's last timers and listeners are removed one or two seconds after the last message.
  await page.waitForTimeout(3_000)
  const early = await look()
  for (let time = FIRST; time < PAIRINGS; time += 1) await pairAndLeave(page, phone)
  await closeAll()
  await expect(async () => {
    const late = await look()
    console.log(`after ${FIRST} and ${PAIRINGS} pairings: ${JSON.stringify({ early, late })}`)
    for (const what of ['nodes', 'stored', 'listeners'] as const)
      expect(late[what], what).toBeLessThanOrEqual(early[what])
  }).toPass({ intervals: [3_000], timeout: 30_000 })
})
