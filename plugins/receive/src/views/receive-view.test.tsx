import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeSession, mainnet, renderView } from '@latchkey/session/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { receive } from '../plugin'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('receive view: shows the whole address, and another account at once', async () => {
  const session = createFakeSession({ state: { ...connectedState(), networks: [mainnet] } })
  const view = await renderView({ plugin: receive(), session })
  await view.open('WalletReceive')
  await view.shown('WalletReceive')
  const address = (): string => view.find('[part="receive-address"]').textContent
  expect(address()).toBe(ADDRESS)
  const { connections } = connectedState()
  const [connection] = Object.values(connections ?? {})
  if (connection?.status !== 'connected') throw new Error('The fake session is not connected.')
  await act(() =>
    view.test.setState(sessionContract, {
      connections: { c: { ...connection, accounts: [{ namespace: 'eip155', address: OTHER }] } },
    }),
  )
  expect(address()).toBe(OTHER)
  await view.unmount()
})
