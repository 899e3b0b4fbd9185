import type { Network } from '@latchkey/session/contract'
import { expect, it } from 'vitest'
import { ADDRESS, OTHER } from '../test-support/fake-relay'
import { ask, base, createFakeWork, ethereum, type FakeWork } from '../test-support/fake-work'

const SOL = 'GsbwXfJraMomNxBcpR3DBFX9QFeJ9jJ5BcU1z8jKp7uM'
const MAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OLDER_MAIN = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const DEV = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const solana: Network = { ...ethereum, id: MAIN, namespace: 'solana' }
const devnet: Network = { ...solana, id: DEV }
const networks = [ethereum, base, solana, devnet]
const events = ['accountsChanged', 'chainChanged']

type Namespaces = Readonly<
  Record<string, { readonly accounts: readonly string[]; readonly methods: readonly string[] }>
>

const sessionOf = (namespaces: Namespaces) => ({
  topic: 'session-1',
  expiry: 10_000_000_000,
  namespaces: Object.fromEntries(Object.entries(namespaces).map(([key, one]) => [key, { ...one, events }])),
  peer: { metadata: { name: 'Wallet', icons: [] } },
})

const evm = (...methods: readonly string[]) => ({ accounts: [`eip155:1:${ADDRESS}`], methods })
const onSolana = (id: string) => ({ accounts: [`${id}:${SOL}`], methods: ['solana_signMessage'] })

async function connected(namespaces: Namespaces): Promise<FakeWork & { readonly emitted: unknown[] }> {
  const emitted: unknown[] = []
  const fake = createFakeWork({ networks })
  fake.work.subscribe(
    {
      accountsChanged: () => emitted.push('accounts'),
      networkChanged: () => emitted.push('network'),
      sessionChanged: (result) => emitted.push(result),
      disconnected: () => emitted.push('ended'),
    },
    new AbortController().signal,
  )
  const connecting = fake.work.connect(ask())
  await fake.work.start()
  fake.relay.proposals[0]?.approve(sessionOf(namespaces))
  await connecting
  return { ...fake, emitted }
}

it('namespaces: a session of two connects both, each with its approved networks or, if the wallet adds networks, with all', async () => {
  const plain = await connected({ eip155: evm('personal_sign'), solana: onSolana(MAIN) })
  expect(await plain.work.connect(ask())).toMatchObject({
    accounts: [
      { namespace: 'eip155', address: ADDRESS },
      { namespace: 'solana', address: SOL },
    ],
    networkIds: { eip155: 'eip155:1', solana: MAIN },
    approvedNetworkIds: { eip155: ['eip155:1'], solana: [MAIN] },
  })
  const open = await connected({ eip155: evm('wallet_addEthereumChain'), solana: onSolana(MAIN) })
  expect((await open.work.connect(ask())).approvedNetworkIds).toEqual({ solana: [MAIN] })
})

it('namespaces: a wallet that uses the older id of Solana is connected there, and gets requests with that id', async () => {
  const { work, relay } = await connected({ solana: onSolana(OLDER_MAIN) })
  expect(await work.connect(ask())).toMatchObject({
    networkIds: { solana: MAIN },
    approvedNetworkIds: { solana: [MAIN] },
  })
  const { signal } = new AbortController()
  await work.request({ method: 'solana_signMessage', params: {}, networkId: MAIN, signal })
  expect(relay.requests).toMatchObject([{ networkId: OLDER_MAIN, method: 'solana_signMessage' }])
})

it('namespaces: one that the wallet grants later is connected, and disconnected when its networks are removed', async () => {
  const { relay, emitted } = await connected({ eip155: evm() })
  const update = (namespaces: Namespaces): void =>
    relay.emit({ kind: 'update', topic: 'session-1', namespaces: sessionOf(namespaces).namespaces })
  const further = { accounts: [`eip155:1:${ADDRESS}`, `eip155:8453:${ADDRESS}`], methods: [] }
  update({ eip155: further, solana: onSolana(MAIN) })
  expect(emitted.at(-1)).toMatchObject({
    networkIds: { eip155: 'eip155:1', solana: MAIN },
    approvedNetworkIds: { eip155: ['eip155:1', 'eip155:8453'], solana: [MAIN] },
  })
  update({ eip155: further })
  expect(emitted.at(-1)).toMatchObject({ networkIds: { eip155: 'eip155:1' } })
  expect(emitted.at(-1)).not.toHaveProperty('networkIds.solana')
})

it('namespaces: chains the site lacks are left out; a new namespace starts on one it has', async () => {
  const { relay, emitted } = await connected({ eip155: evm() })
  const namespaces = sessionOf({
    eip155: { accounts: [`eip155:1:${OTHER}`], methods: [] },
    cosmos: { accounts: ['cosmos:hub-4:cosmos1abc'], methods: [] },
    solana: { accounts: [`solana:other:${SOL}`, `${DEV}:${SOL}`], methods: [] },
  }).namespaces
  relay.emit({ kind: 'update', topic: 'session-1', namespaces })
  expect(emitted).toMatchObject([{ networkIds: { eip155: 'eip155:1', solana: DEV } }])
  expect(emitted[0]).not.toHaveProperty('networkIds.cosmos')
})

it('switching: to a network that was not approved, without a granted method to add it, is a typed error at once', async () => {
  const { work, relay } = await connected({ eip155: evm('personal_sign'), solana: onSolana(MAIN) })
  for (const network of [base, devnet])
    await expect(work.switchNetwork(network, new AbortController().signal)).rejects.toMatchObject({
      code: 4902,
    })
  expect(relay.requests).toEqual([])
})

it('switching: if only the method to add networks was granted, the network is added', async () => {
  const { work, relay } = await connected({ eip155: evm('wallet_addEthereumChain') })
  relay.answer = () => {
    const accounts = [`eip155:1:${ADDRESS}`, `eip155:8453:${ADDRESS}`]
    const { namespaces } = sessionOf({ eip155: { accounts, methods: ['wallet_addEthereumChain'] } })
    relay.emit({ kind: 'update', topic: 'session-1', namespaces })
    return null
  }
  await work.switchNetwork(base, new AbortController().signal)
  expect(relay.requests.map(({ method }) => method)).toEqual(['wallet_addEthereumChain'])
  expect((await work.connect(ask())).networkIds).toEqual({ eip155: 'eip155:8453' })
})

it('switching: in one namespace of a session does not change the other', async () => {
  const { work } = await connected({
    eip155: evm(),
    solana: { accounts: [`${MAIN}:${SOL}`, `${DEV}:${SOL}`], methods: [] },
  })
  await work.switchNetwork(devnet, new AbortController().signal)
  expect((await work.connect(ask())).networkIds).toEqual({ eip155: 'eip155:1', solana: DEV })
})
