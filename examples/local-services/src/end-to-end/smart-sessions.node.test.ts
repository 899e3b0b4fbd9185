import {
  createPublicClient,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbiParameters,
  parseEther,
  toHex,
} from 'viem'
import {
  entryPoint08Abi,
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import type { LocalAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import type { Approval } from '../../../embedded-wallet-frame/src/approval/approval-card'
import { createSay } from '../../../embedded-wallet-frame/src/copy/say'
import { handleEvmRequest } from '../../../embedded-wallet-frame/src/evm/handle-evm-request'
import { createRefusedNonces } from '../../../embedded-wallet-frame/src/evm/refused-nonces'
import { createSmartAccount } from '../../../embedded-wallet-frame/src/evm/smart-account'
import { type AccountCall, accountAbi } from '../../../embedded-wallet-frame/src/evm/user-operation'
import { createRpcClient } from '../../../embedded-wallet-frame/src/rpc-client'
import { createMemoryStorage } from '../../../embedded-wallet-frame/src/test-support/create-memory-storage'
import { createRandomAccount } from '../../../embedded-wallet-frame/src/test-support/create-random-account'
import { waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { tokens } from '../chain/tokens'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import { cosigner } from '../smart-sessions/cosigner'
import { askData, refusal } from '../testing/data-client'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const world = setUpServices()
const [alice, bob] = devAccounts
const [usdc] = tokens
if (!usdc) throw new Error('There is no token')
const TOKEN = usdc.address
const DAY = 86_400
const MAX_FEE = 3_000_000_000n
const now = (): number => Math.floor(Date.now() / 1_000)

interface Reply {
  readonly context: Hex
  readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex }
}

/** A user with a smart account that has one ether, and a site with a key. */
async function open(chainId: 1 | 8453 = 1) {
  const account = createRandomAccount()
  const key = createRandomAccount()
  const smartAccount = createSmartAccount(account, chainId, smartAccounts)
  const { address } = smartAccount
  const rpcUrl = `${world.services.urls.gateway}/rpc/${chainId}`
  const { chainMainnet, chainBase } = world.services.urls
  const chain = createTestClient({ mode: 'anvil', transport: http(chainId === 1 ? chainMainnet : chainBase) })
  await chain.setBalance({ address, value: parseEther('1') })
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 50 })
  const node = createRpcClient(rpcUrl)
  const asked: Approval[] = []
  const request = (method: string, params: unknown): Promise<unknown> =>
    handleEvmRequest({
      method,
      params,
      chainId,
      hostOrigin: 'http://127.0.0.1:4800',
      account,
      smartAccount,
      ownContracts: [smartAccounts.entryPoint, address],
      preferred: 'smartAccount',
      nonces: createRefusedNonces(createMemoryStorage()),
      say: createSay('en'),
      node,
      async approve(approval) {
        asked.push(approval)
      },
    })
  const siteKey = { type: 'secp256k1', publicKey: key.publicKey }
  const requestOf = (permissions: readonly object[], expiry = now() + DAY, keys: readonly object[] = []) => ({
    ...{ chainId: toHex(chainId), address, expiry, permissions, policies: [] },
    signer: { type: 'keys', data: { keys: [...keys, siteKey] } },
  })
  const grant = async (...asked: Parameters<typeof requestOf>): Promise<Reply> =>
    (await request('wallet_grantPermissions', [requestOf(...asked)])) as Reply
  /** Sends calls signed by the session's keys. Rejects with the entry point's error. */
  const act = async (
    { context, accountMeta }: Reply,
    calls: readonly AccountCall[],
    {
      by = [key],
      maxFeePerGas = MAX_FEE,
    }: { by?: readonly Pick<LocalAccount, 'sign'>[]; maxFeePerGas?: bigint } = {},
  ): Promise<void> => {
    const exists = (await client.getCode({ address })) !== undefined
    const nonce = await client.readContract({
      address: smartAccounts.entryPoint,
      abi: entryPoint08Abi,
      functionName: 'getNonce',
      args: [address, 7n],
    })
    const [only] = calls
    const operation: UserOperation<'0.8'> = {
      sender: address,
      nonce,
      callData:
        only && calls.length === 1
          ? encodeFunctionData({
              abi: accountAbi,
              functionName: 'execute',
              args: [only.to, only.value, only.data],
            })
          : encodeFunctionData({
              abi: accountAbi,
              functionName: 'executeBatch',
              args: [calls.map(({ to, value, data }) => ({ target: to, value, data }))],
            }),
      callGasLimit: 200_000n,
      verificationGasLimit: 700_000n,
      preVerificationGas: 60_000n,
      maxFeePerGas,
      maxPriorityFeePerGas: 1n,
      signature: '0x',
      ...(!exists && accountMeta),
    }
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: smartAccounts.entryPoint,
      entryPointVersion: '0.8',
      userOperation: operation,
    })
    const signatures = await Promise.all(by.map(({ sign }) => sign?.({ hash }) ?? '0x'))
    const signature = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [context, signatures])
    await node('eth_sendUserOperation', [
      formatUserOperationRequest({ ...operation, signature }),
      smartAccounts.entryPoint,
    ])
  }
  const id = `/v1/sessions/${encodeURIComponent(`eip155:${chainId}:${address}`)}`
  const post = (path: string, body: unknown) =>
    askData(world.services, `${id}${path}`, { method: 'POST', body: JSON.stringify(body) })
  const list = async (): Promise<readonly Record<string, unknown>[]> =>
    Reflect.get(Object((await askData(world.services, id)).body), 'pcis')
  /** Begins a session, grants it to the keys of the service and the site, and does not record it. */
  const begin = async (permissions: readonly object[]) => {
    const { pci, key: serviceKey } = Object((await post('?v=2', requestOf(permissions))).body)
    return { pci: String(pci), session: await grant(permissions, undefined, [serviceKey]) }
  }
  const fund = async (amount: bigint): Promise<void> => {
    await chain.impersonateAccount({ address: alice })
    const hash = await chain.request({
      method: 'eth_sendTransaction',
      params: [{ from: alice, to: TOKEN, data: pay(address, amount) }],
    } as never)
    await waitForReceipt(client, String(hash) as Hex)
  }
  const tokensOf = (owner: Hex): Promise<bigint> =>
    client.readContract({ address: TOKEN, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const parts = { address, key, client, chain, asked, request }
  return { ...parts, grant, act, post, list, begin, fund, tokensOf }
}

const pay = (to: Hex, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
const call = (to: Hex, data: Hex = '0x', value = 0n): AccountCall => ({ to, data, value })
const tokenCall = (amount: bigint, to: Hex = bob): AccountCall => call(TOKEN, pay(to, amount))
const method = (functionName: string, more: object = {}): object => ({
  type: 'contract-call',
  data: { address: TOKEN, abi: erc20Abi, functions: [{ functionName, ...more }] },
})
const ofCoin = (allowance: bigint, period = DAY): object => ({
  type: 'native-token-recurring-allowance',
  data: { allowance: toHex(allowance), start: now() - 60, period },
})

test('session: the key calls the granted method of the granted contract, and nothing else', async () => {
  const site = await open()
  await site.fund(100n)
  const to = createRandomAccount().address
  const session = await site.grant([
    method('transfer', { args: [null, { operator: 'LESS_THAN', value: '0x15' }] }),
  ])
  await site.act(session, [tokenCall(20n, to)])
  expect(await site.tokensOf(to)).toBe(20n)
  const refused: readonly (readonly AccountCall[])[] = [
    [tokenCall(21n, to)],
    [tokenCall(1n, to), tokenCall(21n, to)],
    [call(TOKEN, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, 1n] }))],
    [call(smartAccounts.factory, pay(to, 1n))],
    [call(TOKEN, pay(to, 1n), 1n)],
    [call(to, '0x', 1n)],
    [
      call(
        site.address,
        encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [to, 1n, '0x'] }),
      ),
    ],
    [call(TOKEN, '0xa9059cbb')],
    [],
  ]
  for (const calls of refused) await expect(site.act(session, calls)).rejects.toThrow('AA24 signature error')
  await expect(site.act(session, [tokenCall(1n, to)], { by: [createRandomAccount()] })).rejects.toThrow(
    'AA24',
  )
  expect([await site.tokensOf(to), await site.tokensOf(site.address)]).toEqual([20n, 80n])
})

test('session: all operations of a period together spend one allowance', async () => {
  const site = await open(8453)
  const to = createRandomAccount().address
  const session = await site.grant([ofCoin(parseEther('0.1'))])
  const send = (amount: string): Promise<void> => site.act(session, [call(to, '0x', parseEther(amount))])
  await send('0.06')
  await expect(send('0.05')).rejects.toThrow('AA24')
  await send('0.04')
  await expect(send('0.000000000000000001')).rejects.toThrow('AA24')
  expect(await site.client.getBalance({ address: to })).toBe(parseEther('0.1'))
})

test('session: the keys cannot spend the account as fees', async () => {
  const site = await open()
  const session = await site.grant([ofCoin(1n)])
  await expect(site.act(session, [call(bob, '0x', 1n)], { maxFeePerGas: 50_000_000_000n })).rejects.toThrow(
    'AA24',
  )
  await site.act(session, [call(bob, '0x', 1n)])
})

test('session: operations are refused after its expiry and on another chain', async () => {
  const site = await open()
  const session = await site.grant([ofCoin(10n)], now() + 100)
  await site.act(session, [call(bob, '0x', 1n)])
  const other = await open(8453)
  await expect(
    other.act({ context: session.context }, [call(bob, '0x', 1n)], { by: [site.key] }),
  ).rejects.toThrow('AA')
  const snapshot = await site.chain.snapshot()
  await site.chain.increaseTime({ seconds: 200 })
  await site.chain.mine({ blocks: 1 })
  await expect(site.act(session, [call(bob, '0x', 1n)])).rejects.toThrow('AA22 expired')
  await site.chain.revert({ id: snapshot })
})

test.each(['an account that exists', 'an account that does not exist yet'])(
  'session: revoked for %s, its key is refused by the chain, and the service says so',
  async (kind) => {
    const site = await open()
    const { pci, session } = await site.begin([ofCoin(10n)])
    expect((await site.post('/activate', { pci, ...session })).body).toEqual({ success: true })
    // Without the rest of the accounts, whose types are too deep to compare.
    const by = [{ sign: cosigner.sign }, { sign: site.key.sign }]
    if (kind === 'an account that exists') await site.act(session, [call(bob, '0x', 1n)], { by })
    expect(await site.list()).toMatchObject([{ pci, context: session.context }])
    const revoke = { pci, permissionsContext: session.context, address: `eip155:1:${site.address}` }
    const signature = await site.request('wallet_revokePermissions', [revoke])
    expect(site.asked.at(-1)).toMatchObject({ title: 'Revoke permissions' })
    const forged = await site.post('/revoke', {
      pci,
      signature: await site.key.signMessage({ message: pci }),
    })
    expect([forged.status, forged.body]).toEqual([401, refusal('signature', 'Invalid signature')])
    expect((await site.list())[0]).not.toHaveProperty('revokedAt')
    const done = await site.post('/revoke', { pci, signature })
    expect([done.status, done.body]).toEqual([200, { success: true }])
    const [{ createdAt, revokedAt } = {}] = await site.list()
    for (const seconds of [createdAt, revokedAt]) expect(Math.abs(Number(seconds) - now())).toBeLessThan(60)
    await expect(site.act(session, [call(bob, '0x', 1n)], { by })).rejects.toThrow('AA24')
    // A repeated revocation changes nothing.
    expect((await site.post('/revoke', { pci, signature })).status).toBe(200)
  },
)

test('service: records only what the account has signed', async () => {
  const site = await open()
  const { pci, session } = await site.begin([ofCoin(10n)])
  const other = await open()
  const lies: readonly (readonly [object, number])[] = [
    [{ ...session, pci, permissions: [ofCoin(1n)] }, 400],
    [{ ...session, pci, expiry: now() + 5 }, 400],
    [{ ...session, pci, context: '0x1234' }, 400],
    [{ ...(await other.begin([ofCoin(10n)])).session, pci }, 401],
    [{ ...(await site.grant([ofCoin(10n)])), pci }, 400],
    [{ ...session, pci: 'other' }, 404],
  ]
  for (const [body, status] of lies) expect((await site.post('/activate', body)).status).toBe(status)
  expect(await site.list()).toEqual([])
  expect(await other.list()).toEqual([])
})
