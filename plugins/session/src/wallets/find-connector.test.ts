import { expect, it } from 'vitest'
import { createFakeConnector } from '../test-support/fake-connector'
import { adapter, startSession } from '../test-support/start-session'

it('connect: accepts the id of a row or of a connector, and returns the id of the row', async () => {
  const identity = {}
  const injected = createFakeConnector('injected', { identity, traits: { kind: 'injected' } })
  const announced = createFakeConnector('announced', { identity, traits: { rdns: 'app.example' } })
  const session = await startSession({ connectors: [injected, announced] })
  expect(await session.api.connect('app.example')).toMatchObject({ id: 'announced', walletId: 'app.example' })
  expect(await session.api.connect('injected')).toMatchObject({ id: 'injected', walletId: 'app.example' })
})

it('connect: a wallet that claims the id of another connector as its rdns is not requested instead', async () => {
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

it('connect: uses the connector that serves the requested namespace', async () => {
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

it('connect: uses the connector that serves most of the requested namespaces', async () => {
  const rdns = 'app.example'
  const session = await startSession({
    adapters: [adapter('eip155'), adapter('solana'), adapter('bip122')],
    connectors: [
      createFakeConnector('evm', { identity: {}, traits: { rdns } }),
      createFakeConnector('rest', { identity: {}, traits: { rdns, namespaces: ['solana', 'bip122'] } }),
    ],
  })
  expect(session.state().wallets).toMatchObject([{ id: rdns, namespaces: ['eip155', 'solana', 'bip122'] }])
  const connecting = session.api.connect(rdns, { namespaces: ['eip155', 'bip122', 'solana'] })
  await connecting.catch(() => undefined)
  expect(Object.keys(session.state().connections)).toEqual(['rest'])
})

it('connect: an rdns that two wallets claim is refused, and each is connected by the id of its row', async () => {
  const claimant = (id: string) =>
    createFakeConnector(id, { identity: {}, traits: { name: id, rdns: 'app.example' } })
  const [first, second] = [claimant('first'), claimant('second')]
  const session = await startSession({ connectors: [first, second] })
  expect(session.state().wallets.map(({ id }) => id)).toEqual(['first', 'second'])
  await expect(session.api.connect('app.example')).rejects.toMatchObject({
    code: 'WALLET_AMBIGUOUS',
    details: { rdns: 'app.example', walletIds: ['first', 'second'] },
  })
  expect([first.calls, second.calls]).toEqual([[], []])
  expect(await session.api.connect('second')).toMatchObject({ walletId: 'second' })
})

it('connect: accepts an rdns in capitals, and that of MetaMask’s app for its extension', async () => {
  const session = await startSession({
    connectors: [createFakeConnector('metamask', { traits: { rdns: 'io.metamask' } })],
  })
  for (const rdns of ['IO.MetaMask', 'io.metamask.mobile'])
    expect(await session.api.connect(rdns)).toMatchObject({ walletId: 'io.metamask' })
})
