import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { arrangeWallets } from '../all-wallets/use-all-wallets'
import { listInstallableWallets } from '../get-wallet/get-wallet-view'
import { relayRow } from '../test-support/fake-relay'
import { entry, type InputParts, listInput } from '../test-support/list-input'
import { listWallets } from './list-wallets'
import { createNamesakes } from './namesakes'

const evm = walletRow('Phantom', { id: 'app.phantom', rdns: 'app.phantom' })
const solana = walletRow('Phantom', { id: 'solana', namespaces: ['solana'] })
const known = (more: object = {}) => entry('dir-phantom', { name: 'Phantom', rdns: 'app.phantom', ...more })

/** `group:id`, and a `!` or `=` for how the row is marked. */
const listed = (parts: InputParts): readonly string[] =>
  listWallets(listInput(parts)).wallets.map((one) => {
    if ('row' in one) {
      const { mark } = one.details ?? {}
      const sign = mark === 'look-alike' ? '!' : mark === 'same-name' ? '=' : ''
      const rows = one.details?.joined ?? [one.row]
      return `${one.group}:${rows.map(({ id }) => id).join('+')}${sign}`
    }
    return 'wallet' in one ? `${one.group}:${one.wallet.id}` : one.group
  })

test('names: an announced name takes the place of no recent wallet and of none of the directory', () => {
  const parts = {
    recent: [{ id: 'r1', wallet: entry('r1', { name: 'Trust Wallet' }) }],
    directory: {
      featured: [entry('f1', { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' })],
      recommended: [entry('w1', { name: 'Rainbow', rdns: 'me.rainbow' })],
    },
  }
  const copies = [
    walletRow('coinbase  wallet', { id: 'a', rdns: 'xyz.evil.a' }),
    walletRow('Trust Wallet', { id: 'b', rdns: 'xyz.evil.b' }),
    walletRow('Rainbow', { id: 'c' }),
  ]
  expect(listed({ ...parts, rows: [relayRow, copies[0] ?? evm] })).toEqual([
    'walletConnect:walletConnect',
    'recent:r1',
    'injected:a!',
    'featured:f1',
    'recommended:w1',
  ])
  expect(listed({ ...parts, rows: [relayRow, ...copies] })).toEqual([
    'walletConnect:walletConnect',
    'recent:r1',
    'injected:a!',
    'injected:b=',
    'injected:c!',
    'featured:f1',
  ])
  const recommended = [
    entry('w1', { name: 'Rainbow', rdns: 'me.rainbow', homepage: 'https://rainbow.example' }),
  ]
  const input = listInput({ rows: copies, directory: { recommended } })
  const found = listInstallableWallets({ ...input, environment: { ios: false, android: false } })
  expect(found.map(({ wallet }) => wallet.id)).toEqual(['w1'])
  expect(arrangeWallets([], recommended, copies)[0]?.installed).toBeUndefined()
})

test('names: a wallet with the rdns of an entry is that entry', () => {
  expect(listed({ rows: [relayRow, evm], directory: { featured: [known()] } })).toEqual([
    'walletConnect:walletConnect',
    'injected:app.phantom',
  ])
})

test('names: an entry without an rdns is the wallet of its name, unless another has it too', () => {
  const featured = [known({ rdns: undefined })]
  const installed = (rows: InputParts['rows'], more = featured) =>
    listed({ rows: [relayRow, ...(rows ?? [])], directory: { featured: more } })
  expect(installed([solana])).not.toContain('featured:dir-phantom')
  expect(installed([evm, solana])).not.toContain('featured:dir-phantom')
  expect(installed([evm, { ...evm, id: 'copy', rdns: 'xyz.evil' }])).toContain('featured:dir-phantom')
  expect(installed([solana], [...featured, entry('other', { name: 'phantom' })])).toEqual([
    'walletConnect:walletConnect',
    'injected:solana=',
    'featured:dir-phantom',
    'featured:other',
  ])
})

test('names: a wallet whose standard has no rdns is not accused where the directory knows one, and the entry stays', () => {
  const parts = { directory: { featured: [known()] } }
  expect(listed({ ...parts, rows: [relayRow, solana] })).toEqual([
    'walletConnect:walletConnect',
    'injected:solana=',
    'featured:dir-phantom',
  ])
  // With its row on the other chain it is known.
  expect(listed({ ...parts, rows: [relayRow, evm, solana] })).toEqual([
    'walletConnect:walletConnect',
    'injected:app.phantom+solana',
  ])
  const input = listInput({ ...parts, rows: [relayRow, evm, solana] })
  const narrowed = listWallets({ ...input, namespace: 'solana' }).wallets
  expect(narrowed.map(({ group }) => group)).toEqual(['injected'])
  expect(narrowed[0]).not.toHaveProperty('details.mark')
})

test('names: rows of one name are one item: recent if one of them is, connected if one of them is, that of the page’s namespace shown', () => {
  const oak = walletRow('Oak')
  const rows = [oak, evm, solana]
  const input = listInput({ rows, recent: [{ id: 'oak' }, { id: 'solana' }], connected: ['solana'] })
  const { wallets } = listWallets(input)
  expect(wallets.map(({ group }) => group)).toEqual(['recent', 'recent'])
  expect(wallets[1]).toMatchObject({
    tag: 'connected',
    row: evm,
    details: { needsChainChoice: true, joined: [evm, solana] },
  })
  const onSolana = { ...input, session: { ...input.session, activeNamespace: 'solana' } }
  expect(listWallets(onSolana).wallets[1]).toMatchObject({ row: solana, details: { joined: [solana, evm] } })
  const solanaFirst = listInput({ rows: [solana, evm] })
  expect(listWallets(solanaFirst).wallets[0]).toMatchObject({ details: { joined: [evm, solana] } })
})

test('names: rows of one name count as one installed wallet, and stand first', () => {
  const recommended = ['1', '2', '3', '4'].map((id) => entry(id))
  expect(listed({ rows: [relayRow, walletRow('Oak'), evm, solana], directory: { recommended } })).toEqual([
    'walletConnect:walletConnect',
    'injected:app.phantom+solana',
    'injected:oak',
    'recommended:1',
    'recommended:2',
  ])
})

test('names: with thousands of wallets of one name the list takes linear time', () => {
  const many = Array.from({ length: 3_000 }, (_, index) =>
    walletRow('Phantom', { id: `${index}`, lookAlike: true }),
  )
  let reads = 0
  const counted = many.map((row) =>
    Object.defineProperty({ ...row }, 'name', {
      get() {
        reads += 1
        return 'Phantom'
      },
    }),
  )
  const { markOf, join, isOnOtherChains } = createNamesakes(counted, { known: [known()] })
  for (const row of counted)
    expect([markOf(row), join(row).length, isOnOtherChains(row)]).toEqual(['look-alike', 1, false])
  expect(reads).toBeLessThan(many.length * 10)
})
