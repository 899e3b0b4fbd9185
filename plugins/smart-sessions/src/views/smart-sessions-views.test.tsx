import { cloudContract } from '@latchkey/cloud/contract'
import { ServiceUnreachableError } from '@latchkey/cloud/errors'
import { fake } from '@latchkey/kernel/testing'
import { createWalletError } from '@latchkey/session/adapter-kit'
import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeSession, mainnet, renderView } from '@latchkey/session/testing'
import { act, actUntil, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { smartSessionsContract } from '../contract'
import { smartSessions } from '../plugin'
import { createService, granting, request, target } from '../test-support/sessions-bench'

type Service = ReturnType<typeof createService>

type Wallet = (method: string, params: readonly unknown[]) => unknown

/** A wallet that grants and revokes everything. */
const willing: Wallet = (method, params) => {
  if (method === 'wallet_grantPermissions') return granting(params)
  return method === 'wallet_revokePermissions' ? '0x51' : {}
}

/** Opens the views with the test's service and wallet. */
async function open(service: Service, wallet = willing) {
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      blockchainApi: async ({ path, query, body, parse }) => {
        const answer = await service({ path, query, body })
        if (answer instanceof Error) throw answer
        return parse(answer)
      },
    },
  })
  const session = createFakeSession({
    state: { networks: [mainnet], ...connectedState() },
    api: {
      adapter: () => undefined,
      active: () => target,
      provider: () => ({
        async request({ method, params }) {
          const reply = await wallet(method, Array.isArray(params) ? params : [])
          if (reply instanceof Error) throw reply
          return reply
        },
        on: () => undefined,
        removeListener: () => undefined,
      }),
    },
  })
  return withAxe(await renderView({ plugin: smartSessions(), session, fakes: [cloud] }))
}

function recorded(): Service {
  const service = createService()
  const { permissions, expiry, signer } = request
  service({ path: '/activate', body: { pci: 'p1', permissions, expiry, signer, context: '0xc0de' } })
  return service
}

type Shown = Awaited<ReturnType<typeof open>>

/** Asks for a grant as a page does. Resolves with what the promise of the page ends with. */
function askFor(view: Shown): Promise<unknown> {
  const { grantPermissions } = view.test.latchkey.get(smartSessionsContract)
  return grantPermissions(request).catch((error: unknown) => error)
}

/** A wallet that answers one method when the test lets it. */
function slow(slowMethod: string) {
  const asked: ((reply: unknown) => void)[] = []
  const wallet: Wallet = (method, params) =>
    method === slowMethod ? new Promise((resolve) => asked.push(resolve)) : willing(method, params)
  const answer = (reply: unknown): Promise<void> => act(async () => asked.at(-1)?.(reply))
  return { wallet, asked, answer }
}
/** Whether it has ended, without waiting for it. */
const ended = (end: Promise<unknown>): Promise<unknown> => Promise.race([end, Promise.resolve('open')])
const lost = createWalletError('DISCONNECTED', { phase: 'request' })

test('list: shows an empty list and a failed one', async () => {
  const empty = await open(createService())
  await empty.open('SmartSessionList')
  await expect.poll(() => empty.text()).toContain('No site may act for this account on Ethereum.')
  expect(await empty.violations()).toEqual([])
  await empty.unmount()
  const failed = await open(() => new ServiceUnreachableError(undefined))
  await failed.open('SmartSessionList')
  await expect.poll(() => failed.text()).toContain('Error fetching smart sessions.')
  expect(failed.text()).toContain('Try again')
  expect(await failed.violations()).toEqual([])
  await failed.unmount()
})

test('list: while an account of another chain is in use, shows what the EVM account has granted', async () => {
  const view = await open(recorded())
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
  const view = await open((sent) =>
    isDown && sent.path.endsWith('/activate') ? new Error('down') : works(sent),
  )
  const until = (text: string): Promise<void> =>
    actUntil(
      () => view.text().includes(text),
      () => `It did not come: ${view.text()}`,
    )
  const granted = askFor(view)
  await until('is not in your list yet')
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
  const view = await open((one) => {
    sent.push(one.path)
    return service(one)
  })
  await view.open('SmartSessionList')
  await expect.poll(() => view.text()).toContain('shop.example')
  expect(view.text()).toContain('Active')
  expect(await view.violations()).toEqual([])
  await view.press('shop.example')
  await expect.poll(() => view.text()).toContain('We can’t explain this')
  await view.press('Revoke')
  await expect.poll(() => view.text()).toContain('Revoke what shop.example may do?')
  expect(await view.violations()).toEqual([])
  expect(sent.some((path) => path.endsWith('/revoke'))).toBe(false)
  await act(() => view.find('[part~="smart-session-revoke-confirm"]').click())
  await expect.poll(() => sent.filter((path) => path.endsWith('/revoke')).length).toBe(1)
  await expect.poll(() => view.text()).toContain('Revoked')
  await view.unmount()
})

test('grant: the wallet is asked once the view is open, and the result shows the grant', async () => {
  const view = await open(createService())
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
    const view = await open(createService(), wallet)
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
  const view = await open(createService(), wallet)
  const granted = askFor(view)
  await expect.poll(() => asked.length).toBe(1)
  await answer(lost)
  await expect.poll(view.text).toContain('Look into your wallet first')
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
  const view = await open(createService(), (method, params) => {
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
  const view = await open(recorded(), wallet)
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
  const view = await open(recorded(), (method, params) =>
    method === 'wallet_revokePermissions' ? lost : willing(method, params),
  )
  await view.open('SmartSessionList')
  await expect.poll(view.text).toContain('shop.example')
  await view.press('shop.example')
  await view.press('Revoke')
  await act(() => view.find('[part~="smart-session-revoke-confirm"]').click())
  await expect.poll(view.text).toContain('Look into your wallet first')
  expect(view.text()).not.toContain('Error revoking')
  expect(view.findAll('[part~="button-primary"]')).toEqual([])
  expect(view.text()).toContain('Ask again')
  await view.unmount()
})
