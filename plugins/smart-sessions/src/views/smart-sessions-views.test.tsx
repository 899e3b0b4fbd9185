import { cloudContract } from '@latchkey/cloud/contract'
import { ServiceUnreachableError } from '@latchkey/cloud/errors'
import { fake } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeSession, mainnet, renderView } from '@latchkey/session/testing'
import { act, actUntil, withAxe } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { smartSessions } from '../plugin'
import { createService, granting, request, target } from '../test-support/sessions-bench'

type Service = ReturnType<typeof createService>

/** Opens the views with a wallet that grants everything and the test's service. */
async function open(service: Service) {
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
      provider: () => ({
        async request({ method, params }) {
          if (method === 'wallet_grantPermissions') return granting(Array.isArray(params) ? params : [])
          return method === 'wallet_revokePermissions' ? '0x51' : {}
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
  await view.open('SmartSessionRequest', Object.freeze({ request, target }))
  await until('is not in your list yet')
  await view.open('SmartSessionList')
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
  await view.open('SmartSessionRequest', Object.freeze({ request, target }))
  await view.shown('SmartSessionCreated')
  await expect.poll(() => view.text()).toContain('Smart session created')
  expect(view.text()).toContain('See all sessions')
  expect(await view.violations()).toEqual([])
  expect(ADDRESS).toBe(target.account.address)
  await view.unmount()
})
