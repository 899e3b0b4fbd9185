import * as v from 'valibot'
import type { SwapRequest } from '../contract'
import type { ChainAccess } from './chain-access'

/** `Transfer(address,address,uint256)` of ERC-20. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const hex = v.pipe(v.string(), v.regex(/^0x[\da-f]+$/i))
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
  logs: v.array(v.unknown()),
})
const logSchema = v.object({ address: v.string(), topics: v.array(hex), data: hex })

type Receipt = v.InferOutput<typeof receiptSchema>

/**
 * Reads the amount that a confirmed swap has brought: from its receipt or, for native currency, from the
 * balances before and after its block. `undefined` if the network does not have it.
 */
export async function readReceived(
  chain: ChainAccess,
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

/** Only for an account that pays its own fee and does nothing else in that block. */
async function readNative(
  chain: ChainAccess,
  { target }: SwapRequest,
  { blockNumber, from, gasUsed, effectiveGasPrice }: Receipt,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const { address } = target.account
  if (from.toLowerCase() !== address.toLowerCase()) return undefined
  const balanceAt = (block: bigint): Promise<unknown> =>
    chain.read(target, 'eth_getBalance', [address, `0x${block.toString(16)}`], signal)
  const [before, after] = await Promise.all([balanceAt(blockNumber - 1n), balanceAt(blockNumber)])
  if (!v.is(hex, before) || !v.is(hex, after)) return undefined
  return BigInt(after) - BigInt(before) + gasUsed * effectiveGasPrice
}
