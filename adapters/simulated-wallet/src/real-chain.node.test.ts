import { createPublicClient, createWalletClient, custom, http, parseEther, verifyMessage } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { SimulatedWalletOptions } from './options'
import { type Anvil, startAnvil } from './test-support/start-anvil.node'
import { alice, bob } from './test-support/test-accounts'

let anvil: Anvil
let rpcUrl = ''

beforeAll(async () => {
  anvil = await startAnvil()
  rpcUrl = anvil.rpcUrl
})

afterAll(() => anvil.stop())

test('a real chain: money moves, nonces follow, the signature holds', async () => {
  const wallet = createSimulatedWallet({ networks: [{ networkId: 'eip155:31337', rpcUrl }] })
  const chain = createPublicClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20 })
  const client = createWalletClient({ chain: foundry, transport: custom(wallet.provider) })
  expect(await client.requestAddresses()).toEqual([alice])

  const before = await chain.getBalance({ address: bob })
  const pay = () => client.sendTransaction({ account: alice, to: bob, value: parseEther('1') })
  for (const hash of await Promise.all([pay(), pay()])) {
    expect((await chain.waitForTransactionReceipt({ hash })).status).toBe('success')
  }
  expect(await chain.getBalance({ address: bob })).toBe(before + parseEther('2'))

  const signature = await client.signMessage({ account: alice, message: 'Hello' })
  expect(await verifyMessage({ address: alice, message: 'Hello', signature })).toBe(true)
})

test('a real chain: its refusal reaches the page with its own message', async () => {
  const networks = [{ networkId: 'eip155:31337', rpcUrl }] as const
  const { provider } = createSimulatedWallet({ networks, authorised: true })
  const value = `0x${parseEther('1000000').toString(16)}`
  const request = provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: alice, to: bob, value }],
  })
  await expect(request).rejects.toThrow(/insufficient funds/i)
})

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A wallet with batches, its first account active and the second shared too. */
function createWithBatches(options: Pick<SimulatedWalletOptions, 'remember'> = {}) {
  const networks = [
    { networkId: 'eip155:1', rpcUrl: 'http://127.0.0.1:1' },
    { networkId: 'eip155:31337', rpcUrl },
  ] as const
  const wallet = createSimulatedWallet({
    networks,
    authorised: true,
    expose: 'all',
    batches: true,
    ...options,
  })
  const ask = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    wallet.provider.request({ method, params })
  return { wallet, ask }
}
const chainClient = () =>
  createPublicClient({ chain: foundry, transport: http(rpcUrl), pollingInterval: 20, cacheTime: 0 })
const ether = (amount: string): string => `0x${parseEther(amount).toString(16)}`
const batch = (calls: readonly object[], parts: object = {}) => ({
  version: '2.0.0',
  from: bob,
  chainId: '0x7a69',
  atomicRequired: true,
  calls,
  ...parts,
})
const idOf = (response: unknown): unknown => Reflect.get(Object(response), 'id')

test('batches: all calls come from the account, on the chain that the batch names', async () => {
  const { wallet, ask } = createWithBatches()
  const chain = chainClient()
  expect(await ask('wallet_getCapabilities', bob, ['0x7a69'])).toEqual({
    '0x7a69': { atomic: { status: 'ready' } },
  })
  const before = await Promise.all(
    ([alice, bob, CAROL] as const).map((address) => chain.getBalance({ address })),
  )
  const calls = [
    { to: CAROL, value: ether('1') },
    { to: CAROL, value: ether('2'), data: '0x1234' },
  ]
  const id = idOf(await ask('wallet_sendCalls', batch(calls)))
  expect(wallet.prompts.at(-1)).toMatchObject({
    kind: 'send-calls',
    account: bob,
    network: { networkId: 'eip155:31337' },
    calls: [
      { to: CAROL, value: parseEther('1') },
      { to: CAROL, value: parseEther('2'), data: '0x1234' },
    ],
  })
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({
    version: '2.0.0',
    id,
    chainId: '0x7a69',
    status: 200,
    atomic: true,
    receipts: [{ status: '0x1' }],
  })
  const after = await Promise.all(
    ([alice, bob, CAROL] as const).map((address) => chain.getBalance({ address })),
  )
  expect([after[0], after[2]]).toEqual([before[0], (before[2] ?? 0n) + parseEther('3')])
  expect(after[1]).toBeLessThan((before[1] ?? 0n) - parseEther('3'))
  expect(await ask('wallet_getCapabilities', bob, ['0x7a69'])).toEqual({
    '0x7a69': { atomic: { status: 'supported' } },
  })
  // The account still accepts payments, and no other account may use its code.
  const client = createWalletClient({ chain: foundry, transport: http(rpcUrl) })
  const paid = await client.sendTransaction({ account: alice, to: bob, value: 1n })
  expect((await chain.waitForTransactionReceipt({ hash: paid })).status).toBe('success')
  const stealing = chain.call({ account: alice, to: bob, data: `0x${alice.slice(2)}${'0'.repeat(128)}` })
  await expect(stealing).rejects.toThrow(/revert/i)
})

test('batches: after a reload the wallet still has the status of what it sent, with `remember`', async () => {
  const kept = new Map<string, string>()
  const remember = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const id = idOf(await createWithBatches({ remember }).ask('wallet_sendCalls', batch([{ to: CAROL }])))
  const later = createWithBatches({ remember })
  await expect.poll(() => later.ask('wallet_getCallsStatus', id)).toMatchObject({ id, status: 200 })
  await expect(createWithBatches().ask('wallet_getCallsStatus', id)).rejects.toMatchObject({ code: 5730 })
})

test('batches: one that was sent is not reported as failed because the storage is full', async () => {
  const full = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const { ask } = createWithBatches({
    remember: { getItem: () => null, setItem: full, removeItem: () => {} },
  })
  const id = idOf(await ask('wallet_sendCalls', batch([{ to: CAROL }])))
  await expect.poll(() => ask('wallet_getCallsStatus', id)).toMatchObject({ id, status: 200 })
})

test('batches: a batch whose last call fails does nothing', async () => {
  const { ask } = createWithBatches()
  const chain = chainClient()
  const before = await chain.getBalance({ address: CAROL })
  const reverting = '0x00000000000000000000000000000000000000fe'
  await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params: [reverting, '0x5f5ffd'] }),
  })
  const sending = ask('wallet_sendCalls', batch([{ to: CAROL, value: ether('1') }, { to: reverting }]))
  await expect(sending).rejects.toMatchObject({ code: 3 })
  expect(await chain.getBalance({ address: CAROL })).toBe(before)
})

test('batches: what EIP-5792 has a code for is refused with it, without a prompt', async () => {
  const { wallet, ask } = createWithBatches()
  const calls = [{ to: CAROL, value: '0x1' }]
  const refused: readonly (readonly [number, object])[] = [
    [5700, batch(calls, { capabilities: { paymasterService: {} } })],
    [5710, batch(calls, { chainId: '0x2105' })],
    [4100, batch(calls, { from: CAROL })],
    [-32602, batch([])],
  ]
  for (const [code, params] of refused)
    await expect(ask('wallet_sendCalls', params)).rejects.toMatchObject({ code })
  await expect(ask('wallet_getCallsStatus', '0x1')).rejects.toMatchObject({ code: 5730 })
  expect(wallet.prompts).toEqual([])
  await ask('wallet_sendCalls', batch(calls, { id: 'mine' }))
  await expect(ask('wallet_sendCalls', batch(calls, { id: 'mine' }))).rejects.toMatchObject({ code: 5720 })
  const { provider } = createSimulatedWallet({ authorised: true })
  await expect(
    provider.request({ method: 'wallet_sendCalls', params: [batch(calls)] }),
  ).rejects.toMatchObject({
    code: 4200,
  })
})
