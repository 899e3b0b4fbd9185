import { isHex } from '@latchkey/session/caip'
import type {
  Account,
  BalanceChange,
  GivenRight,
  Network,
  PendingWalletRequest,
  SimulationResult,
} from '@latchkey/session/contract'
import { errorLayers, safeGet } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { parseWalletName } from '@latchkey/session/schema'
import { formatAddress } from '../chain/addresses'
import { type ReadableChains, readChain } from '../chain/read-chain'
import { readCalls } from './explain-request'
import { readToken } from './read-token'
import { unreadParts } from './unread-parts'

const MAX_CHANGES = 20
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle` and `TransferBatch` of ERC-1155. */
const TRANSFER_SINGLE_TOPIC = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const TRANSFER_BATCH_TOPIC = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
/** `Approval` of ERC-20 and ERC-721, `ApprovalForAll` of ERC-721 and ERC-1155: owner, then who has the right. */
const APPROVAL_TOPIC = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const APPROVAL_FOR_ALL_TOPIC = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'
/** `Approval` of Permit2: owner, token, then who has the right. */
const PERMIT2_APPROVAL_TOPIC = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
/** The address that eth_simulateV1 gives to transfers of the native currency. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const WORD = 64
const hex = v.pipe(
  v.string(),
  v.maxLength(4_096),
  v.check((text) => isHex(text)),
)
const quantity = v.pipe(
  hex,
  v.check((text) => isHex(text, 1, 64)),
  v.transform((text) => BigInt(text)),
)
const logSchema = v.object({ address: hex, topics: v.array(hex), data: v.pipe(v.string(), v.regex(/^0x/)) })
const resultSchema = v.pipe(
  v.array(
    v.object({
      calls: v.array(
        v.object({
          status: v.string(),
          gasUsed: v.fallback(v.optional(quantity), undefined),
          logs: v.optional(v.array(v.unknown()), []),
          error: v.optional(v.object({ message: v.optional(v.string()) })),
        }),
      ),
    }),
  ),
  v.minLength(1),
)

/** Enough for a swap over many pools. Left out, some nodes give each call the whole block, which nobody can pay. */
const CALL_GAS = 5_000_000n

/**
 * Executes the calls on the network's node without sending them (`eth_simulateV1`), as the block would: a gas price of zero,
 * or a base fee of zero, tells a contract that it is only being tried.
 */
export async function simulateRequest(
  chains: ReadableChains,
  request: PendingWalletRequest,
  { address }: Account,
  network: Network,
  signal: AbortSignal,
): Promise<SimulationResult> {
  const calls = readCalls(request)?.map(({ to, value, data }) => ({
    from: address,
    ...(to && { to }),
    value: toHex(value),
    data,
  }))
  // The node would execute the code that the account has now.
  if (unreadParts(request).includes('account-delegation')) return { status: 'unavailable' }
  if (!calls) return { status: 'unavailable' }
  try {
    const read = async (method: string, params: readonly unknown[]): Promise<bigint> =>
      v.parse(quantity, await readChain(chains, network, { method, params }, signal))
    const [price, balance] = await Promise.all([
      read('eth_gasPrice', []),
      read('eth_getBalance', [address, 'latest']),
    ])
    // The base fee may rise until the next block.
    const gasPrice = (price * 6n) / 5n
    // The wallet sets a lower limit than this, and a smart account's gas may be paid by another.
    const gasFunds = CALL_GAS * gasPrice * BigInt(calls.length)
    const block = {
      stateOverrides: { [address]: { balance: toHex(balance + gasFunds) } },
      calls: calls.map((one) => ({ ...one, gas: toHex(CALL_GAS), gasPrice: toHex(gasPrice) })),
    }
    const payload = { blockStateCalls: [block], traceTransfers: true, validation: true }
    const call = { method: 'eth_simulateV1', params: [payload, 'latest'] }
    const parsed = v.safeParse(resultSchema, await readChain(chains, network, call, signal))
    const results = parsed.success ? parsed.output.flatMap((block) => block.calls) : []
    if (results.length !== calls.length) return { status: 'unavailable' }
    const failed = results.find(({ status }) => Number(status) !== 1)
    if (failed) return failing(failed.error?.message)
    const logs = results.flatMap((one) => one.logs)
    const changes = sumTransfers(logs, address)
    const rights = givenRights(logs, address)
    const used = results.map(({ gasUsed }) => gasUsed)
    const gas = used.reduce(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
      0n,
    )
    return {
      status: 'changes',
      changes: await withTokens(chains, network, changes, signal),
      ...(gas !== undefined && { gas: gas.toString() }),
      ...(rights.length > 0 && { rights }),
    }
  } catch (error) {
    signal.throwIfAborted()
    return isExecutionError(error) ? failing(undefined) : { status: 'unavailable' }
  }
}

const toHex = (value: bigint): string => `0x${value.toString(16)}`

/** Nodes reject the whole simulation if the account cannot pay for it. */
function isExecutionError(error: unknown): boolean {
  return errorLayers(error).some((layer) => {
    const message = safeGet(layer, 'message')
    return typeof message === 'string' && /insufficient funds|execution reverted/i.test(message)
  })
}

function failing(message: string | undefined): SimulationResult {
  const reason = message === undefined ? undefined : parseWalletName(message.slice(0, 64))
  return { status: 'failing', ...(reason !== undefined && { reason }) }
}

interface Sum {
  readonly address: string
  /** Of NFTs. */
  readonly tokenId: string | undefined
  amount: bigint
}

/** Adds up the transfers in all logs for one account. NFTs are listed one by one. */
function sumTransfers(logs: readonly unknown[], account: string): readonly Sum[] {
  const sums = new Map<string, Sum>()
  const own = account.slice(2).toLowerCase()
  for (const log of logs) {
    const parsed = v.safeParse(logSchema, log)
    if (!parsed.success) continue
    const address = parsed.output.address.toLowerCase()
    for (const { from, to, tokenId, amount } of readTransfers(parsed.output)) {
      const key = `${address} ${tokenId ?? ''}`
      const sum = sums.get(key) ?? { address, tokenId, amount: 0n }
      sums.set(key, sum)
      if (to.endsWith(own)) sum.amount += amount
      if (from.endsWith(own)) sum.amount -= amount
    }
  }
  const changed = [...sums.values()].filter(({ amount }) => amount !== 0n)
  const leaves = ({ amount }: Sum): boolean => amount < 0n
  // Outgoing tokens come first, so that many worthless incoming ones do not displace them.
  return [...changed].sort((one, other) => Number(leaves(other)) - Number(leaves(one))).slice(0, MAX_CHANGES)
}

/** The rights that the account gives, from their events. One that is taken back has no amount, or is not granted. */
function givenRights(logs: readonly unknown[], account: string): readonly GivenRight[] {
  const own = account.slice(2).toLowerCase()
  return logs.flatMap((log): readonly GivenRight[] => {
    const parsed = v.safeParse(logSchema, log)
    if (!parsed.success) return []
    const { address, topics, data } = parsed.output
    const [topic, owner, second, third] = topics.map((one) => one.toLowerCase())
    const isOther = topic === APPROVAL_TOPIC || topic === APPROVAL_FOR_ALL_TOPIC
    const to = isOther ? second : topic === PERMIT2_APPROVAL_TOPIC ? third : undefined
    // Of an NFT the third topic is its id, and there is no amount.
    const isGiven = /[1-9a-f]/.test(data.slice(2, 2 + WORD).toLowerCase()) || (isOther && isWord(third))
    if (!isWord(owner) || !isWord(to) || !owner.endsWith(own) || !isGiven) return []
    return [{ contract: address.toLowerCase(), to: `0x${to.slice(-40)}` }]
  })
}

interface Transfer {
  /** Words of 32 bytes that end with the address. */
  readonly from: string
  readonly to: string
  readonly tokenId: string | undefined
  readonly amount: bigint
}

/** The transfers that a log reports: none, one, or those of an ERC-1155 batch. */
function readTransfers({ topics, data }: v.InferOutput<typeof logSchema>): readonly Transfer[] {
  const [topic, first, second, third] = topics.map((one) => one.toLowerCase())
  if (topic === TRANSFER_TOPIC && isWord(first) && isWord(second)) {
    const tokenId = isWord(third) ? String(BigInt(third)) : undefined
    const amount = tokenId !== undefined ? 1n : isWord(data) ? BigInt(data) : 0n
    return [{ from: first, to: second, tokenId, amount }]
  }
  // The operator is the first one of ERC-1155.
  if (!isWord(second) || !isWord(third)) return []
  const numbers = readWords(data)
  const toTransfer = (id: bigint, amount: bigint): Transfer => ({
    from: second,
    to: third,
    tokenId: String(id),
    amount,
  })
  if (topic === TRANSFER_SINGLE_TOPIC) {
    const [id, amount] = numbers
    return id === undefined || amount === undefined ? [] : [toTransfer(id, amount)]
  }
  if (topic !== TRANSFER_BATCH_TOPIC) return []
  const ids = readList(numbers, 0)
  const amounts = readList(numbers, 1)
  return ids.map((id, index) => toTransfer(id, amounts[index] ?? 0n))
}

const isWord = (text: string | undefined): text is string => isHex(text, 64)

const readWords = (data: string): readonly bigint[] =>
  (data.slice(2).match(/[\da-f]{64}/gi) ?? []).map((word) => BigInt(`0x${word}`))

/** An ABI list, whose offset in bytes is the word at `index`; its length precedes its items. */
function readList(words: readonly bigint[], index: number): readonly bigint[] {
  const start = Number((words[index] ?? 0n) / 32n)
  return words.slice(start + 1, start + 1 + Number(words[start] ?? 0n))
}

function withTokens(
  chains: ReadableChains,
  network: Network,
  sums: readonly Sum[],
  signal: AbortSignal,
): Promise<readonly BalanceChange[]> {
  return Promise.all(
    sums.map(async ({ address, tokenId, amount }): Promise<BalanceChange> => {
      if (address === NATIVE) return { token: {}, amount: String(amount) }
      const { symbol, decimals } = await readToken(chains, network, address, signal)
      return {
        token: {
          address: formatAddress(address),
          ...(symbol !== undefined && { symbol }),
          ...(decimals !== undefined && { decimals }),
        },
        amount: String(amount),
        ...(tokenId !== undefined && { isNft: true, tokenId }),
      }
    }),
  )
}
