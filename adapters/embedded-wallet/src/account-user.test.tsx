import { type AccountUserSource, accountUsers } from '@latchkey/account/contract'
import { defineContract, definePlugin } from '@latchkey/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from './contract'
import { ADDRESS, connectPage, endPages } from './test-support/start-page'

interface ReaderContract {
  readonly id: 'test/reader'
  readonly api: { sources(): readonly AccountUserSource[] }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const readerContract = defineContract<ReaderContract>('test/reader', 1)
/** Reads the slot as the account plugin does. */
const reader = definePlugin(readerContract, {
  setup: (ctx) => ({ sources: () => ctx.items(accountUsers) }),
})

afterEach(endPages)

async function connectWithReader() {
  const { page, email } = await connectPage({ plugins: [reader()] })
  const users = () =>
    page.latchkey
      .get(readerContract)
      .sources()
      .map(({ connectorId, user }) => ({ connectorId, user: user() }))
  return { page, email, users }
}

test('embedded wallet: tells the account state who is logged in, without the plugins of the logins', async () => {
  const { page, users } = await connectWithReader()
  const of = (user: object | undefined) => [{ connectorId: EMBEDDED_CONNECTOR_ID, user }]
  const ada = {
    email: 'ada@example.com',
    username: undefined,
    accountType: 'eoa',
    isSmartAccountDeployed: false,
  }
  expect(users()).toEqual(of({ ...ada, authProvider: 'email' }))
  const login = { provider: 'farcaster', email: undefined, username: 'ada', networkId: undefined } as const
  page.setState(embeddedWalletContract, { login })
  expect(users()).toEqual(of({ ...ada, authProvider: 'farcaster' }))
  await page.session.disconnect()
  expect(users()).toEqual(of(undefined))
})

test('embedded wallet: works again after the host has stopped and started', async () => {
  const { page, users } = await connectWithReader()
  page.restart()
  const { email } = await page.login()
  const step = email.start('ada@example.com').catch((error: unknown) => error)
  await vi.waitFor(() => expect(page.parent.querySelector('iframe')).not.toBeNull())
  await page.play()
  // The pause after the code of the first login is over with that login.
  expect(await step).toBe('verifyCode')
  await email.confirmCode('111111')
  await page.session.connect(EMBEDDED_CONNECTOR_ID)
  expect(page.session.active()?.account.address).toBe(ADDRESS)
  expect(users()).toHaveLength(1)
})
