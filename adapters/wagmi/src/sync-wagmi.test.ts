import { expect, test } from 'vitest'
import { alice, bob } from '../../../plugins/session/src/test-support/fake-connector'
import { syncWagmi } from '.'
import { connect, connectOther, openPage, type Page } from './test-support/page'
import { walk } from './test-support/walk'
import { loadWagmi } from './test-support/world'

const tab = 0
const seenBy = ({ config, wagmi }: Page) => {
  const { status, address, chainId, connector } = wagmi.getConnection(config)
  return { status, address, chainId, by: connector?.id }
}
const withAlice = { status: 'connected', address: alice.address, chainId: 1, by: 'latchkey' }
const withNobody = { status: 'disconnected', address: undefined, chainId: undefined, by: undefined }

test('sync: wagmi is connected when the user connects in Latchkey, and disconnected when Latchkey or the wallet ends it', async () => {
  const page = await openPage()
  await page.go(...connect('a'))
  expect(seenBy(page)).toEqual(withAlice)
  await page.go({ kind: 'disconnect-all', tab })
  expect(seenBy(page)).toEqual(withNobody)
  await page.go(...connect('a'), { kind: 'revoke', id: 'a' })
  expect(seenBy(page)).toEqual(withNobody)
})

test('sync: wagmi follows the wallet’s account and network, also one that is configured nowhere', async () => {
  const page = await openPage()
  await page.go(...connect('a'), { kind: 'account', id: 'a', account: 'bob' })
  expect(seenBy(page)).toEqual({ ...withAlice, address: bob.address })
  await page.go({ kind: 'network', id: 'a', networkId: 'eip155:10' })
  expect(seenBy(page)).toMatchObject({ status: 'connected', chainId: 10 })
  expect(page.wagmi.getConnection(page.config).chain).toBeUndefined()
  expect(page.config.state.chainId).toBe(1)
})

test('sync: wagmi’s disconnect ends the connection in Latchkey', async () => {
  const page = await openPage()
  await page.go(...connect('a'), { kind: 'wagmi-disconnect', tab })
  expect(page.session.state().connections).toEqual({})
  expect(seenBy(page)).toEqual(withNobody)
})

test('sync: of two wallets wagmi has the active one, and the other one once that has ended', async () => {
  const page = await openPage()
  await page.go(...connect('a'), { kind: 'account', id: 'b', account: 'bob' }, ...connect('b'))
  expect(seenBy(page)).toEqual({ ...withAlice, address: bob.address })
  await page.go({ kind: 'wagmi-disconnect', tab })
  expect(seenBy(page)).toEqual(withAlice)
})

test('sync: a wallet on Solana alone leaves wagmi disconnected, and its chain is not chosen there', async () => {
  const page = await openPage()
  await page.go({ kind: 'connect', tab, id: 's' }, { kind: 'wagmi-switch', tab, chainId: 8453 })
  expect(seenBy(page)).toEqual(withNobody)
  expect(page.session.state().activeNamespace).toBe('solana')
})

test('sync: after a reload wagmi is never disconnected, but connecting until Latchkey has restored', async () => {
  const page = await openPage()
  await page.go(...connect('a'))
  await page.go({ kind: 'reload', tab, reconnectOnMount: true, delay: 30 })
  const seen = new Set<string>([page.config.state.status])
  const end = page.config.subscribe(
    ({ status }) => status,
    (status) => void seen.add(status),
  )
  await page.go({ kind: 'turns', count: 40 })
  end()
  expect([...seen]).toEqual(['reconnecting', 'connected'])
  expect(seenBy(page)).toEqual(withAlice)
})

test('sync: another connector of wagmi works beside Latchkey, which neither has its connection nor ends it', async () => {
  const page = await openPage()
  await page.go(...connectOther)
  expect(seenBy(page)).toMatchObject({ status: 'connected', by: 'other' })
  expect(page.session.state().connections).toEqual({})
  await page.go(...connect('a'))
  expect(seenBy(page)).toEqual(withAlice)
  await page.go({ kind: 'disconnect-all', tab })
  expect(seenBy(page)).toMatchObject({ status: 'connected', by: 'other' })
  expect(page.world.other.disconnects).toBe(0)
})

test('sync: the network that is chosen without a wallet is that of both, unless only wagmi has it', async () => {
  const page = await openPage()
  await page.go({ kind: 'wagmi-switch', tab, chainId: 8453 })
  expect(page.session.state().preferredNetworkIds).toEqual({ eip155: 'eip155:8453' })
  await page.go({ kind: 'switch', tab, networkId: 'eip155:1' })
  expect(page.config.state.chainId).toBe(1)
  await page.go({ kind: 'wagmi-switch', tab, chainId: 100 })
  await page.go({ kind: 'connect', tab, id: 'a' }, { kind: 'reject', id: 'a' })
  expect(page.config.state.chainId).toBe(100)
  expect(page.session.state().preferredNetworkIds).toEqual({ eip155: 'eip155:1' })
  await page.go({ kind: 'switch', tab, networkId: 'eip155:137' })
  expect(page.config.state.chainId).toBe(100)
})

test('sync: a network that only the wallet had is not the choice for the next connection', async () => {
  const page = await openPage()
  await page.go({ kind: 'switch', tab, networkId: 'eip155:1' }, { kind: 'declines', id: 'a' })
  await page.go({ kind: 'network', id: 'a', networkId: 'eip155:8453' }, ...connect('a'))
  expect(page.config.state.chainId).toBe(8453)
  await page.go({ kind: 'disconnect-all', tab })
  expect(page.config.state.chainId).toBe(1)
  expect(page.session.state().preferredNetworkIds).toEqual({ eip155: 'eip155:1' })
})

test('sync: what happened while there was no bridge is seen once there is one', async () => {
  const page = await openPage()
  await page.go({ kind: 'unmount', tab }, ...connect('a'))
  expect(seenBy(page)).toEqual(withNobody)
  await page.go({ kind: 'mount', tab })
  expect(seenBy(page)).toEqual(withAlice)
  await page.go({ kind: 'unmount', tab }, { kind: 'disconnect-all', tab }, { kind: 'mount', tab })
  expect(seenBy(page)).toEqual(withNobody)
})

test('sync: a change in the wallet arrives while wagmi waits for another connector', async () => {
  const page = await openPage()
  await page.go(...connect('a'), { kind: 'connect-other', tab }, { kind: 'account', id: 'a', account: 'bob' })
  expect(page.wagmi.getConnection(page.config).address).toBe(bob.address)
  await page.go({ kind: 'revoke', id: 'a' }, { kind: 'reject-other' })
  expect(seenBy(page)).toEqual(withNobody)
})

test('sync: a config without the connector is refused', async () => {
  const page = await openPage()
  const { config } = page
  const without = { ...config, connectors: [page.other], state: config.state }
  expect(() => syncWagmi(without)).toThrow(expect.objectContaining({ code: 'WAGMI_CONNECTOR_MISSING' }))
})

test('sync: what wagmi stored of an earlier page goes, when another wallet is connected while it reconnects', async () => {
  await walk(await loadWagmi(3), 1, [
    { kind: 'connect', tab, id: 'a' },
    { kind: 'turns', count: 1 },
    { kind: 'approve', id: 'a' },
    { kind: 'reload', tab, reconnectOnMount: true, delay: 0 },
    { kind: 'disconnect', tab },
    { kind: 'wagmi-connect', tab, chainId: undefined },
    { kind: 'choose', tab, id: 'a' },
    { kind: 'turns', count: 1 },
    { kind: 'approve', id: 'a' },
    { kind: 'wagmi-disconnect', tab },
  ])
})

test('sync: what wagmi stored of an earlier page goes too, when both were connected before the bridge came', async () => {
  await walk(await loadWagmi(3), 1, [
    { kind: 'connect', tab, id: 'a' },
    { kind: 'turns', count: 1 },
    { kind: 'approve', id: 'a' },
    { kind: 'reload', tab, reconnectOnMount: true, delay: 9 },
    { kind: 'unmount', tab },
    { kind: 'wagmi-connect', tab, chainId: 137 },
    { kind: 'connect', tab, id: 'a' },
    { kind: 'turns', count: 1 },
    { kind: 'approve', id: 'a' },
    { kind: 'wagmi-connect', tab, chainId: undefined },
    { kind: 'choose', tab, id: 'a' },
    { kind: 'turns', count: 1 },
    { kind: 'approve', id: 'a' },
    { kind: 'mount', tab },
  ])
})

test('sync: with reconnectOnMount={false} a refusal leaves wagmi disconnected', async () => {
  await walk(await loadWagmi(3), 1, [
    { kind: 'connect', tab, id: 'a' },
    { kind: 'turns', count: 1 },
    { kind: 'approve', id: 'a' },
    { kind: 'reload', tab, reconnectOnMount: false, delay: 9 },
    { kind: 'wagmi-connect', tab, chainId: undefined },
    { kind: 'turns', count: 1 },
    { kind: 'connect', tab, id: 'a' },
    { kind: 'turns', count: 1 },
    { kind: 'approve', id: 'a' },
    { kind: 'connect', tab, id: 'b' },
  ])
})
