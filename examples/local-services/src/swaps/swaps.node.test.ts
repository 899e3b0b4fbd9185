import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  isHex,
  parseEther,
  parseUnits,
} from 'viem'
import { expect, test } from 'vitest'
import { chainClient, waitForReceipt } from '../chain/chain-client'
import { devAccounts } from '../chain/dev-accounts'
import { tokens } from '../chain/tokens'
import { setUpServices } from '../end-to-end/set-up-services'
import { askData } from '../testing/data-client'
import { NATIVE_ADDRESS, oddTokens, swapContracts } from './swap-tokens'

const world = setUpServices()
const [usdc] = tokens
const [account] = devAccounts
const caip = (address: string): string => `eip155:1:${address}`

interface Built {
  readonly to: Hex
  readonly data: Hex
  readonly amount: bigint
  readonly gas: bigint
}

async function build(from: string, to: string, amount: bigint): Promise<Built> {
  const { status, body } = await askData(world.services, '/v1/convert/build-transaction', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: `${amount}`,
      eip155: { slippage: 1 },
      projectId: 'local',
      from: caip(from),
      to: caip(to),
      userAddress: caip(account),
      disableEstimate: true,
    }),
  })
  expect(status).toBe(200)
  const { tx } = Object(body)
  const target = String(tx.to).slice('eip155:1:'.length)
  if (!isHex(target) || !isHex(tx.data)) throw new Error('That is no transaction.')
  return { to: target, data: tx.data, amount: BigInt(tx.amount), gas: BigInt(tx.eip155.gas) }
}

/**
 * Sends a swap and returns how much the balance of a token has grown. Uses the service's gas limit: an
 * estimate made in the second of the pool's last swap is too low for a later second, when two more slots are
 * written.
 */
async function swap({ to, data, gas }: Built, value: bigint, token: Hex): Promise<bigint> {
  const { nodeUrl } = world.services.chains.find(({ networkId }) => networkId === 'eip155:1') ?? {
    nodeUrl: '',
  }
  const client = chainClient(nodeUrl)
  const reader = createPublicClient({ transport: http(nodeUrl) })
  const held = (): Promise<bigint> =>
    reader.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const before = await held()
  const hash = await client.sendTransaction({ account, chain: null, to, data, value, gas })
  expect((await waitForReceipt(client, hash)).status).toBe('success')
  return (await held()) - before
}

test('swaps: a pool pays the quoted amount, which is the price of the data API less fees', async () => {
  if (!usdc) throw new Error('There is no such token.')
  const built = await build(NATIVE_ADDRESS, usdc.address, parseEther('0.1'))
  expect(built.to).toBe(swapContracts.service)
  const dollars = Number(built.amount) / 1e6
  // The service's fee is 0.85 %, the pool's 0.3 %.
  expect(dollars).toBeGreaterThan(320 * 0.985)
  expect(dollars).toBeLessThan(320 * 0.99)
  expect(await swap(built, parseEther('0.1'), usdc.address)).toBe(built.amount)
})

test('swaps: a token with a transfer fee pays less than quoted, one without a pool is refused', async () => {
  const [toll, , , dry] = oddTokens
  if (!toll || !dry) throw new Error('There are no such tokens.')
  const built = await build(NATIVE_ADDRESS, toll.address, parseEther('0.1'))
  const received = await swap(built, parseEther('0.1'), toll.address)
  expect(received).toBe(built.amount - (built.amount * 50n) / 10_000n)
  const query = `amount=${parseUnits('1', 18)}&userAddress=${account}&from=${caip(NATIVE_ADDRESS)}&to=${caip(dry.address)}`
  const { status, body } = await askData(world.services, `/v1/convert/quotes?${query}`)
  expect([status, Object(body).reasons[0].description]).toEqual([
    400,
    'Conversion parameter error: insufficient liquidity',
  ])
})

test('swaps: a token that needs a reset refuses another allowance, and accepts it after zero', async () => {
  const token = oddTokens.find(({ needsReset }) => needsReset)
  const { nodeUrl = '' } = world.services.chains.find(({ networkId }) => networkId === 'eip155:1') ?? {}
  if (!token) throw new Error('There is no such token.')
  const client = chainClient(nodeUrl)
  const approve = async (amount: bigint): Promise<string> => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [swapContracts.service, amount],
    })
    const hash = await client.sendTransaction({
      account,
      chain: null,
      to: token.address,
      data,
      gas: 100_000n,
    })
    return (await waitForReceipt(client, hash)).status
  }
  const given: string[] = []
  for (const amount of [5n, 7n, 0n, 7n, 0n]) given.push(await approve(amount))
  expect(given).toEqual(['success', 'reverted', 'success', 'success', 'success'])
})
