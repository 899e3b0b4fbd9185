import { expect, test } from 'vitest'
import { ADDRESS, OTHER, sessionOf } from '../test-support/fake-relay'
import { ask, createFakeWork, type FakeWork } from '../test-support/fake-work'

const assets = { assetDiscovery: { supported: true } }
const said = { '0x1': assets, '0x2105': { atomic: { status: 'supported' } }, '0x0': { paymasterService: {} } }

async function connected(sessionProperties: unknown, methods: readonly string[] = []): Promise<FakeWork> {
  const fake = createFakeWork()
  const connecting = fake.work.connect(ask())
  await fake.work.start()
  const session = sessionOf()
  const namespaces = { eip155: { ...session.namespaces['eip155'], methods } }
  fake.relay.proposals[0]?.approve({ ...session, namespaces, sessionProperties })
  await connecting
  return fake
}
const question = (params: unknown) => ({
  method: 'wallet_getCapabilities',
  params,
  networkId: 'eip155:1' as const,
  signal: new AbortController().signal,
})

test('capabilities: are returned from the session without a wallet request, in the format of a browser wallet', async () => {
  const { work, relay } = await connected({
    capabilities: JSON.stringify({ [ADDRESS.toLowerCase()]: said }),
  })
  expect(await work.request(question([ADDRESS]))).toEqual(said)
  expect(await work.request(question([ADDRESS, ['0x01']]))).toEqual({ '0x1': assets, '0x0': said['0x0'] })
  expect(relay.requests).toEqual([])
})

test('capabilities: are also known for a restored session', async () => {
  const fake = createFakeWork()
  fake.relay.stored = [
    { ...sessionOf(), sessionProperties: { capabilities: JSON.stringify({ [ADDRESS]: said }) } },
  ]
  const accounts = [{ namespace: 'eip155', address: ADDRESS }] as const
  await fake.work.reconnect({ ...ask(), accounts })
  expect(await fake.work.request(question([ADDRESS]))).toEqual(said)
})

test.each([
  ['of another account', { capabilities: JSON.stringify({ [OTHER]: said }) }],
  ['of no chain', { capabilities: JSON.stringify({ [ADDRESS]: { mainnet: assets } }) }],
  ['no JSON', { capabilities: '{' }],
  ['no text', { capabilities: { [ADDRESS]: said } }],
  ['far too long', { capabilities: JSON.stringify({ [ADDRESS]: said }).padEnd(100_001) }],
  ['none', undefined],
])('capabilities: %s: the wallet gets the request if it granted the method', async (_what, properties) => {
  const { work, relay } = await connected(properties, ['wallet_getCapabilities'])
  relay.answer = () => ({ '0x1': {} })
  expect(await work.request(question([ADDRESS]))).toEqual({ '0x1': {} })
  expect(relay.requests).toHaveLength(1)
  const silent = await connected(properties)
  await expect(silent.work.request(question([ADDRESS]))).rejects.toMatchObject({ code: 4200 })
})
