import { ServiceNetworkError, ServiceUnreachableError } from '@latchkey/cloud/errors'
import { sessionContract } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { ADDRESS } from '@latchkey/testing'
import { act, actUntil } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { smartSessionsContract } from '../contract'
import { askFor, ended, lost, openSessions, recorded, slow, willing } from '../test-support/open-sessions'
import { createService, granting, request, target } from '../test-support/sessions-bench'

test('list: shows an empty list and a failed one', async () => {
  const empty = await openSessions(createService())
  await empty.open('SmartSessionList')
  await expect.poll(() => empty.text()).toContain('No site may act for this account on Ethereum.')
  expect(await empty.violations()).toEqual([])
  await empty.unmount()
  const failed = await openSessions(() => new ServiceUnreachableError())
  await failed.open('SmartSessionList')
  await expect.poll(() => failed.text()).toContain('Couldn’t load your sessions.')
  expect(failed.text()).toContain('Try again')
  expect(await failed.violations()).toEqual([])
  await failed.unmount()
})

test('list: where the service does not serve the network, it says so and offers no retry', async () => {
  const view = await openSessions(() => new ServiceNetworkError('eip155:1'))
  await view.open('SmartSessionList')
  await expect.poll(() => view.text()).toContain('Not available on Ethereum. Choose another network.')
  expect(view.text()).not.toContain('Try again')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('list: while an account of another chain is in use, shows what the EVM account has granted', async () => {
  const view = await openSessions(recorded())
  const account = { namespace: 'solana', address: 'So1anaAccount11111111111111111111' } as const
  const { connections } = view.test.latchkey.read(sessionContract)
  view.test.setState(sessionContract, {
    connections: {
      ...connections,
      s: {
        ...{ id: 's', walletId: 'glow', connectorId: 'glow', status: 'connected', accounts: [account] },
        networkIds: { solana: 'solana:1' },
      },
    },
    active: { ...view.test.latchkey.read(sessionContract).active, solana: 's' },
    activeNamespace: 'solana',
  })
  await view.open('SmartSessionList')
  await expect.poll(() => view.text()).toContain('shop.example')
  await view.press('shop.example')
  await expect.poll(() => view.text()).toContain('Revoke')
  await view.unmount()
})

test('list: unrecorded grants are shown, and recorded once the service works', async () => {
  let isDown = true
  const works = createService()
  const view = await openSessions((sent) =>
    isDown && sent.path.endsWith('/activate') ? new Error('down') : works(sent),
  )
  const until = (text: string): Promise<void> =>
    actUntil(
      () => view.text().includes(text),
      () => `It did not come: ${view.text()}`,
    )
  const granted = askFor(view)
  await until('isn’t in your list yet')
  await view.open('SmartSessionList')
  await expect(granted).resolves.toMatchObject({ code: 'SMART_SESSION_NOT_RECORDED' })
  await until('isn’t in this list yet')
  expect(await view.violations()).toEqual([])
  isDown = false
  await view.press('Try again')
  await until('shop.example')
  expect(view.text()).not.toContain('isn’t in this list yet')
  await view.unmount()
})

test('revoke: sends no request before the user confirms, and the list shows it as revoked', async () => {
  const service = recorded()
  const sent: string[] = []
  const view = await openSessions((one) => {
    sent.push(one.path)
    return service(one)
  })
  await view.open('SmartSessionList')
  await expect.poll(() => view.text()).toContain('shop.example')
  expect(view.text()).toContain('Active')
  expect(await view.violations()).toEqual([])
  await view.press('shop.example')
  await expect.poll(() => view.text()).toContain('We can’t explain this')
  // What it allows could not be explained, but the service has said until when.
  expect(view.text()).toMatch(/Valid until.*2\d{3}/)
  expect(view.text()).not.toContain('never expires')
  await view.press('Revoke')
  await expect.poll(() => view.text()).toContain('Revoke what shop.example may do?')
  expect(await view.violations()).toEqual([])
  expect(sent.some((path) => path.endsWith('/revoke'))).toBe(false)
  await act(() => view.find('[part~="smart-session-revoke-confirm"]').click())
  await expect.poll(() => sent.filter((path) => path.endsWith('/revoke')).length).toBe(1)
  await expect.poll(() => view.text()).toContain('Revoked')
  await view.unmount()
})

test('details: opened by the page, says that the list is being read, or could not be', async () => {
  const reads: (() => void)[] = []
  const failed = await openSessions(async () => {
    await new Promise<void>((resolve) => reads.push(resolve))
    return new ServiceUnreachableError()
  })
  await failed.open('SmartSessionDetails', { id: 'p1' })
  await expect.poll(() => reads.length).toBe(1)
  expect(failed.text()).toBe('Loading your sessions')
  await act(async () => reads[0]?.())
  await expect.poll(failed.text).toContain('Couldn’t load your sessions.')
  expect(failed.text()).not.toContain('isn’t in your list')
  expect(await failed.violations()).toEqual([])
  await failed.unmount()
  const read = await openSessions(recorded())
  await read.open('SmartSessionDetails', { id: 'p1' })
  await expect.poll(read.text).toContain('shop.example')
  await read.open('SmartSessionDetails', { id: 'p2' })
  await expect.poll(read.text).toContain('isn’t in your list')
  await read.unmount()
})

test('grant: the wallet is asked once the view is open, and the result shows the grant', async () => {
  const view = await openSessions(createService())
  const granted = askFor(view)
  await view.shown('SmartSessionCreated')
  await expect(granted).resolves.toMatchObject({ context: '0xc0de' })
  await expect.poll(() => view.text()).toContain('Smart session created')
  expect(view.text()).toContain('See all sessions')
  expect(await view.violations()).toEqual([])
  expect(ADDRESS).toBe(target.account.address)
  await view.unmount()
})

test.each([
  ['granted', granting([request]), { context: '0xc0de' }],
  ['declined', createWalletError('USER_REJECTED', { phase: 'request' }), { code: 'USER_REJECTED' }],
  ['unknown', lost, { code: 'DISCONNECTED' }],
])(
  'grant: closing the dialog while the wallet has it ends no promise, which is then %s',
  async (_how, reply, end) => {
    const { wallet, asked, answer } = slow('wallet_grantPermissions')
    const view = await openSessions(createService(), wallet)
    const granted = askFor(view)
    await expect.poll(() => asked.length).toBe(1)
    await act(() => view.test.latchkey.close())
    expect(await ended(granted)).toBe('open')
    await answer(reply)
    expect(await granted).toMatchObject(end)
    await view.unmount()
  },
)

test('grant: without an answer of the wallet it has not failed, and is asked again quietly', async () => {
  const { wallet, asked, answer } = slow('wallet_grantPermissions')
  const view = await openSessions(createService(), wallet)
  const granted = askFor(view)
  await expect.poll(() => asked.length).toBe(1)
  await answer(lost)
  await expect.poll(view.text).toContain('Check your wallet first')
  expect(view.text()).toContain('isn’t in your list')
  expect(view.text()).not.toContain('Nothing was allowed')
  expect(view.findAll('[part~="button-primary"]')).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.press('Ask again anyway')
  await expect.poll(() => asked.length).toBe(2)
  await answer(granting([request]))
  await view.shown('SmartSessionCreated')
  expect(await granted).toMatchObject({ context: '0xc0de' })
  await view.unmount()
})

test.each([
  ['SmartSessionRequest', { request, target }],
  ['SmartSessionRevoke', { session: { id: 'p1', site: 'bank.example' }, target }],
] as const)('%s: what a page opens it with is ignored, and the list is shown', async (name, args) => {
  const methods: string[] = []
  const view = await openSessions(createService(), (method, params) => {
    methods.push(method)
    return willing(method, params)
  })
  await act(() => view.test.latchkey.open(name, args))
  await expect.poll(() => view.test.shownView()).toBe('SmartSessionList')
  expect(view.text()).not.toContain('bank.example')
  expect(methods).toEqual([])
  await view.unmount()
})

test('revoke: left before the user confirms it is dismissed; afterwards it ends as it ends', async () => {
  const { wallet, asked, answer } = slow('wallet_revokePermissions')
  const view = await openSessions(recorded(), wallet)
  const ask = async (): Promise<Promise<unknown>[]> => {
    const { revokePermissions } = view.test.latchkey.get(smartSessionsContract)
    const end = revokePermissions({ id: 'p1' }).catch((error: unknown) => error)
    await view.shown('SmartSessionRevoke')
    await expect.poll(view.text).toContain('Revoke what shop.example may do?')
    return [end]
  }
  const [first] = await ask()
  await act(() => view.test.latchkey.close())
  expect(await first).toMatchObject({ code: 'VIEW_DISMISSED' })
  const [second = Promise.reject()] = await ask()
  await act(() => view.find('[part~="smart-session-revoke-confirm"]').click())
  await expect.poll(() => asked.length).toBe(1)
  await act(() => view.test.latchkey.close())
  expect(await ended(second)).toBe('open')
  await answer('0x51')
  expect(await second).toBeUndefined()
  await view.unmount()
})

test('revoke: without an answer of the wallet it has not failed', async () => {
  const view = await openSessions(recorded(), (method, params) =>
    method === 'wallet_revokePermissions' ? lost : willing(method, params),
  )
  await view.open('SmartSessionList')
  await expect.poll(view.text).toContain('shop.example')
  await view.press('shop.example')
  await view.press('Revoke')
  await act(() => view.find('[part~="smart-session-revoke-confirm"]').click())
  await expect.poll(view.text).toContain('Check your wallet first')
  expect(view.text()).not.toContain('Couldn’t revoke')
  expect(view.findAll('[part~="button-primary"]')).toEqual([])
  expect(view.text()).toContain('Ask again')
  await view.unmount()
})

test('list: tells of a grant that no wallet has answered for, until the user has looked', async () => {
  const view = await openSessions(createService(), (method, params) =>
    method === 'wallet_grantPermissions' ? lost : willing(method, params),
  )
  const granted = askFor(view)
  await expect.poll(view.text).toContain('Check your wallet first')
  await view.open('SmartSessionList')
  expect(await granted).toMatchObject({ code: 'DISCONNECTED' })
  await expect.poll(view.text).toContain('Your wallet hasn’t said whether it allowed something')
  expect(await view.violations()).toEqual([])
  await view.press('I’ve checked')
  await expect.poll(view.text).toContain('No site may act for this account on Ethereum.')
  await view.unmount()
})

test('list: where it cannot be read, tells of a grant that no wallet has answered for', async () => {
  const works = createService()
  let isDown = false
  const view = await openSessions(
    (sent) => (isDown ? new ServiceUnreachableError() : works(sent)),
    (method, params) => (method === 'wallet_grantPermissions' ? lost : willing(method, params)),
  )
  const granted = askFor(view)
  await expect.poll(view.text).toContain('Check your wallet first')
  isDown = true
  await view.open('SmartSessionList')
  expect(await granted).toMatchObject({ code: 'DISCONNECTED' })
  await expect.poll(view.text).toContain('Your wallet hasn’t said whether it allowed something')
  expect(view.text()).toContain('Couldn’t load your sessions.')
  expect(await view.violations()).toEqual([])
  await view.press('I’ve checked')
  await expect.poll(view.text).not.toContain('Your wallet hasn’t said whether it allowed something')
  expect(view.text()).toContain('Couldn’t load your sessions.')
  await view.unmount()
})

test('revoke: what the service may have done is looked at again, and not signed twice', async () => {
  const service = recorded()
  let isDown = false
  const { wallet, asked, answer } = slow('wallet_revokePermissions')
  const view = await openSessions((sent) => {
    if (!isDown) return service(sent)
    if (sent.path.endsWith('/revoke')) service(sent)
    return new ServiceUnreachableError()
  }, wallet)
  const { revokePermissions } = view.test.latchkey.get(smartSessionsContract)
  const end = revokePermissions({ id: 'p1' })
  await view.shown('SmartSessionRevoke')
  await expect.poll(view.text).toContain('Revoke what shop.example may do?')
  await act(() => view.find('[part~="smart-session-revoke-confirm"]').click())
  await expect.poll(() => asked.length).toBe(1)
  isDown = true
  await answer('0x51')
  await expect.poll(view.text).toContain('The session may have ended')
  expect(view.text()).not.toContain('Couldn’t revoke')
  isDown = false
  await view.press('Check again')
  expect(await end).toBeUndefined()
  expect(asked.length).toBe(1)
  await view.unmount()
})
