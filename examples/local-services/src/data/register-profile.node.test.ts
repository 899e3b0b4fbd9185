import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSay } from '../../../embedded-wallet-frame/src/copy/say'
import { handleEvmRequest } from '../../../embedded-wallet-frame/src/evm/handle-evm-request'
import { createRefusedNonces } from '../../../embedded-wallet-frame/src/evm/refused-nonces'
import { createSmartAccount } from '../../../embedded-wallet-frame/src/evm/smart-account'
import { createRpcClient } from '../../../embedded-wallet-frame/src/rpc-client'
import { createMemoryStorage } from '../../../embedded-wallet-frame/src/test-support/create-memory-storage'
import { createRandomAccount } from '../../../embedded-wallet-frame/src/test-support/create-random-account'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { type Answered, askData, callsOf, refusal } from '../testing/data-client'
import { freePorts } from '../testing/free-ports'
import { createNameRegistry } from './name-registry'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const BASE = 2_147_492_101
const ETHEREUM = 2_147_483_649
let services: LocalServices
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'))
  services = await startLocalServices({ ports: freePorts, stateFile: join(folder, 'world.json') })
})
afterAll(async () => {
  await services.stop()
  await rm(folder, { recursive: true })
})

const seconds = (): number => Math.floor(Date.now() / 1_000)
const messageOf = (name: string, timestamp = seconds(), attributes = {}): string =>
  JSON.stringify({ name, attributes, timestamp })
const register = (body: object): Promise<Answered> =>
  askData(services, '/v1/profile/account', {
    kit: false,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const find = async (name: string): Promise<unknown> =>
  (await askData(services, `/v1/profile/account/${name}?apiVersion=2`)).body

async function signed(name: string, { timestamp = seconds(), attributes = {}, coinType = ETHEREUM } = {}) {
  const account = privateKeyToAccount(generatePrivateKey())
  const message = messageOf(name, timestamp, attributes)
  const signature = await account.signMessage({ message })
  return { coin_type: coinType, address: account.address, message, signature }
}

test('registration: a signed name is stored, found by name and address, and no longer free', async () => {
  const body = await signed('first-light.reown.id')
  const entry = { address: body.address, created_at: expect.any(String) }
  const profile = {
    name: 'first-light.reown.id',
    registered_at: expect.any(String),
    updated_at: null,
    addresses: { 60: entry, [ETHEREUM]: entry },
    attributes: {},
  }
  expect(await register(body)).toMatchObject({ status: 200, body: profile })
  expect(await find('first-light.reown.id')).toEqual(profile)
  const reverse = await askData(services, `/v1/profile/reverse/${body.address}?apiVersion=2`)
  expect(reverse.body).toEqual([profile])
  const { body: suggested } = await askData(services, '/v1/profile/suggestions/first-light?zone=reown.id')
  expect(suggested).toMatchObject({
    suggestions: [
      { name: 'first-light.reown.id', registered: true },
      { registered: false },
      { registered: false },
      { registered: false },
      { registered: false },
    ],
  })
  expect(await register(await signed('first-light.reown.id'))).toMatchObject({
    status: 400,
    body: refusal('name', 'Name is already registered'),
  })
  expect(createNameRegistry(join(folder, 'world.names.json')).findByName('first-light.reown.id')).toEqual(
    profile,
  )
  expect((await callsOf(services, 'data:registration')).length).toBeGreaterThan(0)
})

test.each([
  ['another key', { signature: `0x${'11'.repeat(64)}1b` }, 401, 'signature'],
  ['no signature', { signature: 'none' }, 401, 'signature'],
  ['a chain that is not here', { coin_type: 2_147_483_785 }, 400, 'coin_type'],
  ['no address', { address: '0x12' }, 400, 'address'],
  ['no JSON within', { message: 'hello' }, 422, 'body'],
])('registration: %s is refused', async (_what, change, status, field) => {
  const name = `refused-${field.replace('_', '-')}.reown.id`
  const body = { ...(await signed(name)), ...change }
  expect(await register(body)).toMatchObject({ status, body: { reasons: [{ field }] } })
  expect(await find(name)).toEqual([])
})

test.each([
  ['ab.reown.id', {}, 'name'],
  ['Upper.reown.id', {}, 'name'],
  ['under_score.reown.id', {}, 'name'],
  ['fine.example.com', {}, 'name'],
  ['a.b.reown.id', {}, 'name'],
  ['past.reown.id', { timestamp: seconds() - 40 }, 'timestamp'],
  ['future.reown.id', { timestamp: seconds() + 600 }, 'timestamp'],
  ['shoes.reown.id', { attributes: { size: '43' } }, 'attributes'],
])('registration: %s with %j is refused', async (name, parts, field) => {
  expect(await register(await signed(name, parts))).toMatchObject({
    status: 400,
    body: { reasons: [{ field }] },
  })
})

test('registration: an undeployed contract account can sign, its owner’s key alone cannot', async () => {
  const account = createRandomAccount()
  const smartAccount = createSmartAccount(account, 8453, smartAccounts)
  const message = messageOf('contract.reown.id')
  const signature = await handleEvmRequest({
    method: 'personal_sign',
    params: [toHex(message), smartAccount.address],
    chainId: 8453,
    hostOrigin: 'http://127.0.0.1:4800',
    account,
    smartAccount,
    ownContracts: [smartAccounts.entryPoint, smartAccount.address],
    preferred: 'smartAccount',
    nonces: createRefusedNonces(createMemoryStorage()),
    say: createSay('en'),
    node: createRpcClient(`${services.urls.gateway}/rpc/8453`),
    approve: async () => undefined,
  })
  const body = { coin_type: BASE, address: smartAccount.address, message, signature }
  const byKey = await account.signMessage({ message })
  expect(await register({ ...body, signature: byKey })).toMatchObject({ status: 401 })
  expect(await register(body)).toMatchObject({ status: 200, body: { name: 'contract.reown.id' } })
})

test('suggestions: need three characters and the service’s zone', async () => {
  expect(await askData(services, '/v1/profile/suggestions/ab')).toMatchObject({ status: 400 })
  expect(await askData(services, '/v1/profile/suggestions/abcd?zone=example.com')).toMatchObject({
    status: 400,
  })
  expect((await askData(services, '/v1/profile/suggestions/lantern')).body).toMatchObject({
    suggestions: [{ name: 'lantern.reown.id', registered: true }, {}, {}, {}, {}],
  })
})
