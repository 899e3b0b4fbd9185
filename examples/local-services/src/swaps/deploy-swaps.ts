import {
  type Address,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { type ChainClient, chainClient, waitForReceipt } from '../chain/chain-client'
import type { Contracts } from '../chain/compile-contracts'
import { type Token, tokens } from '../chain/tokens'
import { pricesUsd } from '../data/prices'
import { readUniswapCode } from './read-uniswap-code'
import { oddTokens, SWAP_DEPLOYER, swapContracts } from './swap-tokens'

/** Ether in each pool: a swap of a thousand dollars hardly moves the price, yet a test can move it. */
const POOL_ETHER = 1_000n
const DEADLINE = 2n ** 48n

const deployAbi = parseAbi(['constructor(address, address)'])
const factoryAbi = parseAbi(['constructor(address)'])
const oddAbi = parseAbi(['constructor(string, string, uint256, bool, bool, uint256)'])
const poolAbi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function addLiquidityETH(address token, uint256 amount, uint256 minToken, uint256 minEther, address to, uint256 deadline) payable',
])

/**
 * Deploys Uniswap V2, the service's contract and the pools on a fresh chain; skips one restored from a file.
 */
export async function deploySwaps(
  nodeUrl: string,
  { SwapService, OddToken }: Pick<Contracts, 'SwapService' | 'OddToken'>,
): Promise<void> {
  const client = chainClient(nodeUrl)
  if (await client.getCode({ address: swapContracts.service })) return
  const uniswap = await readUniswapCode()
  await client.setBalance({ address: SWAP_DEPLOYER, value: parseEther('1000000') })
  await client.impersonateAccount({ address: SWAP_DEPLOYER })
  const { wrappedEther, factory, router } = swapContracts
  await send(client, { data: uniswap.wrappedEther })
  await send(client, {
    data: encodeDeployData({ abi: factoryAbi, bytecode: uniswap.factory, args: [SWAP_DEPLOYER] }),
  })
  await send(client, {
    data: encodeDeployData({ abi: deployAbi, bytecode: uniswap.router, args: [factory, wrappedEther] }),
  })
  await send(client, {
    data: encodeDeployData({ abi: deployAbi, bytecode: SwapService, args: [router, SWAP_DEPLOYER] }),
  })
  for (const { name, symbol, feeBasisPoints, isStuck, needsReset } of oddTokens) {
    const args = [name, symbol, feeBasisPoints, isStuck, needsReset, parseEther('100000000')] as const
    await send(client, { data: encodeDeployData({ abi: oddAbi, bytecode: OddToken, args }) })
  }
  for (const token of [...tokens, ...oddTokens.filter(({ hasPool }) => hasPool)]) {
    await fillPool(client, token)
  }
  await client.stopImpersonatingAccount({ address: SWAP_DEPLOYER })
}

/** Fills a pool at the price of the data API. */
async function fillPool(client: ChainClient, token: Token): Promise<void> {
  const whole = (Number(POOL_ETHER) * (pricesUsd['ETH'] ?? 0)) / (pricesUsd[token.symbol] ?? 1)
  const amount = parseUnits(whole.toFixed(6), token.decimals)
  if (tokens.includes(token)) await give(client, token.address, amount)
  const { router } = swapContracts
  await send(client, {
    to: token.address,
    data: encodeFunctionData({ abi: poolAbi, functionName: 'approve', args: [router, amount] }),
  })
  await send(client, {
    to: router,
    value: parseEther(`${POOL_ETHER}`),
    data: encodeFunctionData({
      abi: poolAbi,
      functionName: 'addLiquidityETH',
      args: [token.address, amount, 0n, 0n, SWAP_DEPLOYER, DEADLINE],
    }),
  })
}

/**
 * Sets the deployer's balance in storage, so that no dev account has to pay. OpenZeppelin's balances are the
 * first mapping.
 */
async function give(client: ChainClient, token: Address, amount: bigint): Promise<void> {
  const slot = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [SWAP_DEPLOYER, 0n])
  await client.setStorageAt({
    address: token,
    index: keccak256(slot),
    value: numberToHex(amount, { size: 32 }),
  })
}

async function send(
  client: ChainClient,
  transaction: { readonly to?: Address; readonly data: Hex; readonly value?: bigint },
): Promise<void> {
  const hash = await client.sendTransaction({
    account: SWAP_DEPLOYER,
    chain: null,
    gas: 10_000_000n,
    ...transaction,
  })
  const { status } = await waitForReceipt(client, hash)
  if (status !== 'success') throw new Error('The pools could not be put on the chain.')
}
