import { evm } from '@latchkey/evm'
import { createFakeBrowser, createTestLatchkey, systemClock } from '@latchkey/kernel/testing'
import { portfolio } from '@latchkey/portfolio'
import { session } from '@latchkey/session'
import { type NetworkId, sessionContract } from '@latchkey/session/contract'
import { createSimulatedWallet } from '@latchkey/simulated-wallet'
import { transactions } from '@latchkey/transactions'
import { QueryClient } from '@tanstack/react-query'
import { erc20Abi } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { solana } from '../../../../adapters/solana/src'
import { solanaContract } from '../../../../adapters/solana/src/contract'
import { solanaMainnet } from '../../../../adapters/solana/src/networks'
import {
  localAccounts,
  type RunningSolana,
  startSolana,
} from '../../../../adapters/solana/src/test-support/local-page'
import { registerLate } from '../../../../adapters/solana/src/test-support/register'
import { balanceOptions } from './use-balance'
import { nameOptions } from './use-name'
import { readContractOptions } from './use-read-contract'
import { tokensOptions } from './use-tokens'
import { receiptOptions } from './use-wait-for-receipt'

const networkId: NetworkId = `solana:${solanaMainnet.id}`
const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
let cluster: RunningSolana

beforeAll(async () => {
  cluster = await startSolana(0)
}, 60_000)
afterAll(() => cluster.stop())

async function openPage() {
  const rpcUrl = cluster.nodeUrl
  const wallet = createSimulatedWallet({ networks: [{ networkId, rpcUrl }], name: 'Lantern' })
  const browser = createFakeBrowser()
  const { latchkey } = createTestLatchkey({
    plugins: [
      session(),
      portfolio(),
      transactions(),
      evm({ networks: [mainnet] }),
      solana({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [rpcUrl] } }),
    ],
    browser,
    outlet: false,
    ports: { clock: systemClock },
  })
  const stop = latchkey.start()
  registerLate(browser, wallet.standardWallet)
  await expect.poll(() => latchkey.read(sessionContract).wallets.length).toBe(1)
  await latchkey.get(sessionContract).connect('wallet-standard:Lantern')
  return { latchkey, stop, client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) }
}

test('a real Solana chain: balance and tokens of the active account and of another', async () => {
  const { latchkey, client, stop } = await openPage()
  const [, other] = await localAccounts()
  const own = await client.fetchQuery(balanceOptions(latchkey))
  expect([own.decimals, own.symbol, own.value > 0n]).toEqual([9, 'SOL', true])
  expect(own.formatted).toBe(`${Number(own.value) / 1e9}`)
  const others = await client.fetchQuery(balanceOptions(latchkey, { address: other }))
  expect([others.symbol, others.value > 0n]).toEqual(['SOL', true])

  const held = await client.fetchQuery(tokensOptions(latchkey))
  expect(held.find((token) => token.address === undefined)?.value).toBe(own.value.toString())
  const mints = cluster.tokens.map((token) => String(token.address))
  const ofOther = await client.fetchQuery(tokensOptions(latchkey, { address: other }))
  for (const tokens of [held, ofOther])
    expect(
      tokens.filter((token) => token.address !== undefined && mints.includes(token.address)),
    ).not.toEqual([])
  expect(await client.fetchQuery(nameOptions(latchkey))).toEqual({})
  stop()
})

test('a real Solana chain: what is of one chain says that it has no network of the other', async () => {
  const { latchkey, client, stop } = await openPage()
  const read = { networkId, abi: erc20Abi, address, functionName: 'totalSupply' } as const
  const missing = { code: 'NETWORK_NOT_FOUND', details: { networkId } }
  await expect(client.fetchQuery(readContractOptions(latchkey, read))).rejects.toMatchObject(missing)
  const receipt = receiptOptions(latchkey, { networkId, hash: `0x${'ab'.repeat(32)}` })
  await expect(client.fetchQuery(receipt)).rejects.toMatchObject(missing)
  await expect(latchkey.get(solanaContract).rpcUrl('eip155:1')).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
  })
  stop()
})
