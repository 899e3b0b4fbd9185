import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import * as v from 'valibot'
import { createPublicClient, erc20Abi, getAddress, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { freePorts } from '../testing/free-ports'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
let services: LocalServices

beforeAll(async () => {
  services = await startLocalServices({ ports: freePorts })
})
afterAll(() => services.stop())

const urlSchema = v.object({ result: v.object({ url: v.string(), sessionId: v.string() }) })
const statusSchema = v.object({ result: v.object({ status: v.string(), txHash: v.optional(v.string()) }) })
const listSchema = v.object({ result: v.object({ exchanges: v.array(v.object({ id: v.string() })) }) })

async function rpc(method: string, params: object, projectId = 'local'): Promise<unknown> {
  const response = await fetch(`${services.urls.data}/v1/json-rpc?projectId=${projectId}`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return response.json()
}

/** Opens a payment and decides on the exchange's page. */
async function buy(asset: string, amount: string, recipient: string, behaviour: string): Promise<unknown> {
  const exchangeId = 'lantern_exchange'
  const opened = await rpc('reown_getExchangePayUrl', { exchangeId, asset, amount, recipient })
  const { result } = v.parse(urlSchema, opened)
  expect(await (await fetch(result.url)).text()).toContain(`Pay ${amount}`)
  const { sessionId } = result
  const status = async () =>
    v.parse(statusSchema, await rpc('reown_getExchangeBuyStatus', { exchangeId, sessionId })).result
  expect(await status()).toEqual({ status: 'UNKNOWN' })
  await fetch(`${services.urls.gateway}/exchange/pay`, {
    method: 'POST',
    body: new URLSearchParams({ session: result.sessionId, behaviour }).toString(),
  })
  await vi.waitFor(async () => expect((await status()).status).not.toBe('IN_PROGRESS'), {
    timeout: 15_000,
  })
  return status()
}

const newReceiver = () => privateKeyToAccount(generatePrivateKey()).address
const tokenOf = (networkId: string, symbol: string): string =>
  services.chains.find((one) => one.networkId === networkId)?.tokens.find((one) => one.symbol === symbol)
    ?.address ?? ''

test('exchange: lists the exchanges that have an asset, and refuses unknown ones', async () => {
  const listed = async (params: object) =>
    v.parse(listSchema, await rpc('reown_getExchanges', params)).result.exchanges.map(({ id }) => id)
  expect(await listed({ page: 0, asset: 'eip155:1/slip44:60' })).toEqual([
    'lantern_exchange',
    'harbor_exchange',
  ])
  expect(await listed({ page: 0, asset: `eip155:1/erc20:${tokenOf('eip155:1', 'USDC')}` })).toEqual([
    'lantern_exchange',
  ])
  expect(await listed({ page: 0, exclude: ['lantern_exchange'] })).toEqual(['harbor_exchange'])
  expect(await listed({ page: 0, asset: 'eip155:77/slip44:60' })).toEqual([])
  expect(await rpc('reown_getExchanges', { includeOnly: ['a'], exclude: ['b'] })).toMatchObject({
    error: { code: -6 },
  })
  const asset = `eip155:1/erc20:${tokenOf('eip155:1', 'USDC')}`
  const recipient = `eip155:1:${newReceiver()}`
  expect(
    await rpc('reown_getExchangePayUrl', { exchangeId: 'harbor_exchange', asset, amount: '1', recipient }),
  ).toMatchObject({ error: { message: expect.stringContaining('is not supported') } })
  expect(await rpc('reown_getExchanges', {}, '')).toMatchObject({ error: { code: -1 } })
})

test('exchange: pays ether, a token, SOL and an SPL token to the last unit', async () => {
  const receiver = newReceiver()
  const client = createPublicClient({ transport: http(services.urls.chainBase) })
  const paid = await buy('eip155:8453/slip44:60', '0.123456789012345678', `eip155:8453:${receiver}`, 'pay')
  expect(paid).toEqual({ status: 'SUCCESS', txHash: expect.stringMatching(/^0x[\da-f]{64}$/) })
  expect(await client.getBalance({ address: receiver })).toBe(123_456_789_012_345_678n)
  const usdc = getAddress(tokenOf('eip155:8453', 'USDC'))
  await buy(`eip155:8453/erc20:${usdc.toLowerCase()}`, '1.000001', `eip155:8453:${receiver}`, 'pay')
  const held = { address: usdc, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] } as const
  expect(await client.readContract(held)).toBe(1_000_001n)

  const connection = new Connection(services.urls.solana)
  const owner = Keypair.generate().publicKey
  await buy(`${SOLANA}/slip44:501`, '0.5', `${SOLANA}:${owner.toBase58()}`, 'pay')
  expect(await connection.getBalance(owner)).toBe(500_000_000)
  await buy(`${SOLANA}/token:${tokenOf(SOLANA, 'USDC')}`, '2.5', `${SOLANA}:${owner.toBase58()}`, 'pay')
  const { value } = await connection.getParsedTokenAccountsByOwner(owner, {
    programId: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  })
  expect(value.map(({ account }) => account.data.parsed.info.tokenAmount.amount)).toEqual(['2500000'])
})

test('exchange: fails, lies about paying, or pays less, as decided on its page', async () => {
  const client = createPublicClient({ transport: http(services.urls.chainMainnet) })
  const receiver = newReceiver()
  const asset = 'eip155:1/slip44:60'
  expect(await buy(asset, '1', `eip155:1:${receiver}`, 'fail')).toEqual({ status: 'FAILED' })
  expect(await buy(asset, '1', `eip155:1:${receiver}`, 'say-paid')).toEqual({ status: 'SUCCESS' })
  expect(await client.getBalance({ address: receiver })).toBe(0n)
  await buy(asset, '1', `eip155:1:${receiver}`, 'pay-less')
  expect(await client.getBalance({ address: receiver })).toBe(500_000_000_000_000_000n)
})
