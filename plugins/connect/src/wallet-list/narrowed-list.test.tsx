import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createFakeCloud, directoryOf } from '../test-support/fake-cloud'
import { createFakeRelay, relayRow } from '../test-support/fake-relay'
import { knownChain } from '../test-support/known-chain'
import { openAllWallets, waitForTiles } from '../test-support/open-all-wallets'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'

const row = { ...relayRow, namespaces: ['eip155', 'solana'] }
const requested = (view: Pick<RenderedConnect, 'session'>): unknown =>
  view.session.connects.map(({ walletId, namespaces }) => [walletId, namespaces])

test('narrowed: the relay row of a list for one namespace requests that namespace only', async () => {
  const { connector } = createFakeRelay()
  const view = await renderConnect({
    state: { wallets: [row] },
    connectors: [connector],
    plugins: [knownChain()],
  })
  await view.open('Connect', { namespace: 'solana' })
  await view.press('WalletConnect')
  expect(view.test.shownView()).toBe('ConnectingWalletConnect')
  expect(requested(view)).toEqual([['walletConnect', ['solana']]])
  await view.unmount()
})

test('narrowed: all wallets, opened from a list for one namespace, connect that namespace only', async () => {
  const cloud = createFakeCloud(directoryOf(40))
  const { connector } = createFakeRelay()
  const state = { wallets: [row] }
  const view = await openAllWallets(cloud, { state, connectors: [connector], plugins: [knownChain()] })
  await view.open('Connect', { namespace: 'solana' })
  await view.press('All wallets')
  await waitForTiles(view, 'Wallet 1')
  await view.press('Wallet 1')
  expect(requested(view)).toEqual([['walletConnect', ['solana']]])
  await view.unmount()
})

test('narrowed: an installed wallet of another namespace is paired instead', async () => {
  const cloud = createFakeCloud(directoryOf(40))
  const { connector } = createFakeRelay()
  const installed = walletRow('Wallet 1')
  const view = await openAllWallets(cloud, {
    state: { wallets: [installed, row] },
    connectors: [connector],
    plugins: [knownChain()],
  })
  await view.open('AllWallets', { namespace: 'solana' })
  await waitForTiles(view, 'Wallet 1')
  await view.press('Wallet 1')
  expect(view.test.shownView()).toBe('ConnectingWalletConnect')
  expect(requested(view)).toEqual([['walletConnect', ['solana']]])
  await view.unmount()
})
