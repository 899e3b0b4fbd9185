import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { decodeContext } from '@latchkey/simulated-wallet/permissions'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { askData } from '../testing/data-client'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const world = setUpServices()
const now = Math.floor(Date.now() / 1_000)
const allowance = {
  type: 'native-token-recurring-allowance',
  data: { allowance: '0xa', start: now - 60, period: 86_400 },
}

test('service: records and revokes what the key of an account without a contract has signed', async () => {
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
  const { pci } = Object(await post('', { expiry: 1, permissions: [] }))
  const signer = {
    type: 'keys',
    data: { keys: [{ type: 'secp256k1', publicKey: privateKeyToAccount(generatePrivateKey()).publicKey }] },
  }
  const request = { chainId: '0x1', address, expiry: now + 86_400, signer, permissions: [allowance] }
  const grant = Object(
    await wallet.provider.request({ method: 'wallet_grantPermissions', params: [request] }),
  )
  expect(await post('/activate', { pci, ...grant, expiry: now + 5 })).not.toHaveProperty('success')
  expect(await post('/activate', { pci, ...grant })).toEqual({ success: true })
  const revoke = [{ pci, permissionsContext: grant.context, address: `eip155:1:${address}` }]
  const signature = await wallet.provider.request({ method: 'wallet_revokePermissions', params: revoke })
  const { grant: ofGrant } = decodeContext(grant.context)
  expect(await post('/revoke', { pci, signature: ofGrant })).not.toHaveProperty('success')
  expect(await post('/revoke', { pci, signature })).toEqual({ success: true })
  const { pcis } = Object((await askData(world.services, path)).body)
  expect(pcis).toMatchObject([{ pci, revokedAt: expect.any(Number) }])
})
