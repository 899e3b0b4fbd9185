import { defineContract, definePlugin } from '@latchkey/kernel'
import { expect, it } from 'vitest'
import { type Connector, sessionContract, type WalletRow, walletFilters } from '../contract'
import { createFakeConnector, type FakeConnectorParts } from '../test-support/fake-connector'
import { adapter, settled, startSession } from '../test-support/start-session'
import { confusables } from './confusables'
import { groupConnectors, toWalletRows } from './wallet-rows'

type Given = FakeConnectorParts['traits'] & { readonly identity?: object }

function connector(id: string, { identity, ...traits }: Given = {}): Connector {
  return createFakeConnector(id, { traits, ...(identity ? { identity } : {}) })
}

const rowsOf = (...connectors: readonly Connector[]): readonly WalletRow[] =>
  toWalletRows(groupConnectors(connectors))

const short = (rows: readonly WalletRow[]): readonly unknown[] =>
  rows.map(({ id, connectors, lookAlike }) => [id, connectors.map((one) => one.id).join('+'), lookAlike])

it('rows: one wallet on two chains is one row, by rdns', () => {
  const rows = rowsOf(
    connector('evm', { rdns: 'app.example', name: 'Example' }),
    connector('solana', { rdns: 'app.example', name: 'Example', namespaces: ['solana'] }),
  )
  expect(short(rows)).toEqual([['app.example', 'evm+solana', false]])
  expect(rows[0]?.namespaces).toEqual(['eip155', 'solana'])
})

it('rows: a legacy global that was also announced is in the row of its provider, in any order', () => {
  const identity = {}
  const injected = connector('injected', { kind: 'injected', name: 'Browser', identity })
  const announced = connector('announced', { rdns: 'app.example', name: 'Example', identity })
  for (const rows of [rowsOf(injected, announced), rowsOf(announced, injected)]) {
    expect(short(rows)).toEqual([['app.example', 'announced+injected', false]])
    expect(rows[0]?.name).toBe('Example')
  }
})

it('rows: a legacy global nobody announced is listed under its own name, last', () => {
  const rows = rowsOf(
    connector('injected', { kind: 'injected', name: 'Legacy', identity: {} }),
    connector('b', { name: 'B', identity: {} }),
    connector('a', { name: 'A', identity: {} }),
  )
  expect(rows.map(({ name }) => name)).toEqual(['B', 'A', 'Legacy'])
})

it('rows: two providers that claim one rdns are two rows, and both say so', () => {
  const rows = rowsOf(
    connector('real', { rdns: 'io.metamask', name: 'MetaMask', identity: {} }),
    connector('other', { rdns: 'io.metamask', name: 'MetaMask', identity: {} }),
  )
  expect(short(rows)).toEqual([
    ['io.metamask', 'real', true],
    ['other', 'other', true],
  ])
})

it('rows: a name alone merges nothing, and a copied name is told', () => {
  const rows = rowsOf(
    connector('a', { name: 'MetaMask', identity: {}, rdns: 'io.metamask' }),
    connector('b', { name: ' metamask ', identity: {}, rdns: 'evil.example' }),
    connector('c', { name: 'Other', identity: {} }),
  )
  expect(short(rows)).toEqual([
    ['io.metamask', 'a', true],
    ['evil.example', 'b', true],
    ['c', 'c', false],
  ])
})

const picture = 'data:image/svg+xml;base64,AAAA'

it('rows: a copied name and picture on another chain joins nobody’s row, and both are told to share a name', () => {
  const genuine = connector('evm', { name: 'Harbour', rdns: 'app.harbour', iconUrl: picture, identity: {} })
  const copy = { iconUrl: picture, namespaces: ['solana'], identity: {} }
  for (const name of ['Harbour', ' harbour', 'Hаrbour\u3164']) {
    const forged = connector('solana', { ...copy, name })
    for (const rows of [
      toWalletRows(groupConnectors([genuine, forged]), confusables),
      toWalletRows(groupConnectors([forged, genuine]), confusables),
    ]) {
      expect(rows.map(({ connectors }) => connectors.length)).toEqual([1, 1])
      expect(rows.map(({ lookAlike, sameNameElsewhere: namesake }) => [lookAlike, namesake])).toEqual([
        [false, true],
        [false, true],
      ])
      expect(rows.find(({ id }) => id === 'app.harbour')?.connectors[0]?.id).toBe('evm')
    }
  }
})

it('rows: one object announced for two chains is one wallet', () => {
  const identity = {}
  const rows = rowsOf(
    connector('evm', { name: 'Harbour', identity }),
    connector('solana', { name: 'Harbour', namespaces: ['solana'], identity }),
  )
  expect(short(rows)).toEqual([['evm', 'evm+solana', false]])
})

it('rows: of three of a name those of one chain are marked', () => {
  const rows = rowsOf(
    connector('evm', { name: 'Phantom', iconUrl: picture, identity: {} }),
    connector('solana', { name: 'Phantom', iconUrl: picture, namespaces: ['solana'], identity: {} }),
    connector('other', { name: 'Phant0m', namespaces: ['solana'], identity: {} }),
  )
  expect(short(rows)).toEqual([
    ['evm', 'evm', false],
    ['solana', 'solana', true],
    ['other', 'other', true],
  ])
  expect(rows.map(({ sameNameElsewhere: namesake }) => namesake)).toEqual([true, false, false])
})

it('rows: two providers under one EIP-6963 uuid are both marked, whatever else they say', () => {
  const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
  const rows = rowsOf(
    connector('a', { name: 'A', rdns: 'com.a', uuid, identity: {} }),
    connector('b', { name: 'B', rdns: 'com.b', uuid, identity: {} }),
    connector('c', { name: 'C', rdns: 'com.c', identity: {} }),
  )
  expect(rows.map(({ lookAlike }) => lookAlike)).toEqual([true, true, false])
})

it('rows: where what letters look like could not be fetched, names that need it are marked', () => {
  const rows = rowsOf(connector('a', { name: 'Кошелёк' }), connector('b', { name: 'Plain' }))
  expect(rows.map(({ lookAlike }) => lookAlike)).toEqual([true, false])
})

it('rows: wallets without rdns are not the same because both have none', () => {
  const rows = rowsOf(connector('a', { name: 'A' }), connector('b', { name: 'B', namespaces: ['solana'] }))
  expect(short(rows)).toEqual([
    ['a', 'a', false],
    ['b', 'b', false],
  ])
})

it('rows: a host’s order comes before the order of appearance', () => {
  const first = { ...connector('first', { name: 'First' }), order: -1 }
  expect(rowsOf(connector('a', { name: 'A' }), first).map(({ name }) => name)).toEqual(['First', 'A'])
})

it('rows: whatever order twelve wallets come in, there is one row each', () => {
  const metamask = {}
  const all = [
    connector('injected', { kind: 'injected', name: 'MetaMask', identity: metamask }),
    connector('metamask', { rdns: 'io.metamask', name: 'MetaMask', identity: metamask }),
    connector('metamask-solana', { rdns: 'io.metamask', name: 'MetaMask', namespaces: ['solana'] }),
    connector('fake', { rdns: 'io.metamask', name: 'MetaMask', identity: {} }),
    ...Array.from({ length: 8 }, (_, index) =>
      connector(`w${index}`, { rdns: `app.w${index}`, name: `W${index}`, identity: {} }),
    ),
  ]
  for (let shift = 0; shift < all.length; shift += 1) {
    const rows = rowsOf(...all.slice(shift), ...all.slice(0, shift))
    expect(rows).toHaveLength(10)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(10)
    const row = rows.find(({ connectors }) => connectors.some(({ id }) => id === 'metamask'))
    expect(row?.connectors.map(({ id }) => id)).toContain('injected')
    expect(rows.filter(({ lookAlike }) => lookAlike)).toHaveLength(2)
  }
})

interface ShelfContract {
  readonly id: 'test/shelf'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const shelf = definePlugin(defineContract<ShelfContract>('test/shelf', 1), {
  setup(ctx) {
    ctx.fill(walletFilters, { id: 'shelf', hides: ({ name }) => name === 'Hidden' })
    return {}
  },
})

it('wallets: stand in the state in order of appearance, without the hidden ones, and follow', async () => {
  const session = await startSession({
    connectors: [createFakeConnector('z', { traits: { name: 'Z' } })],
    plugins: [shelf()],
  })
  session.announce(createFakeConnector('y', { traits: { name: 'Y' } }))
  session.announce(createFakeConnector('h', { traits: { name: 'Hidden' } }))
  session.announce(createFakeConnector('a', { traits: { name: 'A' } }))
  await settled()
  expect(session.state().wallets.map(({ name }) => name)).toEqual(['Z', 'Y', 'A'])
  session.remove('y')
  await settled()
  expect(session.state().wallets.map(({ name }) => name)).toEqual(['Z', 'A'])
})

it('wallets: one whose name has letters of other scripts is listed with its mark, never without', async () => {
  const session = await startSession()
  const seen: string[] = []
  session.test.latchkey.watch(
    sessionContract,
    ({ wallets }) => wallets,
    (wallets) => void seen.push(...wallets.map(({ name, lookAlike }) => `${name} ${lookAlike}`)),
  )
  session.announce(createFakeConnector('real', { traits: { name: 'MetaMask' } }))
  session.announce(createFakeConnector('copy', { traits: { name: 'ꓟetaMask' } }))
  await settled()
  await settled()
  expect(session.state().wallets.map(({ lookAlike }) => lookAlike)).toEqual([true, true])
  expect(seen).not.toContain('ꓟetaMask false')
})

it('wallets: many announcements in one task cost one update', async () => {
  const session = await startSession({ connectors: [createFakeConnector('first')] })
  let updates = 0
  session.test.latchkey.watch(
    sessionContract,
    ({ wallets }) => wallets,
    () => {
      updates += 1
    },
  )
  for (let index = 0; index < 200; index += 1) session.announce(createFakeConnector(`w${index}`))
  await settled()
  expect(session.state().wallets).toHaveLength(201)
  expect(updates).toBe(1)
})

it('connect: takes the row’s id or the id of one way, and tells which row it is', async () => {
  const identity = {}
  const injected = createFakeConnector('injected', { identity, traits: { kind: 'injected' } })
  const announced = createFakeConnector('announced', { identity, traits: { rdns: 'app.example' } })
  const session = await startSession({ connectors: [injected, announced] })
  expect(await session.api.connect('app.example')).toMatchObject({ id: 'announced', walletId: 'app.example' })
  expect(await session.api.connect('injected')).toMatchObject({ id: 'injected', walletId: 'app.example' })
})

it('connect: a wallet that claims the id of another connector as its rdns is not asked in its place', async () => {
  const bank = createFakeConnector('com.bank.wallet', {
    identity: {},
    traits: { name: 'Bank', kind: 'injected' },
  })
  const thief = createFakeConnector('thief', {
    identity: {},
    traits: { name: 'Thief', kind: 'announced', rdns: 'com.bank.wallet' },
  })
  const session = await startSession({ connectors: [thief, bank] })
  expect(session.state().wallets.map(({ id, name }) => [id, name])).toEqual([
    ['thief', 'Thief'],
    ['com.bank.wallet', 'Bank'],
  ])
  expect(await session.api.connect('com.bank.wallet')).toMatchObject({ walletId: 'com.bank.wallet' })
  expect([thief.calls, bank.calls]).toEqual([[], ['connect']])
})

it('connect: picks the way that serves the chain', async () => {
  const evm = createFakeConnector('evm', { traits: { rdns: 'app.example' } })
  const solana = createFakeConnector('solana', {
    traits: { rdns: 'app.example', namespaces: ['solana'] },
    connect: async () => ({
      accounts: [{ namespace: 'solana', address: 'So1anaAddress' }],
      networkIds: { solana: 'solana:x' },
    }),
  })
  const session = await startSession({ connectors: [evm, solana] })
  expect(await session.api.connect('app.example', { namespaces: ['solana'] })).toMatchObject({ id: 'solana' })
  expect(evm.calls).toEqual([])
})

it('connect: picks the way that serves most of the chains that are wanted', async () => {
  const rdns = 'app.example'
  const session = await startSession({
    adapters: [adapter('eip155'), adapter('solana'), adapter('bip122')],
    connectors: [
      connector('evm', { rdns, identity: {} }),
      connector('rest', { rdns, namespaces: ['solana', 'bip122'], identity: {} }),
    ],
  })
  expect(session.state().wallets).toMatchObject([{ id: rdns, namespaces: ['eip155', 'solana', 'bip122'] }])
  const asking = session.api.connect(rdns, { namespaces: ['eip155', 'bip122', 'solana'] })
  await asking.catch(() => undefined)
  expect(Object.keys(session.state().connections)).toEqual(['rest'])
})

it('wallets: hundreds that come one by one are listed together, a tenth of a second later', async () => {
  const session = await startSession({ connectors: [createFakeConnector('first')] })
  for (let index = 0; index < 150; index += 1) session.announce(createFakeConnector(`w${index}`))
  await settled()
  let updates = 0
  session.test.latchkey.watch(
    sessionContract,
    ({ wallets }) => wallets,
    () => {
      updates += 1
    },
  )
  for (let index = 150; index < 300; index += 1) {
    session.announce(createFakeConnector(`w${index}`))
    await settled()
  }
  await session.test.clock.advance(100)
  await settled()
  expect(session.state().wallets).toHaveLength(301)
  expect(updates).toBeLessThan(4)
})

it('rows: an identifier is the rdns, else the directory id, and joins nobody', () => {
  const [named, listed, copied, plain] = rowsOf(
    connector('a', { name: 'A', rdns: 'app.example', explorerId: 'dir-a', identity: {} }),
    connector('b', { name: 'B', explorerId: 'dir-b', identity: {} }),
    connector('c', { name: 'C', explorerId: 'dir-b', namespaces: ['solana'], identity: {} }),
    connector('d', { name: 'D', identity: {} }),
  )
  expect(named).toMatchObject({ id: 'app.example', identifier: 'app.example' })
  expect(listed).toMatchObject({ id: 'b', identifier: 'dir-b' })
  expect(copied).toMatchObject({ id: 'c', identifier: 'dir-b' })
  expect(plain).not.toHaveProperty('identifier')
})
