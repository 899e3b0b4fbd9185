import type { Network, SessionState, WalletRow } from '@latchkey/session/contract'
import { walletRow } from '@latchkey/testing'
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
  expect(names(view)).toEqual(['Ethereum networks', 'Solana'])
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual(['Connected'])
  expect(await view.violations()).toEqual([])
  await view.press('Solana')
  expect(view.session.connects.map(({ walletId, namespaces }) => [walletId, namespaces])).toEqual([
    [both.id, ['solana']],
  ])
  await view.unmount()
})

const lantern = walletRow('Lantern', { id: 'lantern-evm', rdns: 'com.lantern' })
const onSolana = inSolana(walletRow('Lantern', { id: 'lantern-solana' }))
const evmLantern = {
  ...lantern,
  connectors: lantern.connectors.map((one) => ({ ...one, rdns: 'com.lantern' })),
}

test('chains: a wallet that announces itself on two chains under one name is one row without a mark', async () => {
  const view = await renderConnect({ state: { wallets: [evmLantern, fox, onSolana], networks } })
  await view.open('Connect')
  expect(names(view)).toEqual(['Lantern', 'Fox'])
  expect(view.find('[part="list-row-secondary"]').textContent).toBe('Ethereum networks and Solana')
  expect(view.findAll('[part~="tag"]')).toEqual([])
  expect(await view.violations()).toEqual([])
  await view.press(/Lantern/)
  expect(view.test.shownView()).toBe('ConnectingMultiChain')
  expect(names(view)).toEqual(['Ethereum networks', 'Solana'])
  expect(view.findAll('[part="list-row-secondary"]').map(({ textContent }) => textContent)).toEqual([
    'com.lantern',
  ])
  expect(view.find('[aria-current]').textContent).toContain('Ethereum networks')
  await view.press(/Solana/)
  expect(view.session.connects.map(({ walletId, namespaces }) => [walletId, namespaces])).toEqual([
    ['lantern-solana', ['solana']],
  ])
  expect(view.findAll('[part="look-alike"]')).toEqual([])
  await view.unmount()
})

test('chains: a row of several chains shows the pictures of their networks, and their names to screen readers', async () => {
  const pictures = [
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    'data:image/gif;base64,R0lGODlhAQABAAAAACx=',
  ]
  const pictured = networks.map((one, index) => ({ ...one, iconUrl: pictures[index] ?? '' }))
  const view = await renderConnect({ state: { wallets: [evmLantern, onSolana], networks: pictured } })
  await view.open('Connect')
  const marks = view.find('[part="chain-marks"]')
  expect([...marks.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual(pictures)
  expect(marks.textContent).toContain('Ethereum networks and Solana')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('chains: the chain that is not connected yet is suggested, and the row of the wallet says that it is connected', async () => {
  const view = await renderConnect({
    state: { wallets: [evmLantern, onSolana], networks, ...connected('lantern-evm') },
  })
  await view.open('Connect')
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual(['Connected'])
  await view.press(/Lantern/)
  expect(view.find('[aria-current]').textContent).toContain('Solana')
  await view.unmount()
})

test('chains: a list for one chain connects the wallet there in one tap', async () => {
  const view = await renderConnect({ state: { wallets: [evmLantern, onSolana], networks } })
  await view.open('Connect', { namespace: 'solana' })
  await view.press(/Lantern/)
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['lantern-solana'])
  await view.unmount()
})

test('chains: of a name that the page knows with another rdns, each row is apart and marked, also while one connects', async () => {
  const customWallets = [
    { id: 'known', name: 'Lantern', rdns: 'org.lantern', homepage: 'https://lantern.example' },
  ]
  const view = await renderConnect({
    options: { customWallets },
    state: { wallets: [evmLantern, onSolana], networks },
  })
  await view.open('Connect')
  expect(view.findAll('[part="list-row-secondary"]').map(({ textContent }) => textContent)).toEqual([
    'Ethereum networks com.lantern',
    'Solana',
  ])
  expect(view.find('[part="look-alikes"]').textContent).toContain('Check who made them')
  await view.press(/Solana/)
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['lantern-solana'])
  expect(view.find('[part="look-alike"]').textContent).toBe('Same name')
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
  expect(view.findAll('[part~="tag"]')).toEqual([])
  await view.press('Lantern')
  expect(view.session.connects.map(({ namespaces }) => namespaces)).toEqual([['solana']])
  await view.unmount()
})

test('chains: wallets of one name on different chains show their chains if one of them is marked', async () => {
  const twin = inSolana({ ...fox, id: 'fox-solana' })
  const third = inSolana({ ...fox, id: 'fox-copy' })
  const view = await renderConnect({
    state: {
      wallets: [fox, { ...twin, lookAlike: true }, { ...third, lookAlike: true }, walletRow('Harbour')],
      networks,
    },
  })
  await view.open('Connect')
  expect(view.findAll('[part~="list-row-secondary"]').map(({ textContent }) => textContent)).toEqual([
    'Ethereum networks',
    'Solana',
    'Solana',
    'Unknown maker',
  ])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
