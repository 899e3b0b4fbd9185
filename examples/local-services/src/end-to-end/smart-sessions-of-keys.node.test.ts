import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { decodeContext } from '@latchkey/simulated-wallet/permissions'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { cosigner } from '../smart-sessions/cosigner'
import { askData, refusal } from '../testing/data-client'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const world = setUpServices()
const now = Math.floor(Date.now() / 1_000)
const allowance = {
  type: 'native-token-recurring-allowance',
  data: { allowance: '0xa', start: now - 60, period: 86_400 },
}

/** A user of a wallet whose account has no contract, and a site with a key. */
async function open() {
  const rpcUrl = `${world.services.urls.gateway}/rpc/1`
  const wallet = createSimulatedWallet({
    networks: [{ networkId: 'eip155:1', rpcUrl }],
    accounts: [generatePrivateKey()],
    authorised: true,
    sessions: true,
  })
  const [address] = await wallet.accounts()
  const path = `/v1/sessions/${encodeURIComponent(`eip155:1:${address}`)}`
  const post = async (end: string, body: object): Promise<object> =>
    Object(
      (await askData(world.services, `${path}${end}`, { method: 'POST', body: JSON.stringify(body) })).body,
    )
  const list = async (): Promise<unknown> =>
    Reflect.get(Object((await askData(world.services, path)).body), 'pcis')
  const siteKey = { type: 'secp256k1', publicKey: privateKeyToAccount(generatePrivateKey()).publicKey }
  const requestOf = (...keys: readonly object[]) => ({
    ...{ chainId: '0x1', address, expiry: now + 86_400, permissions: [allowance], policies: [] },
    signer: { type: 'keys', data: { keys: [...keys, siteKey] } },
  })
  const ask = async (method: string, params: readonly object[]) =>
    Object(await wallet.provider.request({ method, params }))
  /** Begins a session and has the wallet grant it. */
  const begin = async (policies: readonly object[] = []) => {
    const { pci, key } = Object(await post('?v=2', { ...requestOf(), policies }))
    return { pci, grant: await ask('wallet_grantPermissions', [requestOf(key)]) }
  }
  return { address, post, list, requestOf, ask, begin }
}

test('service: records and revokes what the key of an account without a contract has signed', async () => {
  const { address, post, list, ask, begin } = await open()
  const { pci, grant } = await begin()
  expect(await post('/activate', { pci, ...grant, expiry: now + 5 })).not.toHaveProperty('success')
  expect(await post('/activate', { pci, ...grant })).toEqual({ success: true })
  const revoke = { pci, permissionsContext: grant.context, address: `eip155:1:${address}` }
  const signature = (await ask('wallet_revokePermissions', [revoke])).valueOf()
  const { grant: ofGrant } = decodeContext(grant.context)
  expect(await post('/revoke', { pci, signature: ofGrant })).not.toHaveProperty('success')
  expect(await post('/revoke', { pci, signature })).toEqual({ success: true })
  expect(await list()).toMatchObject([{ pci, revokedAt: expect.any(Number) }])
})

test('service: begins only a whole request of version 2', async () => {
  const { post, requestOf } = await open()
  const whole = requestOf()
  const wrong: readonly (readonly [string, object])[] = [
    ['', whole],
    ['?v=1', whole],
    ['?v=2', { ...whole, version: 2 }],
    ['?v=2', { ...whole, policies: undefined }],
  ]
  for (const [query, body] of wrong) expect(await post(query, body)).toMatchObject({ status: 'FAILED' })
  const { publicKey } = cosigner
  expect(await post('?v=2', whole)).toMatchObject({ key: { type: 'secp256k1', publicKey } })
})

test('service: the policies of a request have to be recorded with the grant', async () => {
  const { post, list, begin } = await open()
  const policies = [{ type: 'call-limit', data: { count: 1 } }]
  const { pci, grant } = await begin(policies)
  expect(await post('/activate', { pci, ...grant })).toEqual(
    refusal('policies', 'The policies of the request are missing'),
  )
  expect(await post('/activate', { pci, ...grant, policies })).toEqual({ success: true })
  expect(await list()).toMatchObject([{ pci, policies }])
})
