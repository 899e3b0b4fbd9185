import { sessionContract } from '@latchkey/session/contract'
import {
  ADDRESS,
  base,
  connectedState,
  createFakeSession,
  mainnet,
  renderView,
} from '@latchkey/session/testing'
import { act, withAxe } from '@latchkey/ui-primitives/test-support'
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

test('receive view: asks for an amount on the network it was opened for, in the code and in words', async () => {
  const session = createFakeSession({ state: { ...connectedState(), networks: [mainnet, base] } })
  const view = await renderView({ plugin: receive(), session })
  await view.open('WalletReceive', { amount: 1500000000000000000n, networkId: 'eip155:8453' })
  await view.shown('WalletReceive')
  expect(view.find('[part="receive-amount"]').textContent).toBe('1.5 ETH')
  expect(view.text()).toContain('Only send ETH on Base to this address.')
  expect(view.text()).toContain('Copy payment link')
  expect(await withAxe(view).violations()).toEqual([])
  await view.unmount()
})

test('receive view: shows no address for a network that the page does not have', async () => {
  const session = createFakeSession({ state: { ...connectedState(), networks: [mainnet] } })
  const view = await renderView({ plugin: receive(), session })
  await view.open('WalletReceive', { networkId: 'eip155:8453' })
  await view.shown('WalletReceive')
  expect(view.text()).toBe('No account of yours is connected on that network.')
  await view.unmount()
})
