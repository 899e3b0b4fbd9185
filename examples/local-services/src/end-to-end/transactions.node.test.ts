import { createPublicClient, erc20Abi, type Hex, http, parseGwei } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { base, mainnet } from '../../../../adapters/evm/src/networks/index'
import type { ActiveTarget } from '../../../../plugins/session/src/contract'
import { devAccounts } from '../chain/dev-accounts'
import { tokens } from '../chain/tokens'
import { openWalletPage } from './open-wallet-page'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [alice, bob, carol] = devAccounts
const [usdc] = tokens
const { signal } = new AbortController()

const world = setUpServices()

function chainOf(chainId: 1 | 8453) {
  const url = chainId === 1 ? world.services.urls.chainMainnet : world.services.urls.chainBase
  return createPublicClient({ chain: chainId === 1 ? mainnet : base, transport: http(url) })
}
const etherOf = (chainId: 1 | 8453, address: Hex) => chainOf(chainId).getBalance({ address })
const tokensOf = (chainId: 1 | 8453, address: Hex) =>
  chainOf(chainId).readContract({
    abi: erc20Abi,
    address: usdc?.address ?? '0x',
    functionName: 'balanceOf',
    args: [address],
  })
const sentBy = (chainId: 1 | 8453, address: Hex) => chainOf(chainId).getTransactionCount({ address })

test('transactions: a transfer costs at most its estimate, and is confirmed on Ethereum', async () => {
  const page = await openWalletPage(world.services)
  const request = { type: 'transfer', to: carol, amount: '12345' } as const
  const { fee } = await page.transactions.estimate(request, page.target(), signal)
  const [payer, payee] = await Promise.all([etherOf(1, alice), etherOf(1, carol)])
  const sent = await page.transactions.send(request, page.target())
  expect(await page.outcomeOf(sent)).toEqual({ status: 'confirmed', id: sent.id })
  expect((await etherOf(1, carol)) - payee).toBe(12345n)
  expect(await page.transactions.read?.(sent, signal)).toEqual({
    from: alice,
    requests: [request],
    arrived: { native: [request], tokens: [] },
  })
  const paid = payer - (await etherOf(1, alice)) - 12345n
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(BigInt(fee.value))
})

test('transactions: after a switch the second account sends on the second network', async () => {
  const page = await openWalletPage(world.services)
  await page.session.activate(page.connectionId, { address: bob })
  await page.session.switchNetwork(8453)
  const amount = '2500000'
  const before = {
    carol: await tokensOf(8453, carol),
    bob: await tokensOf(8453, bob),
    alice: await tokensOf(8453, alice),
    onEthereum: await sentBy(1, bob),
  }
  const request = { type: 'transfer', to: carol, amount, tokenAddress: usdc?.address ?? '' } as const
  const sent = await page.transactions.send(request, page.target())
  expect(sent).toMatchObject({ from: bob, networkId: 'eip155:8453' })
  expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed' })
  expect((await tokensOf(8453, carol)) - before.carol).toBe(BigInt(amount))
  expect(await page.transactions.read?.(sent, signal)).toEqual({
    from: bob,
    requests: [request],
    arrived: { native: [], tokens: [request] },
  })
  expect(before.bob - (await tokensOf(8453, bob))).toBe(BigInt(amount))
  expect(await tokensOf(8453, alice)).toBe(before.alice)
  expect(await sentBy(1, bob)).toBe(before.onEthereum)
})

test('transactions: a transfer from an account without permission is refused', async () => {
  const page = await openWalletPage(world.services)
  const request = { type: 'transfer', to: bob, amount: '1' } as const
  const target = page.target()
  const foreign = { ...target, account: { ...target.account, address: carol } } as ActiveTarget
  await expect(page.transactions.send(request, foreign)).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_GRANTED',
  })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('transactions: a transfer on another network than the wallet’s is refused', async () => {
  const page = await openWalletPage(world.services)
  const onEthereum = page.target()
  await page.session.switchNetwork(8453)
  const count = await Promise.all([sentBy(1, alice), sentBy(8453, alice)])
  const request = { type: 'transfer', to: bob, amount: '1' } as const
  await expect(page.transactions.send(request, onEthereum)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH' })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  expect(await Promise.all([sentBy(1, alice), sentBy(8453, alice)])).toEqual(count)
})

test('transactions: more tokens than the account has are refused by the estimate', async () => {
  const page = await openWalletPage(world.services)
  const request = {
    type: 'transfer',
    to: carol,
    amount: `${10n ** 30n}`,
    tokenAddress: usdc?.address ?? '',
  } as const
  await expect(page.transactions.estimate(request, page.target(), signal)).rejects.toMatchObject({
    code: 'EXECUTION_REVERTED',
  })
  const ether = { type: 'transfer', to: carol, amount: `${10n ** 30n}` } as const
  await expect(page.transactions.estimate(ether, page.target(), signal)).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
})

test('batches: the account in use sends them on the network in use, all calls or none', async () => {
  const page = await openWalletPage(world.services)
  const { batches } = page.transactions
  await page.session.activate(page.connectionId, { address: bob })
  await page.session.switchNetwork(8453)
  expect(await batches?.isSupported(page.target(), signal)).toBe(true)
  const before = {
    ether: await etherOf(8453, carol),
    tokens: await tokensOf(8453, carol),
    ofAlice: await tokensOf(8453, alice),
    onEthereum: await sentBy(1, bob),
  }
  const tokenAddress = usdc?.address ?? ''
  const transfers = [
    { type: 'transfer', to: carol, amount: '11' },
    { type: 'transfer', to: carol, amount: '2500000', tokenAddress },
  ] as const
  const sent = await batches?.send(transfers, page.target())
  if (!sent) throw new Error('There are no batches.')
  expect(sent).toMatchObject({ type: 'batch', from: bob, networkId: 'eip155:8453' })
  expect(await page.outcomeOf(sent)).toMatchObject({ status: 'confirmed', id: expect.any(String) })
  expect((await etherOf(8453, carol)) - before.ether).toBe(11n)
  expect((await tokensOf(8453, carol)) - before.tokens).toBe(2_500_000n)
  expect(await tokensOf(8453, alice)).toBe(before.ofAlice)
  expect(await sentBy(1, bob)).toBe(before.onEthereum)

  const tooMuch = { type: 'transfer', to: carol, amount: `${10n ** 30n}`, tokenAddress } as const
  await expect(batches?.send([...transfers, tooMuch], page.target())).rejects.toMatchObject({
    code: 'EXECUTION_REVERTED',
  })
  expect((await etherOf(8453, carol)) - before.ether).toBe(11n)
})

test('batches: refused for another network and for an account without permission', async () => {
  const page = await openWalletPage(world.services)
  const onEthereum = page.target()
  await page.session.switchNetwork(8453)
  const count = await Promise.all([sentBy(1, alice), sentBy(8453, alice)])
  const transfers = [{ type: 'transfer', to: bob, amount: '1' }] as const
  await expect(page.transactions.batches?.send(transfers, onEthereum)).rejects.toMatchObject({
    code: 'CHAIN_MISMATCH',
  })
  const target = page.target()
  const foreign = { ...target, account: { ...target.account, address: carol } } as ActiveTarget
  await expect(page.transactions.batches?.send(transfers, foreign)).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_GRANTED',
  })
  expect(page.wallet.requests.map(({ method }) => method)).not.toContain('wallet_sendCalls')
  expect(await Promise.all([sentBy(1, alice), sentBy(8453, alice)])).toEqual(count)
})

test('transactions: a refusal in the wallet is USER_REJECTED, and nothing is sent', async () => {
  const page = await openWalletPage(world.services)
  const count = await sentBy(1, alice)
  page.wallet.rejectNext()
  const request = { type: 'transfer', to: bob, amount: '1' } as const
  await expect(page.transactions.send(request, page.target())).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
  expect(await sentBy(1, alice)).toBe(count)
})

test('transactions: one sped up in the wallet is replaced by the same at a higher price', async () => {
  const page = await openWalletPage(world.services)
  const chain = chainOf(1)
  const node = (method: 'evm_setAutomine' | 'evm_mine', ...params: readonly unknown[]) =>
    fetch(world.services.urls.chainMainnet, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  await node('evm_setAutomine', false)
  try {
    const nonce = await sentBy(1, alice)
    const sent = await page.transactions.send({ type: 'transfer', to: carol, amount: '7' }, page.target())
    const account = mnemonicToAccount('test test test test test test test test test test test junk')
    const serializedTransaction = await account.signTransaction({
      chainId: 1,
      nonce,
      to: carol,
      value: 7n,
      gas: 21_000n,
      maxFeePerGas: parseGwei('100'),
      maxPriorityFeePerGas: parseGwei('50'),
    })
    const waiting = page.outcomeOf(sent)
    // The second poll begins when the first one has read the pending transaction.
    await vi.waitUntil(async () => {
      const calls = await world.callsOf('rpc:1')
      return calls.filter((call) => call === 'eth_getTransactionReceipt').length > 1
    })
    const hash = await chain.sendRawTransaction({ serializedTransaction })
    await node('evm_mine')
    const outcome = await waiting
    expect(outcome).toEqual({ status: 'replaced', reason: 'repriced', id: hash })
  } finally {
    await node('evm_setAutomine', true)
  }
})
