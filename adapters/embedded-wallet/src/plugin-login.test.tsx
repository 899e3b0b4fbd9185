import type { CloudApi, OriginCheckResult } from '@latchkey/cloud/contract'
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from './contract'
import {
  ADDRESS,
  connectPage,
  endPages,
  OTHER,
  receivedBy,
  SMART_ACCOUNT,
  startPage,
} from './test-support/start-page'

afterEach(endPages)

test('embedded wallet: a sign-out that failed is the first message of the next visit', async () => {
  const { page, frame, storage } = await connectPage()
  Reflect.set(Object(frame.contentWindow), 'failing', 'SIGN_OUT')
  await expect(page.session.disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
  await vi.waitFor(() => expect([...storage.entries.values()].join()).toContain('"isSignOutOwed":true'))
  endPages()

  const next = startPage({ storage })
  const { email } = await next.login()
  await vi.waitFor(() => expect(next.state().isSignOutOwed).toBe(true))
  await vi.waitFor(() => expect(next.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  const step = email.start('ada@example.com')
  const nextFrame = await next.play()
  await step
  expect(receivedBy(nextFrame)[0]).toBe('SIGN_OUT')
  expect(receivedBy(nextFrame).filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
  expect(next.state().isSignOutOwed).toBe(false)
})

test('embedded wallet: disconnecting while a stored login is restored signs out', async () => {
  const { storage } = await connectPage()
  endPages()
  const next = startPage({ storage })
  await vi.waitFor(() => expect(next.parent.querySelector('iframe')).not.toBeNull())
  const ended = next.session.disconnect()
  const frame = await next.play()
  await ended
  expect(receivedBy(frame)[0]).toBe('SIGN_OUT')
  expect(receivedBy(frame)).not.toContain('GET_USER')
  expect([next.state().login, next.state().isSignOutOwed]).toEqual([undefined, false])
})

test('embedded wallet: a login that the frame no longer has is removed, also from the storage', async () => {
  const { storage } = await connectPage()
  endPages()
  const second = startPage({ storage })
  await second.play('replies.IS_CONNECTED = { isConnected: false }')
  await vi.waitFor(() => expect(second.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  expect([second.session.active(), second.state().login]).toEqual([undefined, undefined])
  const stored = () => [...storage.entries].map(([key, text]) => `${key} ${text}`).join('\n')
  await vi.waitFor(() => expect(stored()).not.toMatch(/embedded/i))
  endPages()

  const third = startPage({ storage })
  await vi.waitFor(() => expect(third.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  expect([third.session.active(), third.state().login, third.state().frame]).toEqual([
    undefined,
    undefined,
    'absent',
  ])
  expect(third.parent.querySelector('iframe')).toBeNull()
})

test('embedded wallet: a stored network that is not configured does not reach the frame', async () => {
  const { storage } = await connectPage()
  endPages()
  const forged = [...storage.entries].map(
    ([key, text]) => [key, text.replace('"networkId":"eip155:1"', '"networkId":"eip155:666"')] as const,
  )
  expect(JSON.stringify(forged)).toContain('eip155:666')
  const next = startPage({ storage: createMemoryStorage(Object.fromEntries(forged)) })
  const frame = await next.play()
  await vi.waitFor(() => expect(next.session.active()?.account.address).toBe(ADDRESS))
  expect(next.state().login?.networkId).toBe('eip155:1')
  expect(new URL(frame.src).searchParams.get('chainId')).toBe('eip155:1')
  expect(JSON.stringify(Reflect.get(Object(frame.contentWindow), 'payloads'))).not.toContain('666')
})

test('embedded wallet: the pause after the request to change an address survives a reload and a read of the user', async () => {
  const { page, storage } = await connectPage({}, CHANGE_OF_ADDRESS)
  const { emailChange } = await page.login()
  await emailChange.start('bob@example.com')
  const { codeSentAtMs } = page.state()
  expect(codeSentAtMs).toBeGreaterThan(0)
  await page.latchkey.get(embeddedWalletContract).setAccountType('eoa')
  expect(page.state().codeSentAtMs).toBe(codeSentAtMs)
  await vi.waitFor(() => expect([...storage.entries.values()].join()).toContain(`${codeSentAtMs}`))
  endPages()

  const next = startPage({ storage })
  const frame = await next.play(CHANGE_OF_ADDRESS)
  await vi.waitFor(() => expect(next.session.active()).toBeDefined())
  const change = (await next.login()).emailChange
  await expect(change.start('bob@example.com')).rejects.toMatchObject({ code: 'CODE_PAUSE' })
  expect(receivedBy(frame)).not.toContain('UPDATE_EMAIL')
})

test('embedded wallet: a second login while connected connects the second user', async () => {
  const { page, email } = await connectPage()
  expect(page.session.active()?.account.address).toBe(ADDRESS)

  await email.start('bob@example.com')
  await email.confirmCode('222222')
  expect(page.session.active()).toBeUndefined()
  await page.session.connect(EMBEDDED_CONNECTOR_ID)
  expect(page.session.active()?.account.address).toBe(OTHER)
  expect(page.state()).toMatchObject({
    login: { email: 'bob@example.com' },
    user: { email: 'bob@example.com' },
  })
})

const CHANGE_OF_ADDRESS = `
  replies.UPDATE_EMAIL = { action: 'VERIFY_PRIMARY_OTP' }
  replies.SET_PREFERRED_ACCOUNT = { type: 'eoa', address: '${ADDRESS}' }
`

/** A cloud plugin that always gives this result for the origin of the page, and counts the checks. */
const countChecks = (result: OriginCheckResult) => {
  let count = 0
  const cloud: Partial<CloudApi> = {
    async checkOrigin() {
      count += 1
      return result
    },
  }
  return { cloud, count: () => count }
}

test('embedded wallet: the origin of the page is checked with its first frame, and not with the next ones', async () => {
  const checks = countChecks('unknown')
  const page = startPage({ cloud: checks.cloud })
  await vi.waitFor(() => expect(page.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  await page.login()
  expect(checks.count()).toBe(0)
  const wallet = page.latchkey.get(embeddedWalletContract)
  const loaded = wallet.preload()
  const frame = await page.play()
  await loaded
  expect(checks.count()).toBe(1)
  // A page that refuses to begin anew is replaced.
  Reflect.set(Object(frame.contentWindow), 'failing', 'RELOAD')
  const reloaded = wallet.reload()
  await vi.waitFor(() => expect(frame.isConnected).toBe(false))
  await page.play()
  await reloaded
  expect([checks.count(), page.state().frame]).toEqual([1, 'ready'])
})

test('embedded wallet: a page that the project does not allow is refused at once, and nothing reaches the frame', async () => {
  const checks = countChecks('refused')
  const page = startPage({ cloud: checks.cloud })
  const { email, social } = await page.login()
  const refused = {
    code: 'FRAME_PAGE_NOT_ALLOWED',
    recovery: 'Use another wallet, or contact this site’s support.',
  }
  await expect(email.start('ada@example.com')).rejects.toMatchObject(refused)
  await expect(social.redirectUrl('google')).rejects.toMatchObject(refused)
  expect([checks.count(), page.state().frame, page.parent.querySelector('iframe')]).toEqual([
    1,
    'failed',
    null,
  ])
})

/** A frame whose user has both accounts, and that does not report which one is preferred. */
const WITH_BOTH_ACCOUNTS = `
  replies.GET_USER.accounts = [
    { address: '${ADDRESS}', type: 'eoa' },
    { address: '${SMART_ACCOUNT}', type: 'smartAccount' },
  ]
`

/** A frame that has the plain account first, whatever the page asks for. */
const PREFERRING_EOA = `
  ${WITH_BOTH_ACCOUNTS}
  Object.defineProperty(replies.GET_USER, 'address', { value: '${ADDRESS}', enumerable: true, writable: false })
  replies.GET_USER.preferredAccountType = 'eoa'
`

test('embedded wallet: the default account type holds on each visit until the user has chosen one, or the frame says another', async () => {
  const storage = createMemoryStorage()
  /** The active account after a reload of the page with this default. */
  const revisit = async (type: 'eoa' | 'smartAccount', frame = WITH_BOTH_ACCOUNTS) => {
    endPages()
    const page = startPage({ storage, sessionOptions: { defaultAccountTypes: { eip155: type } } })
    await page.play(frame)
    await vi.waitFor(() => expect(page.session.active()).toBeDefined())
    return page
  }
  const first = await connectPage(
    { storage, sessionOptions: { defaultAccountTypes: { eip155: 'smartAccount' } } },
    WITH_BOTH_ACCOUNTS,
  )
  expect(first.page.session.active()?.account).toMatchObject({ address: SMART_ACCOUNT, type: 'smartAccount' })
  // The default was not stored: another one holds on the next visit.
  const second = await revisit('eoa')
  expect(second.session.active()?.account).toMatchObject({ address: ADDRESS, type: 'eoa' })
  await second.latchkey.get(embeddedWalletContract).setAccountType('smartAccount')
  expect(second.session.active()?.account.address).toBe(SMART_ACCOUNT)
  await vi.waitFor(() => expect([...storage.entries.values()].join()).toContain('"eip155":"smartAccount"'))
  const third = await revisit('eoa')
  expect(third.session.active()?.account.address).toBe(SMART_ACCOUNT)
  // What the frame reports goes before the user's choice, and replaces it.
  const fourth = await revisit('smartAccount', PREFERRING_EOA)
  expect(fourth.session.active()?.account).toMatchObject({ address: ADDRESS, type: 'eoa' })
  expect((await fourth.session.preferredAccountTypes()).eip155).toBe('eoa')
  await vi.waitFor(() => expect([...storage.entries.values()].join()).toContain('"eip155":"eoa"'))
  const fifth = await revisit('smartAccount')
  expect(fifth.session.active()?.account.address).toBe(ADDRESS)
})

test('embedded wallet: an account type or account that is chosen in the session is set in the frame first', async () => {
  const { page, frame } = await connectPage(
    { sessionOptions: { defaultAccountTypes: { eip155: 'eoa' } } },
    WITH_BOTH_ACCOUNTS,
  )
  const shown = () => [page.session.active()?.account.address, page.state().user?.accountType]
  const asked = () => receivedBy(frame).filter((name) => name === 'SET_PREFERRED_ACCOUNT').length
  expect([shown(), asked()]).toEqual([[ADDRESS, 'eoa'], 0])
  Reflect.set(Object(frame.contentWindow), 'failing', 'SET_PREFERRED_ACCOUNT')
  await expect(page.session.preferAccountType('eip155', 'smartAccount')).rejects.toMatchObject({
    code: 'FRAME_REFUSED',
  })
  expect([shown(), asked()]).toEqual([[ADDRESS, 'eoa'], 1])
  Reflect.set(Object(frame.contentWindow), 'failing', undefined)
  await page.session.preferAccountType('eip155', 'smartAccount')
  expect([shown(), asked()]).toEqual([[SMART_ACCOUNT, 'smartAccount'], 2])
  await page.session.activate(EMBEDDED_CONNECTOR_ID, { address: ADDRESS })
  expect([shown(), asked()]).toEqual([[ADDRESS, 'eoa'], 3])
})

test('embedded wallet: an approval has the account that its request names', async () => {
  const { page, frame } = await connectPage(
    { sessionOptions: { defaultAccountTypes: { eip155: 'smartAccount' } } },
    WITH_BOTH_ACCOUNTS,
  )
  expect(page.session.active()?.account.address).toBe(SMART_ACCOUNT)
  Reflect.set(Object(frame.contentWindow), 'silent', 'RPC_REQUEST')
  const provider = page.session.provider(EMBEDDED_CONNECTOR_ID, 'eip155')
  const requests = [
    provider?.request({ method: 'personal_sign', params: ['0x00', ADDRESS] }),
    provider?.request({ method: 'eth_sendTransaction', params: [{ from: ADDRESS, to: OTHER }] }),
    provider?.request({ method: 'personal_sign', params: ['0x00', SMART_ACCOUNT] }),
    provider?.request({ method: 'eth_sendTransaction', params: [{ to: OTHER }] }),
  ]
  for (const request of requests) request?.catch(() => undefined)
  await vi.waitFor(() => expect(page.state().approvals).toHaveLength(requests.length))
  expect(page.state().approvals.map(({ address }) => address)).toEqual([
    ADDRESS,
    ADDRESS,
    SMART_ACCOUNT,
    SMART_ACCOUNT,
  ])
})
