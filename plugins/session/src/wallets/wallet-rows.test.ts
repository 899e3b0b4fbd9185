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

it('rows: connectors with the same rdns in different namespaces are one row', () => {
  const rows = rowsOf(
    connector('evm', { rdns: 'app.example', name: 'Example' }),
    connector('solana', { rdns: 'app.example', name: 'Example', namespaces: ['solana'] }),
  )
  expect(short(rows)).toEqual([['app.example', 'evm+solana', false]])
  expect(rows[0]?.namespaces).toEqual(['eip155', 'solana'])
})

it('rows: window.ethereum joins the row of the announced connector with the same provider, in any order', () => {
  const identity = {}
  const injected = connector('injected', { kind: 'injected', name: 'Browser', identity })
  const announced = connector('announced', { rdns: 'app.example', name: 'Example', identity })
  for (const rows of [rowsOf(injected, announced), rowsOf(announced, injected)]) {
    expect(short(rows)).toEqual([['app.example', 'announced+injected', false]])
    expect(rows[0]?.name).toBe('Example')
  }
})

it('rows: window.ethereum without an announcement is listed last, with its own name', () => {
  const rows = rowsOf(
    connector('injected', { kind: 'injected', name: 'Legacy', identity: {} }),
    connector('b', { name: 'B', identity: {} }),
    connector('a', { name: 'A', identity: {} }),
  )
  expect(rows.map(({ name }) => name)).toEqual(['B', 'A', 'Legacy'])
})

it('rows: two providers with the same rdns are two rows, both marked', () => {
  const rows = rowsOf(
    connector('real', { rdns: 'io.metamask', name: 'MetaMask', identity: {} }),
    connector('other', { rdns: 'io.metamask', name: 'MetaMask', identity: {} }),
  )
  expect(short(rows)).toEqual([
    ['real', 'real', true],
    ['other', 'other', true],
  ])
})

it('rows: the rdns of MetaMask’s app is compared as that of its extension', () => {
  const app = connector('app', { rdns: 'io.metamask.mobile', name: 'App', identity: {} })
  const solana = connector('solana', { rdns: 'io.metamask', name: 'App', namespaces: ['solana'] })
  expect(short(rowsOf(app, solana))).toEqual([['io.metamask.mobile', 'app+solana', false]])
  const extension = connector('extension', { rdns: 'IO.MetaMask', name: 'Extension', identity: {} })
  expect(short(rowsOf(app, extension))).toEqual([
    ['app', 'app', true],
    ['extension', 'extension', true],
  ])
})

it('rows: wallets with the same name stay separate rows, both marked', () => {
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

it('rows: a copied name and icon in another namespace is a separate row, marked if it is spelled with other letters', () => {
  const genuine = connector('evm', { name: 'Harbour', rdns: 'app.harbour', iconUrl: picture, identity: {} })
  const copy = { iconUrl: picture, namespaces: ['solana'], identity: {} }
  for (const [name, marked] of [
    ['Harbour', false],
    [' har-bour', false],
    ['Hаrbour\u3164', true],
    ['Harb0ur', true],
    ['Hárbour', true],
  ] as const) {
    const forged = connector('solana', { ...copy, name })
    for (const rows of [
      toWalletRows(groupConnectors([genuine, forged]), confusables),
      toWalletRows(groupConnectors([forged, genuine]), confusables),
    ]) {
      expect(rows.map(({ connectors }) => connectors.length)).toEqual([1, 1])
      expect([name, ...rows.map(({ lookAlike }) => lookAlike)]).toEqual([name, marked, marked])
      expect(rows.find(({ id }) => id === 'app.harbour')?.connectors[0]?.id).toBe('evm')
    }
  }
})

it('rows: one provider object announced for two namespaces is one row', () => {
  const identity = {}
  const rows = rowsOf(
    connector('evm', { name: 'Harbour', identity }),
    connector('solana', { name: 'Harbour', namespaces: ['solana'], identity }),
  )
  expect(short(rows)).toEqual([['evm', 'evm+solana', false]])
})

it('rows: of three wallets with the same name, the two in one namespace are marked as look-alikes', () => {
  const rows = rowsOf(
    connector('evm', { name: 'Phantom', iconUrl: picture, identity: {} }),
    connector('solana', { name: 'Phantom', iconUrl: picture, namespaces: ['solana'], identity: {} }),
    connector('other', { name: 'Phantom', namespaces: ['solana'], identity: {} }),
  )
  expect(short(rows)).toEqual([
    ['evm', 'evm', false],
    ['solana', 'solana', true],
    ['other', 'other', true],
  ])
})

it('rows: two providers with the same EIP-6963 uuid are both marked', () => {
  const uuid = '350670db-19fa-4704-a166-e52e178b59d2'
  const rows = rowsOf(
    connector('a', { name: 'A', rdns: 'com.a', uuid, identity: {} }),
    connector('b', { name: 'B', rdns: 'com.b', uuid, identity: {} }),
    connector('c', { name: 'C', rdns: 'com.c', identity: {} }),
  )
  expect(rows.map(({ lookAlike }) => lookAlike)).toEqual([true, true, false])
})

it('rows: if the table of confusable letters is missing, names with other letters than ASCII are marked', () => {
  const rows = rowsOf(connector('a', { name: 'Кошелёк' }), connector('b', { name: 'Plain' }))
  expect(rows.map(({ lookAlike }) => lookAlike)).toEqual([true, false])
})

it('rows: two wallets without an rdns are separate rows', () => {
  const rows = rowsOf(connector('a', { name: 'A' }), connector('b', { name: 'B', namespaces: ['solana'] }))
  expect(short(rows)).toEqual([
    ['a', 'a', false],
    ['b', 'b', false],
  ])
})

it('rows: a wallet without an rdns is merged with no connector of the same name, in whatever namespace', () => {
  const announced = connector('eip6963:~oak', { name: 'Oak', kind: 'announced', identity: {} })
  const solana = connector('oak-solana', { name: 'Oak', rdns: 'app.oak', namespaces: ['solana'] })
  const noted = connector('oak-bitcoin', { name: 'Oak', explorerId: 'dir-oak', namespaces: ['bip122'] })
  expect(rowsOf(announced, solana, noted)).toMatchObject([
    { id: 'eip6963:~oak', connectors: [{ id: 'eip6963:~oak' }] },
    { id: 'app.oak', connectors: [{ id: 'oak-solana' }] },
    { id: 'oak-bitcoin', connectors: [{ id: 'oak-bitcoin' }] },
  ])
})

it('rows: the order of slot items comes before the order of appearance', () => {
  const first = { ...connector('first', { name: 'First' }), order: -1 }
  expect(rowsOf(connector('a', { name: 'A' }), first).map(({ name }) => name)).toEqual(['First', 'A'])
})

it('rows: twelve connectors form the same ten rows in any order of appearance', () => {
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

interface FilterContract {
  readonly id: 'test/filter'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const filter = definePlugin(defineContract<FilterContract>('test/filter', 1), {
  setup(ctx) {
    ctx.fill(walletFilters, { id: 'filter', hides: ({ name }) => name === 'Hidden' })
    return {}
  },
})

it('wallets: are listed in order of appearance, without hidden ones, and removed with their connector', async () => {
  const session = await startSession({
    connectors: [createFakeConnector('z', { traits: { name: 'Z' } })],
    plugins: [filter()],
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

it('wallets: a look-alike with letters of another script is never listed without its mark', async () => {
  const session = await startSession()
  const listed: string[] = []
  session.test.latchkey.watch(
    sessionContract,
    ({ wallets }) => wallets,
    (wallets) => void listed.push(...wallets.map(({ name, lookAlike }) => `${name} ${lookAlike}`)),
  )
  session.announce(createFakeConnector('real', { traits: { name: 'MetaMask' } }))
  session.announce(createFakeConnector('copy', { traits: { name: 'ꓟetaMask' } }))
  await flushTasks()
  await flushTasks()
  expect(session.state().wallets.map(({ lookAlike }) => lookAlike)).toEqual([true, true])
  expect(listed).not.toContain('ꓟetaMask false')
})

it('wallets: many announcements in one task cause one update', async () => {
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

it('wallets: with more than 100 wallets, further ones are listed together after 100 ms', async () => {
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

it('rows: the identifier is the rdns, else the directory id; equal directory ids do not merge rows', () => {
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
