import { parseTransaction, recoverTransactionAddress } from 'viem'
import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import { DEPLOYER } from './methods/batches'
import { createFakeChain, type FakeChain } from './test-support/fake-chain'
import { alice, bob } from './test-support/test-accounts'

const replies = {
  eth_estimateGas: { result: '0x5208' },
  eth_getBlockByNumber: { result: { baseFeePerGas: '0x3b9aca00', number: '0x1' } },
  eth_maxPriorityFeePerGas: { result: '0x1' },
  eth_gasPrice: { result: '0x7' },
  eth_getTransactionCount: { result: '0x9' },
  eth_sendRawTransaction: { result: '0xabc' },
}
const payment = { from: alice, to: bob, value: '0xde0b6b3a7640000' }

test('eth_sendTransaction: fills in, signs with the real key, sends raw and resolves with the hash', async () => {
  const chain = createFakeChain(replies)
  const { provider } = createSimulatedWallet({ authorised: true, fetch: chain.fetch })
  expect(await provider.request({ method: 'eth_sendTransaction', params: [payment] })).toBe('0xabc')

  const raw = rawTransaction(chain)
  expect(await recoverTransactionAddress({ serializedTransaction: `0x02${raw.slice(4)}` })).toBe(alice)
  expect(parseTransaction(raw)).toMatchObject({
    type: 'eip1559',
    chainId: 1,
    nonce: 9,
    to: bob.toLowerCase(),
    value: 10n ** 18n,
    gas: 21000n,
    maxFeePerGas: 2_000_000_001n,
    maxPriorityFeePerGas: 1n,
  })
})

test('eth_sendTransaction: what the page fixed is not asked of the chain', async () => {
  const chain = createFakeChain(replies)
  const { provider } = createSimulatedWallet({ authorised: true, fetch: chain.fetch })
  const params = [
    { ...payment, gas: '0x6000', gasPrice: '0x2', nonce: '0x1', data: '0x1234', chainId: '0x1' },
  ]
  await provider.request({ method: 'eth_sendTransaction', params })
  expect(chain.methods()).toEqual(['eth_sendRawTransaction'])
  expect(parseTransaction(rawTransaction(chain))).toMatchObject({
    type: 'legacy',
    nonce: 1,
    gas: 0x6000n,
    gasPrice: 2n,
    data: '0x1234',
  })
})

test('eth_sendTransaction: on a chain without base fee it pays a gas price', async () => {
  const chain = createFakeChain({ ...replies, eth_getBlockByNumber: { result: { number: '0x1' } } })
  const { provider } = createSimulatedWallet({ authorised: true, fetch: chain.fetch })
  await provider.request({ method: 'eth_sendTransaction', params: [payment] })
  expect(parseTransaction(rawTransaction(chain))).toMatchObject({ type: 'legacy', gasPrice: 7n })
})

test('eth_sendTransaction: two at once take their nonces one after the other', async () => {
  const order: string[] = []
  const { fetch } = createFakeChain(replies)
  const wallet = createSimulatedWallet({
    authorised: true,
    fetch(url, init) {
      const { method } = JSON.parse(String(init?.body))
      if (/Count|Raw/.test(method)) order.push(method)
      return fetch(url, init)
    },
  })
  const send = () => wallet.provider.request({ method: 'eth_sendTransaction', params: [payment] })
  await Promise.all([send(), send()])
  const one = ['eth_getTransactionCount', 'eth_sendRawTransaction']
  expect(order).toEqual([...one, ...one])
})

test('eth_sendTransaction: the chain refusing the estimate reaches the page unasked and unchanged', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x' }
  const chain = createFakeChain({ ...replies, eth_estimateGas: { error } })
  const wallet = createSimulatedWallet({ authorised: true, confirm: 'scripted', fetch: chain.fetch })
  const request = wallet.provider.request({ method: 'eth_sendTransaction', params: [payment] })
  await expect(request).rejects.toMatchObject(error)
  expect(wallet.openPrompts).toEqual([])
})

test('eth_sendTransaction: a malformed response of the chain is -32603', async () => {
  const chain = createFakeChain({ ...replies, eth_estimateGas: { result: 'many' } })
  const { provider } = createSimulatedWallet({ authorised: true, fetch: chain.fetch })
  const request = provider.request({ method: 'eth_sendTransaction', params: [payment] })
  await expect(request).rejects.toMatchObject({ code: -32603 })
})

test('eth_sendTransaction: the prompt holds amount, receiver and highest fee', async () => {
  const chain = createFakeChain(replies)
  const wallet = createSimulatedWallet({ authorised: true, confirm: 'scripted', fetch: chain.fetch })
  const request = wallet.provider.request({ method: 'eth_sendTransaction', params: [payment] })
  expect(await wallet.waitForPrompt()).toMatchObject({
    kind: 'send-transaction',
    account: alice,
    transaction: { to: bob, value: 10n ** 18n, data: '0x', maximumFee: 21000n * 2_000_000_001n },
  })
  wallet.approveNext()
  await request
})

test('wallet_sendCalls: the prices that were shown are signed, also where the chain’s rise meanwhile', async () => {
  const batchReplies: Record<string, object> = { ...replies, eth_sendRawTransaction: { result: '0xab' } }
  const chain = createFakeChain(batchReplies)
  // The chain knows the contract that creates the executor, and not the executor.
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const isDeployer = String(init?.body).includes(DEPLOYER)
    batchReplies['eth_getCode'] = { result: isDeployer ? '0x01' : '0x' }
    return chain.fetch(url, init)
  }
  const wallet = createSimulatedWallet({ authorised: true, confirm: 'scripted', batches: true, fetch })
  const calls = { version: '2.0.0', chainId: '0x1', atomicRequired: true, calls: [{ to: bob }] }
  const request = wallet.provider.request({ method: 'wallet_sendCalls', params: [calls] })
  const prompt = await wallet.waitForPrompt()
  batchReplies['eth_maxPriorityFeePerGas'] = { result: '0x38d7ea4c68000' }
  wallet.approveNext()
  await request
  const sent = chain.calls.flatMap(({ method, params }) =>
    method === 'eth_sendRawTransaction' && Array.isArray(params) ? [parseTransaction(params[0])] : [],
  )
  expect(sent.map(({ maxPriorityFeePerGas }) => maxPriorityFeePerGas)).toEqual([1n, 1n])
  const most = sent.reduce((sum, { gas = 0n, maxFeePerGas = 0n }) => sum + gas * maxFeePerGas, 0n)
  expect(prompt).toMatchObject({ kind: 'send-calls', maximumFee: most })
})

function rawTransaction(chain: FakeChain): `0x${string}` {
  const params = chain.calls.find(({ method }) => method === 'eth_sendRawTransaction')?.params
  const raw = Array.isArray(params) ? String(params[0]) : ''
  return `0x${raw.slice(2)}`
}
