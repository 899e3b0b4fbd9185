import { isHex } from '@latchkey/session/caip'
import * as v from '@latchkey/session/schema'
import type { SwapRequest } from '../contract'
import type { ChainAccess } from './chain-access'

/** `Transfer(address,address,uint256)` of ERC-20. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const hex = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, Number.POSITIVE_INFINITY)),
)
const quantity = v.pipe(
  hex,
  v.maxLength(66),
  v.transform((text) => BigInt(text)),
)
const receiptSchema = v.object({
  blockNumber: quantity,
  from: v.string(),
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  // What a rollup takes for its data, in wei. Rollups without it have it in their gas.
  l1Fee: v.optional(quantity),
  logs: v.array(v.unknown()),
})
const logSchema = v.object({ address: v.string(), topics: v.array(hex), data: hex })

type Receipt = v.InferOutput<typeof receiptSchema>

/** Rollups whose receipts have a fee for data: OP Mainnet and Base. A node that leaves it out tells too little. */
const WITH_DATA_FEE: readonly string[] = ['eip155:10', 'eip155:8453']

/**
 * Reads the amount that a confirmed swap has brought: from its receipt or, for native currency, from the
 * balances before and after its block. `undefined` if the network does not have it.
 */
export async function readReceived(
  chain: Pick<ChainAccess, 'read'>,
  request: SwapRequest,
  hash: string,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const { target, to } = request
  const parsed = v.safeParse(
    receiptSchema,
    await chain.read(target, 'eth_getTransactionReceipt', [hash], signal),
  )
  if (!parsed.success) return undefined
  return to.address === undefined
    ? readNative(chain, request, parsed.output, signal)
    : sumOf(parsed.output, to.address, target.account.address)
}

function sumOf({ logs }: Receipt, token: string, account: string): bigint {
  const own = account.slice(2).toLowerCase()
  const isOwn = (topic: string | undefined): boolean => topic?.toLowerCase().endsWith(own) ?? false
  let sum = 0n
  for (const log of logs) {
    const parsed = v.safeParse(logSchema, log)
    if (!parsed.success || parsed.output.address.toLowerCase() !== token.toLowerCase()) continue
    const { topics, data } = parsed.output
    const [topic, from, to] = topics
    if (topic?.toLowerCase() !== TRANSFER || data.length !== 66) continue
    if (isOwn(to)) sum += BigInt(data)
    if (isOwn(from)) sum -= BigInt(data)
  }
  return sum
}

/** Only for an account that pays its own fee and sends nothing else in that block. */
async function readNative(
  chain: Pick<ChainAccess, 'read'>,
  { target }: SwapRequest,
  { blockNumber, from, gasUsed, effectiveGasPrice, l1Fee }: Receipt,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const { account, networkId } = target
  if (from.toLowerCase() !== account.address.toLowerCase()) return undefined
  if (l1Fee === undefined && WITH_DATA_FEE.includes(networkId)) return undefined
  const read = async (method: string, block: bigint): Promise<bigint | undefined> => {
    const params = [account.address, `0x${block.toString(16)}`]
    const parsed = v.safeParse(quantity, await chain.read(target, method, params, signal))
    return parsed.success ? parsed.output : undefined
  }
  const [before, after, firstNonce, nextNonce] = await Promise.all([
    read('eth_getBalance', blockNumber - 1n),
    read('eth_getBalance', blockNumber),
    read('eth_getTransactionCount', blockNumber - 1n),
    read('eth_getTransactionCount', blockNumber),
  ])
  if (before === undefined || after === undefined) return undefined
  if (firstNonce === undefined || nextNonce !== firstNonce + 1n) return undefined
  const fee = gasUsed * effectiveGasPrice + (l1Fee ?? 0n)
  return after - before + fee
}
