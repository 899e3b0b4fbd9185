import { formatSiwxMessage } from '@latchkey/siwx/message'
import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from './test'

const account = privateKeyToAccount(generatePrivateKey())

/** Requests to the sign-in server from a page, with its cookies and its content security policy. */
function signInOn(page: Page, server: string) {
  const send = (path: string, body?: object) =>
    page.evaluate(
      async ([url, json]) => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: json ?? '' }
        const response = await fetch(url, { credentials: 'include', ...(json === undefined ? {} : init) })
        return response.json()
      },
      [`${server}${path}`, body && JSON.stringify(body)] as const,
    )
  return {
    async sign(change: { domain?: string } = {}) {
      const { nonce, issuedAt } = await send('/nonce', {})
      const { host, origin } = new URL(page.url())
      const message = formatSiwxMessage({
        domain: host,
        accountAddress: account.address,
        networkId: 'eip155:1',
        uri: `${origin}/`,
        version: '1',
        nonce,
        issuedAt,
        ...change,
      })
      return { message, signature: await account.signMessage({ message }) }
    },
    verify: (request: object) => send('/verify', request),
    session: async () => (await send('/session')).session,
    signOut: () => send('/sign-out', {}),
  }
}

test('sign-in server: the session survives a reload, is unreadable, and refuses what was stolen', async ({
  visit,
  servers,
  browser,
}) => {
  const page = await visit('playground')
  const user = signInOn(page, servers.siwxServer.url)
  const stolen = await user.sign()
  const elsewhere = await browser.newContext()
  const thiefPage = await elsewhere.newPage()
  await thiefPage.goto(page.url())
  const thief = signInOn(thiefPage, servers.siwxServer.url)
  await thief.sign()
  expect(await thief.verify(stolen)).toEqual({ ok: false, code: 'NONCE_MISMATCH' })
  expect(await user.verify(stolen)).toMatchObject({ ok: true, accountAddress: account.address })
  expect(await thief.verify(stolen)).toEqual({ ok: false, code: 'NONCE_USED' })
  expect(await thief.session()).toBeNull()
  await elsewhere.close()

  await page.reload()
  expect(await user.session()).toEqual({ accountAddress: account.address, networkId: 'eip155:1' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('siwx')
  expect(await user.verify(await user.sign({ domain: 'evil.example' }))).toEqual({
    ok: false,
    code: 'DOMAIN_MISMATCH',
  })
  const late = await user.sign()
  await servers.gateway.fault({ service: 'siwx-server', kind: 'expired', times: 1 })
  expect(await user.verify(late)).toEqual({ ok: false, code: 'NONCE_EXPIRED' })
  await user.signOut()
  expect(await user.session()).toBeNull()
})
