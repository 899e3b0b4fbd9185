import { createTestClient, createWalletClient, http, parseEther, parseGwei, toHex } from 'viem'
import { mainnet as viemMainnet } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { evm } from '../../../../adapters/evm/src/index'
import { mainnet } from '../../../../adapters/evm/src/networks/index'
import { createHttp } from '../../../../kernel/src/ports/create-default-ports'
import { createTestLatchkey } from '../../../../kernel/src/testing/index'
import {
  type AccountType,
  type ActiveTarget,
  type SentTransaction,
  sessionContract,
} from '../../../../plugins/session/src/contract'
import { session } from '../../../../plugins/session/src/index'
import { createSay } from '../../../embedded-wallet-frame/src/copy/say'
import { handleEvmRequest } from '../../../embedded-wallet-frame/src/evm/handle-evm-request'
import { createRefusedNonces } from '../../../embedded-wallet-frame/src/evm/refused-nonces'
import { createSmartAccount } from '../../../embedded-wallet-frame/src/evm/smart-account'
import { createRpcClient } from '../../../embedded-wallet-frame/src/rpc-client'
import { createMemoryStorage } from '../../../embedded-wallet-frame/src/test-support/create-memory-storage'
import { createRandomAccount } from '../../../embedded-wallet-frame/src/test-support/create-random-account'
import { devAccounts } from '../chain/dev-accounts'
import { smartAccounts } from '../smart-accounts/deploy-smart-accounts'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const world = setUpServices()
const [, bob] = devAccounts
const { signal } = new AbortController()

/** A page without a wallet on Ethereum, and an account of its own with one ether. */
async function open() {
  const rpcUrl = `${world.services.urls.gateway}/rpc/1`
  const { latchkey } = createTestLatchkey({
    ports: { http: createHttp() },
    outlet: false,
    plugins: [session(), evm({ networks: [mainnet], rpcUrls: { 1: [rpcUrl] } })],
  })
  latchkey.start()
  const capabilities = await latchkey.get(sessionContract).adapter('eip155')?.capabilities()
  const { transactions } = capabilities ?? {}
  if (!transactions?.cursor || !transactions.since) throw new Error('The capability is missing.')
  const chain = createTestClient({ mode: 'anvil', transport: http(world.services.urls.chainMainnet) })
  const account = createRandomAccount()
  await chain.setBalance({ address: account.address, value: parseEther('1') })
  await chain.impersonateAccount({ address: account.address })
  const wallet = createWalletClient({ account: account.address, chain: viemMainnet, transport: http(rpcUrl) })
  const send = (value: bigint) =>
    wallet.sendTransaction({ to: bob, value, gas: 21_000n, maxFeePerGas: parseGwei('100') })
  const targetOf = (address: `0x${string}`, type?: AccountType): ActiveTarget => ({
    namespace: 'eip155',
    account: { namespace: 'eip155', address, ...(type && { type }) },
    connectionId: 'c1',
    networkId: 'eip155:1',
    network: undefined,
    chainId: 1,
  })
  const { cursor, since, observe } = transactions
  return { account, chain, send, targetOf, rpcUrl, cursor, since, observe }
}

test('sent since: what an account has sent is found while it is pending, and in the block that has it', async () => {
  const { account, chain, send, targetOf, cursor, since } = await open()
  const target = targetOf(account.address)
  await send(1n)
  const start = await cursor(target, signal)
  expect(start.position).toBe('1')
  await chain.setAutomine(false)
  try {
    const hashes = [await send(2n), await send(3n)]
    const pending = await since(start, target, signal)
    expect(pending.sent.map(({ id }) => id)).toEqual(hashes)
    await chain.mine({ blocks: 40 })
    const mined = await since(start, target, signal)
    expect(mined).toEqual({ ...pending, hasMoved: true })
    expect(mined.sent[0]).toMatchObject({ from: account.address, seen: { nonce: '1', value: '2' } })
    expect(await since(await cursor(target, signal), target, signal)).toEqual({ hasMoved: false, sent: [] })
  } finally {
    await chain.setAutomine(true)
  }
})

test('observe: a transaction that the node drops is dropped, and pending when it is sent again', async () => {
  const { account, chain, send, targetOf, cursor, since, observe } = await open()
  const start = await cursor(targetOf(account.address), signal)
  await chain.setAutomine(false)
  try {
    const hash = await send(7n)
    const [sent] = (await since(start, targetOf(account.address), signal)).sent
    const read = await observe(sent ?? none)
    expect(await read(signal)).toEqual({ status: 'pending' })
    await chain.dropTransaction({ hash })
    await vi.waitUntil(async () => (await read(signal)).status === 'dropped')
    expect(await send(7n)).toBe(hash)
    expect(await read(signal)).toEqual({ status: 'pending' })
    await chain.mine({ blocks: 1 })
    await vi.waitUntil(async () => (await read(signal)).status === 'confirmed')
  } finally {
    await chain.setAutomine(true)
  }
})
const none: SentTransaction = {
  type: 'transaction',
  id: '0x',
  from: bob,
  networkId: 'eip155:1',
  connectionId: 'c1',
}

test('sent since: the first operation of a smart account is found', async () => {
  const { account, chain, targetOf, rpcUrl, cursor, since, observe } = await open()
  const smartAccount = createSmartAccount(account, 1, smartAccounts)
  await chain.setBalance({ address: smartAccount.address, value: parseEther('1') })
  const target = targetOf(smartAccount.address, 'smartAccount')
  const start = await cursor(target, signal)
  const hash = await handleEvmRequest({
    method: 'eth_sendTransaction',
    params: [{ from: smartAccount.address, to: bob, value: toHex(5n) }],
    chainId: 1,
    hostOrigin: 'http://127.0.0.1:4800',
    account,
    smartAccount,
    ownContracts: [smartAccounts.entryPoint, smartAccount.address],
    preferred: 'smartAccount',
    nonces: createRefusedNonces(createMemoryStorage()),
    say: createSay('en'),
    node: createRpcClient(rpcUrl),
    approve: async () => undefined,
  })
  const { hasMoved, sent } = await since(start, target, signal)
  expect([hasMoved, sent.map(({ id }) => id)]).toEqual([true, [hash]])
  const read = await observe(sent[0] ?? none)
  expect(await read(signal)).toEqual({ status: 'confirmed', id: hash })
})
