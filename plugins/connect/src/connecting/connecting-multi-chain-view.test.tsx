import type { Network, SessionState, WalletRow } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { relayRow } from '../test-support/fake-relay'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'

const inSolana = (row: WalletRow): WalletRow => ({
  ...row,
  namespaces: ['solana'],
  connectors: row.connectors.map((one) => ({ ...one, namespaces: ['solana'] })),
})
const fox = walletRow('Fox')
const both: WalletRow = {
  ...walletRow('Lantern'),
  namespaces: ['eip155', 'solana'],
  connectors: [...walletRow('Lantern').connectors, ...inSolana(walletRow('Lantern')).connectors],
}
const network = (id: Network['id'], namespace: string): Network => ({
  id,
  namespace,
  name: namespace,
  nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 9 },
  rpcUrls: ['https://rpc.example'],
})
const networks = [network('eip155:1', 'eip155'), network('solana:1', 'solana')]
const connected = (walletId: string): Partial<SessionState> => ({
  connections: {
    c: {
      id: 'c',
      walletId,
      connectorId: walletId,
      status: 'connected',
      accounts: [{ namespace: 'eip155', address: '0x1' }],
      networkIds: { eip155: 'eip155:1' },
    },
  },
  active: { eip155: 'c' },
  activeNamespace: 'eip155',
})
const names = (view: RenderedConnect): (string | null)[] =>
  view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent)

test('chains: for a wallet with a connector for each chain the user chooses one, and connected ones are marked', async () => {
  const view = await renderConnect({ state: { wallets: [fox, both], networks, ...connected(both.id) } })
  await view.open('Connect')
  await view.press('Lantern')
  expect(view.test.shownView()).toBe('ConnectingMultiChain')
  expect(names(view)).toEqual(['EVM Networks', 'Solana'])
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual(['Connected'])
  expect(await view.violations()).toEqual([])
  await view.press('Solana')
  expect(view.session.connects.map(({ walletId, namespaces }) => [walletId, namespaces])).toEqual([
    [both.id, ['solana']],
  ])
  await view.unmount()
})

test('chains: wallets of one name on two chains have two rows with a warning, which is also shown while one connects', async () => {
  const copy = { ...inSolana(walletRow('Lantern', { id: 'copy' })), sameNameElsewhere: true }
  const genuine = walletRow('Lantern', { rdns: 'com.lantern', sameNameElsewhere: true })
  const view = await renderConnect({ state: { wallets: [genuine, copy], networks } })
  await view.open('Connect')
  expect(view.findAll('[part="list-row-secondary"]').map(({ textContent }) => textContent)).toEqual([
    'EVM Networks com.lantern',
    'Solana Does not say who made it',
  ])
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual([
    'Same name',
    'Same name',
  ])
  await view.press(/Solana/)
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['copy'])
  expect(view.find('[part="look-alike"]').textContent).toBe(
    'Same nameAnother wallet here has this name. Check which one you mean.Does not say who made it',
  )
  await view.unmount()
})

test('chains: a wallet with one connector for both chains connects both at once', async () => {
  const one: WalletRow = {
    ...walletRow('Harbour'),
    namespaces: ['eip155', 'solana'],
    connectors: walletRow('Harbour').connectors.map((connector) => ({
      ...connector,
      namespaces: ['eip155', 'solana'],
    })),
  }
  const view = await renderConnect({ state: { wallets: [one], networks } })
  await view.open('Connect')
  await view.press('Harbour')
  expect(view.session.connects.map(({ namespaces }) => namespaces)).toEqual([undefined])
  await view.unmount()
})

test('chains: if the wallet has disappeared, a text says so', async () => {
  const view = await renderConnect({ state: { wallets: [fox] } })
  await view.open('ConnectingMultiChain', { walletId: 'gone' })
  expect(view.text()).toContain('This wallet is no longer here')
  await view.unmount()
})

test('chains: a list for one namespace has wallets of that namespace only, and connects them in no other', async () => {
  const view = await renderConnect({
    state: { wallets: [fox, both, relayRow], networks, ...connected(both.id) },
  })
  await view.open('Connect', { namespace: 'solana' })
  expect(names(view)).toEqual(['Lantern'])
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual(['Installed'])
  await view.press('Lantern')
  expect(view.session.connects.map(({ namespaces }) => namespaces)).toEqual([['solana']])
  await view.unmount()
})

test('chains: wallets of one name on different chains show their chains', async () => {
  const twin = inSolana({ ...fox, id: 'fox-solana' })
  const view = await renderConnect({ state: { wallets: [fox, twin, walletRow('Harbour')], networks } })
  await view.open('Connect')
  expect(view.findAll('[part~="list-row-secondary"]').map(({ textContent }) => textContent)).toEqual([
    'EVM Networks',
    'Solana',
  ])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
