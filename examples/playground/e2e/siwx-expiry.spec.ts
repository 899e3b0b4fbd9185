import type { Page } from '@playwright/test'
import { brassAccount, methodsAsked } from './parts/connect'
import { dialogOf, openList, walletRow } from './parts/dialog'
import { expectSignedIn, serverSession, signButton, signInOf } from './parts/sign-in'
import { approve, walletWindow } from './parts/wallet-window'
import { expect, test } from './test'

const DAY_MS = 24 * 3_600_000
/** Sessions end 30 s after their time, for clocks that differ. */
const SKEW_MS = 30_000
const LASTS_MS = 12_000

/** Signs in with a message whose day, and the tolerance after it, is almost over. */
async function signInShortly(page: Page, server: string): Promise<number> {
  await page.route(`${server}/nonce`, async (route) => {
    const response = await route.fetch()
    const issuedAt = new Date(Date.now() - DAY_MS - SKEW_MS + LASTS_MS).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), issuedAt } })
  })
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await signButton(page).click()
  const endsAtMs = Date.now() + LASTS_MS
  await approve(page, /^Sign/)
  await expectSignedIn(page, server, { accountAddress: await brassAccount(page), networkId: 'eip155:1' })
  await page.unroute(`${server}/nonce`)
  return endsAtMs
}

const countSigned = async (page: Page): Promise<number> =>
  (await methodsAsked(page)).filter((method) => method === 'personal_sign').length

/** Expects the screen and no request to the wallet before the user asks for it, then signs in again. */
async function signInAgain(page: Page, server: string): Promise<void> {
  const before = await countSigned(page)
  await expect(signButton(page)).toBeVisible({ timeout: LASTS_MS + 10_000 })
  await expect.poll(() => serverSession(page, server)).toBeNull()
  await expect(walletWindow(page)).toHaveCount(0)
  expect(await signInOf(page)).toMatchObject({ status: 'signed-out' })
  expect(await countSigned(page)).toBe(before)
  await signButton(page).click()
  await approve(page, /^Sign/)
  await expect(dialogOf(page)).toHaveCount(0)
  await expectSignedIn(page, server, { accountAddress: await brassAccount(page), networkId: 'eip155:1' })
  expect(await countSigned(page)).toBe(before + 1)
}

test('sign-in: a session that expires while the page is open is asked for again, on the page and the server', async ({
  visit,
  servers,
}) => {
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'required' } })
  await signInShortly(page, server)
  await signInAgain(page, server)
})

test('sign-in: a session that expires while the page is away is asked for again on the next visit', async ({
  visit,
  servers,
}) => {
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'required' } })
  const url = page.url()
  const endsAtMs = await signInShortly(page, server)
  await page.goto('about:blank')
  await expect.poll(() => Date.now() > endsAtMs, { timeout: LASTS_MS + 5_000 }).toBe(true)
  await page.goto(url)
  await signInAgain(page, server)
})

test('sign-in: siweConfig calls the methods of the page, whose text is signed, and keeps its session after a reload', async ({
  visit,
  servers,
}) => {
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'siweConfig' } })
  const verified: string[] = []
  page.on('request', (request) => {
    if (request.url() === `${server}/verify`) verified.push(request.postData() ?? '')
  })
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await signButton(page).click()
  await approve(page, /^Sign/)
  await expect(dialogOf(page)).toHaveCount(0)
  const session = { accountAddress: await brassAccount(page), networkId: 'eip155:1' }
  await expectSignedIn(page, server, session)
  expect(verified).toHaveLength(1)
  expect(JSON.parse(verified[0] ?? '')).toMatchObject({
    message: expect.stringContaining('in the words of the page'),
  })

  await page.reload()
  await expectSignedIn(page, server, session)
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await countSigned(page)).toBe(0)

  await page.getByRole('button', { name: 'Withdraw permission' }).click()
  await expect.poll(() => serverSession(page, server)).toBeNull()
})
