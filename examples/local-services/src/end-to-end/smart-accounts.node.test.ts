import {
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  toHex,
} from 'viem'
import { expect, test, vi } from 'vitest'
import { verifyReceipt } from '../../../../plugins/pay/src/server/index'
import type { Approval } from '../../../embedded-wallet-frame/src/approval/approval-card'
import { createSay } from '../../../embedded-wallet-frame/src/copy/say'
import { handleEvmRequest } from '../../../embedded-wallet-frame/src/evm/handle-evm-request'
import { createRefusedNonces } from '../../../embedded-wallet-frame/src/evm/refused-nonces'
import { createSmartAccount } from '../../../embedded-wallet-frame/src/evm/smart-account'
import { createRpcClient } from '../../../embedded-wallet-frame/src/rpc-client'
import { createMemoryStorage } from '../../../embedded-wallet-frame/src/test-support/create-memory-storage'
import { createRandomAccount } from '../../../embedded-wallet-frame/src/test-support/create-random-account'
import { waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { tokens } from '../chain/tokens'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const world = setUpServices()
const [, bob] = devAccounts
const [usdc] = tokens
if (!usdc) throw new Error('There is no token')

async function open(chainId: 1 | 8453, balance = parseEther('1')) {
  const account = createRandomAccount()
  const smartAccount = createSmartAccount(account, chainId, smartAccounts)
  const rpcUrl = `${world.services.urls.gateway}/rpc/${chainId}`
  const { chainMainnet, chainBase } = world.services.urls
  const test = createTestClient({ mode: 'anvil', transport: http(chainId === 1 ? chainMainnet : chainBase) })
  await test.setBalance({ address: smartAccount.address, value: balance })
  const asked: Approval[] = []
  const request = (method: string, params: unknown): Promise<unknown> =>
    handleEvmRequest({
      method,
      params,
      chainId,
      hostOrigin: 'http://127.0.0.1:4800',
      account,
      smartAccount,
      ownContracts: [smartAccounts.entryPoint, smartAccount.address],
      preferred: 'smartAccount',
      nonces: createRefusedNonces(createMemoryStorage()),
      say: createSay('en'),
      node: createRpcClient(rpcUrl),
      async approve(approval) {
        asked.push(approval)
      },
    })
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 50 })
  return { account, address: smartAccount.address, request, client, asked, test }
}

test('smart account: its address is the factory’s', async () => {
  const { address, account, client } = await open(1)
  const found = await client.readContract({
    address: smartAccounts.factory,
    abi: [
      {
        type: 'function',
        name: 'accountOf',
        stateMutability: 'view',
        inputs: [{ name: 'owner', type: 'address' }],
        outputs: [{ type: 'address' }],
      },
    ],
    functionName: 'accountOf',
    args: [account.address],
  })
  expect(found).toBe(address)
})

test.each([1, 8453] as const)(
  'smart account: is created with its first transaction on chain %d',
  async (chainId) => {
    const { address, request, client, asked } = await open(chainId)
    const to = createRandomAccount().address
    const send = (): Promise<unknown> =>
      request('eth_sendTransaction', [{ from: address, to, value: toHex(parseEther('0.1')) }])
    expect(await client.getCode({ address })).toBeUndefined()
    const hash = await send()
    const receipt = await client.getTransactionReceipt({ hash: String(hash) as Hex })
    expect(receipt.status).toBe('success')
    expect(await client.getCode({ address })).toMatch(/^0x/)
    expect(await client.getBalance({ address: to })).toBe(parseEther('0.1'))
    await send()
    expect(await client.getBalance({ address: to })).toBe(parseEther('0.2'))
    expect(
      asked.map(({ facts }) => facts.find(({ label }) => label === 'Your smart account')?.value),
    ).toEqual([address, address])
    expect(asked.map(({ facts }) => facts.find(({ label }) => label === 'Network fee')?.value)).toEqual([
      expect.stringMatching(/^At most 0\.\d+ ETH, with the creation of the account$/),
      expect.stringMatching(/^At most 0\.\d+ ETH$/),
    ])
  },
)

test('smart account: a shop’s server finds what it has paid in native currency', async () => {
  const { address, request, client } = await open(8453)
  const recipient = createRandomAccount().address
  const hash = await request('eth_sendTransaction', [{ from: address, to: recipient, value: toHex(777n) }])
  const invoice = {
    id: 'one',
    networkId: 'eip155:8453',
    recipient,
    asset: 'native',
    amount: 777n,
    payer: address,
  }
  const receipt = { type: 'wallet', networkId: 'eip155:8453', hash }
  const node = { node: `${world.services.urls.gateway}/rpc/8453`, confirmations: 1 }
  const claim = (_key: string, id: string): string => id
  expect(await client.getBalance({ address: recipient })).toBe(777n)
  expect(await verifyReceipt(receipt, invoice, { ...node, claim })).toMatchObject({
    ok: true,
    received: 777n,
  })
  const more = { ...invoice, amount: 778n }
  expect(await verifyReceipt(receipt, more, { ...node, claim })).toMatchObject({ code: 'UNDERPAID' })
})

test('smart account: its signatures verify before and after it is deployed', async () => {
  const { address, request, client } = await open(8453)
  const message = 'hello'
  const typed = {
    domain: { name: 'Post', chainId: 8453 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hello' },
  } as const
  const check = async (): Promise<void> => {
    const signature = String(await request('personal_sign', [toHex(message), address])) as Hex
    expect(await client.verifyMessage({ address, message, signature })).toBe(true)
    expect(await client.verifyMessage({ address, message: 'other', signature })).toBe(false)
    const forTyped = String(await request('eth_signTypedData_v4', [address, typed])) as Hex
    expect(await client.verifyTypedData({ address, signature: forTyped, ...typed })).toBe(true)
  }
  await check()
  await request('eth_sendTransaction', [{ to: bob, value: '0x1' }])
  await check()
})

test('smart account: several calls are sent at once, and their status is found', async () => {
  const { address, request, client, test: chain } = await open(1)
  const [alice] = devAccounts
  await chain.impersonateAccount({ address: alice })
  const funding = await chain.request({
    method: 'eth_sendTransaction',
    params: [
      {
        from: alice,
        to: usdc.address,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [address, 50n] }),
      },
    ],
  } as never)
  await waitForReceipt(client, String(funding) as Hex)
  const to = createRandomAccount().address
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 20n] })
  const call = { to: usdc.address, data }
  const { id } = Object(
    await request('wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x1', atomicRequired: true, calls: [call, call, { to, value: '0x5' }] },
    ]),
  )
  expect(await request('wallet_getCallsStatus', [id])).toMatchObject({ id, status: 200, atomic: true })
  const balance = { address: usdc.address, abi: erc20Abi, functionName: 'balanceOf', args: [to] } as const
  expect([await client.readContract(balance), await client.getBalance({ address: to })]).toEqual([40n, 5n])
  await expect(request('wallet_getCallsStatus', [toHex(1, { size: 32 })])).rejects.toMatchObject({
    code: 5730,
  })
})

test('smart account: a call may need what an earlier one of its first batch does', async () => {
  const { address, request, client, test: chain } = await open(1)
  const [holder] = devAccounts
  await chain.impersonateAccount({ address: holder })
  const encode = (functionName: 'transfer' | 'approve', to: Hex) =>
    encodeFunctionData({ abi: erc20Abi, functionName, args: [to, 50n] })
  const funding = await chain.request({
    method: 'eth_sendTransaction',
    params: [{ from: holder, to: usdc.address, data: encode('transfer', address) }],
  } as never)
  await waitForReceipt(client, String(funding) as Hex)
  const args = [address, bob, 50n] as const
  const calls = [
    { to: usdc.address, data: encode('approve', address) },
    { to: usdc.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args }) },
  ]
  const { id } = Object(
    await request('wallet_sendCalls', [{ version: '2.0.0', atomicRequired: true, calls }]),
  )
  expect(await request('wallet_getCallsStatus', [id])).toMatchObject({ status: 200, atomic: true })
  const held = { address: usdc.address, abi: erc20Abi, functionName: 'balanceOf', args: [address] } as const
  expect(await client.readContract(held)).toBe(0n)
})

test('smart account: without enough money nothing is sent', async () => {
  const { request, client, address } = await open(1, 1_000n)
  await expect(request('eth_sendTransaction', [{ to: bob, value: '0x1' }])).rejects.toThrow(
    "AA21 didn't pay prefund",
  )
  expect(await client.getCode({ address })).toBeUndefined()
})

test('smart account: unsupported requests are refused without asking the user', async () => {
  const { request, account, address, asked } = await open(1)
  const calls = [
    { to: bob, value: '0x1' },
    { to: bob, value: '0x2' },
  ]
  const refused = [
    ['wallet_revokePermissions', [{ eth_accounts: {} }], 4200],
    ['wallet_sendCalls', [{ from: account.address, calls }], 5760],
    ['wallet_sendCalls', [{ chainId: '0x2105', calls }], 5710],
    ['wallet_sendCalls', [{ calls, capabilities: { paymasterService: {} } }], 5700],
    ['eth_sendUserOperation', [{ sender: account.address, callData: '0x' }, smartAccounts.entryPoint], 4100],
    ['eth_sendUserOperation', [{ sender: address, callData: '0x' }, bob], -32602],
    ['eth_sendTransaction', [{ from: address, data: '0x00' }], -32602],
  ] as const
  for (const [method, params, code] of refused)
    await expect(request(method, params), method).rejects.toMatchObject({ code })
  expect(asked).toEqual([])
})

test('smart account: an operation of the page is sent as the wallet prepares it', async () => {
  const { request, address, client } = await open(1)
  const to = createRandomAccount().address
  const callData = encodeFunctionData({
    abi: [
      {
        type: 'function',
        name: 'execute',
        stateMutability: 'nonpayable',
        inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
        outputs: [],
      },
    ],
    args: [to, 7n, '0x'],
  })
  const hash = await request('eth_sendUserOperation', [
    { sender: address, callData },
    smartAccounts.entryPoint,
  ])
  expect(await request('eth_getUserOperationReceipt', [hash])).toMatchObject({
    userOpHash: hash,
    success: true,
  })
  expect(await client.getBalance({ address: to })).toBe(7n)
})
