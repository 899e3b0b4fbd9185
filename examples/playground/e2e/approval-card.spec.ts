import type { Page } from '@playwright/test'
import { isHex, verifyMessage } from 'viem'
import { frameButton, fund, request, resultOf } from './parts/approvals'
import { chainBalance } from './parts/chain-balance'
import {
  approveIn,
  logInByEmail,
  openWindow,
  readOn,
  readToEnd,
  walletFrame,
  windowButton,
} from './parts/embedded-login'
import { sendHostRequest } from './parts/host-requests'
import { newReceiver } from './parts/send'
import { expect, test } from './test'

test.describe.configure({ timeout: 90_000 })

const email = { query: { email: 'on' } }
/** Served with isolation (COOP), which keeps every window away from the frame that opens it. */
const isolated = { query: { email: 'on', isolated: 'on' } }

/** Waits until presses count, which the button says. */
const decideInWindow = (opened: Page, name: 'Approve' | 'Decline'): Promise<void> =>
  opened.getByRole('button', { name, exact: true }).click()

test.describe('approval card:', () => {
  test('only the wallet’s own window approves what moves money and what is signed', async ({
    visit,
    servers,
  }) => {
    const gateway = servers.gateway.url
    const page = await visit('playground', email)
    const { evm } = await logInByEmail(page, gateway)
    await fund(gateway, evm)
    const receiver = newReceiver()
    const hash = await sendHostRequest(page, 'transaction', receiver)
    await expect(windowButton(page)).toBeVisible()
    await expect(frameButton(page, 'Approve')).toHaveCount(0)
    await expect(walletFrame(page).getByText('you approve in the wallet’s own window')).toBeVisible()
    const opened = await openWindow(page)
    expect(new URL(opened.url()).origin).toBe(servers.frame.url)
    for (const text of [receiver, '1 ETH', new URL(page.url()).host])
      await expect(opened.getByText(text, { exact: true })).toBeVisible()
    await decideInWindow(opened, 'Approve')
    expect(await hash()).toMatch(/^0x[\da-f]{64}$/)
    expect(opened.isClosed()).toBe(true)
    await expect.poll(() => chainBalance(gateway, 1, receiver)).toBe(1)

    const message = await sendHostRequest(page, 'message')
    await expect(windowButton(page)).toBeVisible()
    const other = await openWindow(page)
    await decideInWindow(other, 'Approve')
    const signature = await message()
    const signed = { address: evm, message: 'Hello from Latchkey' }
    expect(isHex(signature) && (await verifyMessage({ ...signed, signature }))).toBe(true)
  })

  test('a window that is closed rejects, one that is blocked can be opened again, and the frame can reject', async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', email)
    await logInByEmail(page, servers.gateway.url)
    const closed = await sendHostRequest(page, 'message')
    await expect(windowButton(page)).toBeVisible()
    const opened = await openWindow(page)
    await expect(opened.getByRole('button', { name: 'Approve' })).toBeVisible()
    await opened.close()
    expect(await closed()).toBe('USER_REJECTED')

    const blocked = await sendHostRequest(page, 'message')
    await expect(windowButton(page)).toBeVisible()
    const frame = page.frames().find((one) => one.url().startsWith(servers.frame.url))
    await frame?.evaluate(() => Object.assign(window, { realOpen: window.open, open: () => null }))
    await windowButton(page).click()
    await expect(walletFrame(page).getByText('Couldn’t open the window.')).toBeVisible()
    await frame?.evaluate(() => Object.assign(window, { open: Reflect.get(window, 'realOpen') }))
    const second = await openWindow(page)
    await decideInWindow(second, 'Decline')
    expect(await blocked()).toBe('USER_REJECTED')

    const inFrame = await sendHostRequest(page, 'message')
    await expect(windowButton(page)).toBeVisible()
    const third = await openWindow(page)
    await frameButton(page, 'Decline').click()
    expect(await inFrame()).toBe('USER_REJECTED')
    await expect.poll(() => third.isClosed()).toBe(true)
  })

  test('a page that isolates itself approves nothing in the frame either, and the user is told', async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', isolated)
    await logInByEmail(page, servers.gateway.url)
    const message = await sendHostRequest(page, 'message')
    await windowButton(page).click()
    await expect(walletFrame(page).getByText('Couldn’t open the window.')).toBeVisible()
    await expect(frameButton(page, 'Approve')).toHaveCount(0)
    await frameButton(page, 'Decline').click()
    expect(await message()).toBe('USER_REJECTED')
  })

  test('a page that opens the window itself, or speaks for it, gets and decides nothing', async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', email)
    await logInByEmail(page, servers.gateway.url)
    const message = await sendHostRequest(page, 'message')
    await expect(windowButton(page)).toBeVisible()
    await page.evaluate((origin) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      const frame = document.querySelector('[data-latchkey]')?.querySelector('iframe')
      const shown =
        frame ?? [...document.querySelectorAll('iframe')].find(({ src }) => src.startsWith(origin))
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => heard.push(data)
      port1.postMessage('approved')
      shown?.contentWindow?.postMessage('latchkey:approval-window', origin, [port2])
      window.addEventListener('message', ({ data, ports }) => {
        if (ports.length > 0) heard.push(data)
      })
    }, servers.frame.url)
    const [stray] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((url) => void window.open(url), `${servers.frame.url}/sdk/approve`),
    ])
    await expect(stray.getByText('Nothing is waiting for you here.')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([])
    await expect(windowButton(page)).toBeVisible()
    await stray.close()
    await frameButton(page, 'Decline').click()
    expect(await message()).toBe('USER_REJECTED')
  })
})

test('approval card: a long request is read to its end, its spender first, its application cut', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', email)
  const { evm } = await logInByEmail(page, servers.gateway.url)
  const spender = newReceiver()
  const token = newReceiver()
  const types = {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'note', type: 'string' },
      { name: 'deadline', type: 'uint256' },
    ],
  }
  const name = 'Welcome to our game. Nothing is moved. '.repeat(30)
  const message = {
    owner: evm,
    spender,
    value: '5',
    nonce: '0',
    note: name.repeat(3),
    deadline: '9999999999',
  }
  const domain = { name, version: '1', chainId: 1, verifyingContract: token }
  const data = JSON.stringify({ domain, types, primaryType: 'Permit', message })
  const sent = await request(page, 'eth_signTypedData_v4', [evm, data])
  const opened = await openWindow(page)
  await expect(readOn(opened)).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await expect(opened.getByText(spender)).toBeInViewport()
  await expect(opened.getByRole('button', { name: `Show all (${name.length} characters)` })).toHaveCount(1)
  await readToEnd(opened)
  await expect(opened.getByText('deadline', { exact: true })).toBeInViewport()
  await approveIn(opened)
  expect(await resultOf(sent)).toMatch(/^"0x[\da-f]{130}"$/)
})
