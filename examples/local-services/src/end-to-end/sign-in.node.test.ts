import { formatSiwxMessage, type SiwxMessage } from '@latchkey/siwx/message'
import { createTestClient, http, parseEther, publicActions, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { createSay } from '../../../embedded-wallet-frame/src/copy/say'
import { handleEvmRequest } from '../../../embedded-wallet-frame/src/evm/handle-evm-request'
import { createRefusedNonces } from '../../../embedded-wallet-frame/src/evm/refused-nonces'
import { createSmartAccount } from '../../../embedded-wallet-frame/src/evm/smart-account'
import { createRpcClient } from '../../../embedded-wallet-frame/src/rpc-client'
import { createMemoryStorage } from '../../../embedded-wallet-frame/src/test-support/create-memory-storage'
import { createRandomAccount } from '../../../embedded-wallet-frame/src/test-support/create-random-account'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const world = setUpServices()
/** The suffix of a signature of a contract that is not deployed (ERC-6492). */
const WRAPPED = /(6492){16}$/
const ORIGIN = 'http://127.0.0.1:4800'

/** The smart account of a fresh owner, and a browser whose user signs in with it. */
function open() {
  const account = createRandomAccount()
  const smartAccount = createSmartAccount(account, 1, smartAccounts)
  const rpcUrl = `${world.services.urls.gateway}/rpc/1`
  const chain = createTestClient({ mode: 'anvil', transport: http(world.services.urls.chainMainnet) })
  const request = (method: string, params: unknown): Promise<unknown> =>
    handleEvmRequest({
      method,
      params,
      chainId: 1,
      hostOrigin: ORIGIN,
      account,
      smartAccount,
      ownContracts: [smartAccounts.entryPoint, smartAccount.address],
      preferred: 'smartAccount',
      nonces: createRefusedNonces(createMemoryStorage()),
      say: createSay('en'),
      node: createRpcClient(rpcUrl),
      approve: async () => undefined,
    })
  let cookie = ''
  const post = async (path: string, body: object) => {
    const response = await fetch(`${world.services.urls.siwxServer}${path}`, {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response.json()
  }
  return {
    chain: chain.extend(publicActions),
    address: smartAccount.address,
    request,
    async sign(change: Partial<SiwxMessage> = {}) {
      const { nonce, issuedAt } = await post('/nonce', {})
      const message = formatSiwxMessage({
        domain: '127.0.0.1:4800',
        accountAddress: smartAccount.address,
        networkId: 'eip155:1',
        uri: `${ORIGIN}/`,
        version: '1',
        nonce,
        issuedAt,
        ...change,
      })
      const signature = await request('personal_sign', [toHex(message), smartAccount.address])
      return { message, signature }
    },
    verify: (signed: object) => post('/verify', signed),
    async session() {
      const { siwxServer } = world.services.urls
      const response = await fetch(`${siwxServer}/session`, { headers: { cookie } })
      return (await response.json()).session
    },
  }
}

test('sign-in: a smart account signs in before and after it is deployed', async () => {
  const { chain, address, request, sign, verify, session } = open()
  const before = await sign()
  expect(await chain.getCode({ address })).toBeUndefined()
  expect(before.signature).toMatch(WRAPPED)
  expect(await verify(before)).toEqual({ ok: true, accountAddress: address, networkId: 'eip155:1' })
  expect(await session()).toEqual({ accountAddress: address, networkId: 'eip155:1' })

  await chain.setBalance({ address, value: parseEther('1') })
  await request('eth_sendTransaction', [{ from: address, to: createRandomAccount().address, value: '0x1' }])
  await vi.waitFor(async () => expect(await chain.getCode({ address })).toBeDefined())
  const after = await sign()
  expect(after.signature).not.toMatch(WRAPPED)
  expect(await verify(after)).toMatchObject({ ok: true, accountAddress: address })
})

test('sign-in: the signature of another smart account is refused', async () => {
  const [user, stranger] = [open(), open()]
  const { message } = await user.sign()
  const signature = await stranger.request('personal_sign', [toHex(message), stranger.address])
  expect(await user.verify({ message, signature })).toEqual({ ok: false, code: 'SIGNATURE_INVALID' })
})

test('sign-in: a replayed, a foreign and a late signature are refused, each with its code', async () => {
  const [user, thief] = [open(), open()]
  const stolen = await user.sign()
  expect(await user.verify(stolen)).toMatchObject({ ok: true })
  for (const browser of [user, thief])
    expect(await browser.verify(stolen)).toEqual({ ok: false, code: 'NONCE_USED' })
  const elsewhere = await user.sign({ domain: 'evil.example', uri: 'https://evil.example/' })
  expect(await user.verify(elsewhere)).toEqual({ ok: false, code: 'DOMAIN_MISMATCH' })
  const late = await user.sign()
  await world.setFault({ service: 'siwx-server', kind: 'expired', times: 1 })
  expect(await user.verify(late)).toEqual({ ok: false, code: 'NONCE_EXPIRED' })
  expect(await thief.session()).toBeNull()
})

test('sign-in: refused while the node is unreachable, accepted once it is back', async () => {
  const { sign, verify } = open()
  const signed = await sign()
  await world.setFault({ service: 'rpc:1', kind: 'status', status: 503 })
  expect(await verify(signed)).toEqual({ ok: false, code: 'NODE_UNREACHABLE' })
  await world.clearFaults()
  expect(await verify(signed)).toMatchObject({ ok: true })
})

test('sign-in: a signature for one chain is refused on another', async () => {
  const { sign, verify } = open()
  const { signature } = await sign()
  const { message } = await sign({ networkId: 'eip155:8453' })
  expect(await verify({ message, signature })).toEqual({ ok: false, code: 'SIGNATURE_INVALID' })
})
