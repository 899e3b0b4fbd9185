import { evm } from '@latchkey/evm'
import { createFakeBrowser, createTestLatchkey, systemClock } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { sessionContract } from '@latchkey/session/contract'
import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { transactions } from '@latchkey/transactions'
import { QueryClient } from '@tanstack/react-query'
import { createTestClient, http, publicActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce, goodInfo } from '../../../../adapters/evm/src/test-support/announce'
import {
  type Anvil,
  startAnvil,
} from '../../../../adapters/simulated-wallet/src/test-support/start-anvil.node'
import { createWrite } from './create-write'
import { readContractOptions } from './use-read-contract'
import { receiptOptions } from './use-wait-for-receipt'
import { type AnyContractWrite, toCall } from './use-write-contract'
import type { WriteTerms } from './write-terms'

let anvil: Anvil
let rpcUrl = ''

beforeAll(async () => {
  anvil = await startAnvil()
  rpcUrl = anvil.rpcUrl
})

afterAll(() => anvil.stop())

const address = '0x00000000000000000000000000000000c0007e12'
/** `increment()` adds one to the first slot, and any other call returns it. */
const COUNTER = '0x60003560e01c63d09de08a14601a5760005460005260206000f35b60016000540160005500'
const abi = [
  { type: 'function', name: 'count', inputs: [], outputs: [{ type: 'uint256' }], stateMutability: 'view' },
  { type: 'function', name: 'increment', inputs: [], outputs: [], stateMutability: 'nonpayable' },
] as const

async function openPage() {
  const chain = createTestClient({ mode: 'anvil', chain: foundry, transport: http(rpcUrl) }).extend(
    publicActions,
  )
  await chain.setCode({ address, bytecode: COUNTER })
  await chain.setStorageAt({ address, index: 0, value: `0x${'0'.repeat(64)}` })
  const browser = createFakeBrowser()
  const wallet = createSimulatedWallet({
    networks: [{ networkId: 'eip155:31337', rpcUrl }],
    confirm: 'scripted',
  })
  const { latchkey } = createTestLatchkey({
    plugins: [session(), evm({ networks: [foundry], transports: { 31337: http(rpcUrl) } }), transactions()],
    browser,
    ports: { clock: systemClock },
  })
  const stop = latchkey.start()
  latchkey.preload()
  announce(browser, goodInfo(), wallet.provider)
  await expect.poll(() => latchkey.read(sessionContract).wallets.length).toBe(1)
  const connecting = latchkey.get(sessionContract).connect('com.example.wallet')
  wallet.approveNext()
  await connecting
  return { latchkey, wallet, chain, stop }
}

test('a real chain: a written contract is read anew once it is confirmed, within the time for which a read is fresh', async () => {
  const { latchkey, wallet, stop } = await openPage()
  const client = new QueryClient()
  const read = () => client.fetchQuery(readContractOptions(latchkey, { abi, address, functionName: 'count' }))
  expect(await read()).toBe(0n)

  const write = createWrite<AnyContractWrite>(latchkey, toCall)
  const statuses: string[] = []
  const leave = write.subscribe(() => statuses.push(write.state().status))
  const sending = write.send({ abi, address, functionName: 'increment' })
  expect(write.state().status).toBe('wallet')
  wallet.approveNext()
  const hash = await sending
  await expect.poll(() => write.state().status).toBe('confirmed')
  expect(statuses).toEqual(['wallet', 'chain', 'confirmed'])
  expect(write.state()).toMatchObject({ hash, data: hash, networkId: 'eip155:31337', error: undefined })
  expect(write.state().result?.differences).toEqual([])

  expect(await read()).toBe(1n)
  const receipt = await client.fetchQuery(receiptOptions(latchkey, { hash }))
  expect(receipt).toMatchObject({ transactionHash: hash, status: 'success', to: address })
  leave()
  stop()
})

test('a real chain: gas, nonce and fees are those of the page', async () => {
  const { latchkey, wallet, chain, stop } = await openPage()
  const write = createWrite<AnyContractWrite>(latchkey, toCall)
  const leave = write.subscribe(() => undefined)
  const from = latchkey.get(sessionContract).active()?.account.address
  const nonce = await chain.getTransactionCount({ address: `0x${from?.slice(2)}` })
  const ask = (terms: WriteTerms) => {
    const sending = write.send({ abi, address, functionName: 'increment', ...terms })
    wallet.approveNext()
    return sending
  }
  const dynamic = { gas: 77_777n, nonce, maxFeePerGas: 9_000_000_000n, maxPriorityFeePerGas: 3_000_000_000n }
  const first = await ask(dynamic)
  expect(await chain.getTransaction({ hash: first })).toMatchObject({ ...dynamic, type: 'eip1559' })
  await expect.poll(() => write.state().status).toBe('confirmed')
  expect(write.state().result?.differences).toEqual([])

  const legacy = { gas: 66_666n, nonce: nonce + 1, gasPrice: 8_000_000_000n }
  const second = await ask(legacy)
  expect(await chain.getTransaction({ hash: second })).toMatchObject({ ...legacy, type: 'legacy' })
  await expect.poll(() => write.state().status).toBe('confirmed')
  expect(await chain.readContract({ abi, address, functionName: 'count' })).toBe(2n)
  leave()
  stop()
})

test.each([
  ['gasPrice', { gasPrice: 1n, maxFeePerGas: 1n }],
  ['maxPriorityFeePerGas', { maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }],
  ['gas', { gas: -1n }],
  ['nonce', { nonce: 1.5 }],
] as const)(
  'a real chain: %s that cannot be meant is refused, and no wallet is asked',
  async (part, terms) => {
    const { latchkey, chain, stop } = await openPage()
    const write = createWrite<AnyContractWrite>(latchkey, toCall)
    const sending = write.send({ abi, address, functionName: 'increment', ...terms })
    await expect(sending).rejects.toMatchObject({ code: 'INVALID_TRANSACTION', details: { part } })
    expect(write.state().status).toBe('failed')
    expect(await chain.readContract({ abi, address, functionName: 'count' })).toBe(0n)
    stop()
  },
)

test('a real chain: what the user declines is rejected, and nothing is sent', async () => {
  const { latchkey, wallet, chain, stop } = await openPage()
  const write = createWrite<AnyContractWrite>(latchkey, toCall)
  const leave = write.subscribe(() => undefined)
  const sending = write.send({ abi, address, functionName: 'increment' })
  wallet.rejectNext()
  await expect(sending).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(write.state()).toMatchObject({
    status: 'rejected',
    error: { code: 'USER_REJECTED' },
    hash: undefined,
  })
  expect(await chain.readContract({ abi, address, functionName: 'count' })).toBe(0n)
  leave()
  stop()
})
