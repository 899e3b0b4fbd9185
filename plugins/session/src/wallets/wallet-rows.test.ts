import { defineContract, definePlugin } from '@latchkey/kernel'
import { expect, it } from 'vitest'
import { type Connector, sessionContract, type WalletRow, walletFilters } from '../contract'
import { createFakeConnector, type FakeConnectorParts } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
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

it('rows: a legacy global that was not announced is listed last, under its own name', () => {
  const rows = rowsOf(
    connector('injected', { kind: 'injected', name: 'Legacy', identity: {} }),
    connector('b', { name: 'B', identity: {} }),
    connector('a', { name: 'A', identity: {} }),
  )
  expect(rows.map(({ name }) => name)).toEqual(['B', 'A', 'Legacy'])
})

it('rows: two providers that claim one rdns are two rows, both marked', () => {
  const rows = rowsOf(
    connector('real', { rdns: 'io.metamask', name: 'MetaMask', identity: {} }),
    connector('other', { rdns: 'io.metamask', name: 'MetaMask', identity: {} }),
  )
  expect(short(rows)).toEqual([
    ['io.metamask', 'real', true],
    ['other', 'other', true],
  ])
})

it('rows: a name alone merges nothing, and a copied name is marked', () => {
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

it('rows: a copied name and picture on another chain is a row of its own, and both rows are marked as sharing a name', () => {
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

it('rows: of three wallets of one name, those of one chain are marked as look-alikes', () => {
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

it('rows: two providers under one EIP-6963 uuid are both marked, whatever else they claim', () => {
  const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
  const rows = rowsOf(
    connector('a', { name: 'A', rdns: 'com.a', uuid, identity: {} }),
    connector('b', { name: 'B', rdns: 'com.b', uuid, identity: {} }),
    connector('c', { name: 'C', rdns: 'com.c', identity: {} }),
  )
  expect(rows.map(({ lookAlike }) => lookAlike)).toEqual([true, true, false])
})

it('rows: without the table of confusable letters, names that need it are marked', () => {
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

it('rows: twelve wallets are one row each, in any order of appearance', () => {
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

it('wallets: the state lists them in order of appearance, without the hidden ones, and is updated', async () => {
  const session = await startSession({
    connectors: [createFakeConnector('z', { traits: { name: 'Z' } })],
    plugins: [shelf()],
  })
  session.announce(createFakeConnector('y', { traits: { name: 'Y' } }))
  session.announce(createFakeConnector('h', { traits: { name: 'Hidden' } }))
  session.announce(createFakeConnector('a', { traits: { name: 'A' } }))
  await flushTasks()
  expect(session.state().wallets.map(({ name }) => name)).toEqual(['Z', 'Y', 'A'])
  session.remove('y')
  await flushTasks()
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
  await flushTasks()
  await flushTasks()
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
  await flushTasks()
  expect(session.state().wallets).toHaveLength(201)
  expect(updates).toBe(1)
})

it('wallets: hundreds that appear one by one are listed together, 100 ms later', async () => {
  const session = await startSession({ connectors: [createFakeConnector('first')] })
  for (let index = 0; index < 150; index += 1) session.announce(createFakeConnector(`w${index}`))
  await flushTasks()
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
    await flushTasks()
  }
  await session.test.clock.advance(100)
  await flushTasks()
  expect(session.state().wallets).toHaveLength(301)
  expect(updates).toBeLessThan(4)
})

it('rows: an identifier is the rdns, else the directory id, and merges no rows', () => {
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
