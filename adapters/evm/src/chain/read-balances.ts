import { isHex } from '@latchkey/session/caip'
import type { Account, NativeAmount, Network, Token, TokenHolding } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { ChainResponseError } from '../errors'
import { type ReadableChains, readChain } from './read-chain'

/** A quantity of EIP-1474 of at most 256 bits. */
const quantity = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, 64)),
)

export async function readNativeBalance(
  chains: ReadableChains,
  account: Account,
  network: Network,
  signal: AbortSignal,
): Promise<NativeAmount> {
  const method = 'eth_getBalance'
  const answer = await readChain(chains, network, { method, params: [account.address, 'latest'] }, signal)
  const parsed = v.safeParse(quantity, answer)
  if (!parsed.success) throw new ChainResponseError(method)
  const { decimals, symbol } = network.nativeCurrency
  return { value: BigInt(parsed.output).toString(), decimals, symbol }
}

/** The number of tokens in one Multicall3 call. */
const MAX_IN_ONE_CALL = 200
/** More tokens than a host lists in its options. */
const MAX_TOKENS = 1_000
/** The maximum number of tokens on networks without Multicall3, where each needs a separate call. */
const MAX_SINGLE = 50

const isContract = ({ address }: Token): boolean => isHex(address, 40)

/**
 * Balances of known ERC-20 tokens, read in one call of Multicall3 where the network has it. Tokens with a balance of
 * zero are left out.
 */
export async function readTokens(
  chains: ReadableChains,
  account: Account,
  network: Network,
  known: readonly Token[],
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const tokens = known.filter(isContract).slice(0, MAX_TOKENS)
  const chunks: Token[][] = []
  for (let from = 0; from < tokens.length; from += MAX_IN_ONE_CALL)
    chunks.push(tokens.slice(from, from + MAX_IN_ONE_CALL))
  const read = async (chunk: readonly Token[]): Promise<readonly TokenHolding[]> => {
    const balances =
      (await readByMulticall(chains, account, network, chunk, signal)) ??
      (await readOneByOne(chains, account, network, chunk.slice(0, MAX_SINGLE), signal))
    return chunk.flatMap((token, index) => {
      const balance = balances[index]
      return balance ? [{ ...token, value: balance.toString() }] : []
    })
  }
  return (await Promise.all(chunks.map(read))).flat()
}

type Balances = readonly (bigint | undefined)[]

/** Returns `undefined` if the network has no Multicall3. */
async function readByMulticall(
  chains: ReadableChains,
  { address }: Account,
  network: Network,
  tokens: readonly Token[],
  signal: AbortSignal,
): Promise<Balances | undefined> {
  const { multicallAddress: to } = network
  if (to === undefined) return undefined
  const call = { to, data: encodeBalanceMulticall(address, tokens) }
  const answer = await readChain(chains, network, { method: 'eth_call', params: [call, 'latest'] }, signal)
  return decodeBalanceMulticall(answer, tokens.length)
}

/** Reads token by token. A token that cannot be read does not make the others fail. */
function readOneByOne(
  chains: ReadableChains,
  { address }: Account,
  network: Network,
  tokens: readonly Token[],
  signal: AbortSignal,
): Promise<Balances> {
  const read = async (to: string | undefined): Promise<bigint | undefined> => {
    const call = { to, data: encodeBalanceOf(address) }
    const answer = await readChain(chains, network, { method: 'eth_call', params: [call, 'latest'] }, signal)
    return isHex(answer, 64, Number.POSITIVE_INFINITY) ? BigInt(answer.slice(0, 66)) : undefined
  }
  return Promise.all(
    tokens.map((token) =>
      read(token.address).catch((error: unknown) => {
        signal.throwIfAborted()
        // An error of the chain concerns this token only. A failed connection concerns all tokens.
        if (isRefusal(error)) return undefined
        throw error
      }),
    ),
  )
}

/** The limit of a node concerns all tokens: left out, a token would count as not held. */
const LIMIT_EXCEEDED = -32005

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  Reflect.get(error, 'code') === 'CHAIN_RPC' &&
  Reflect.get(error, 'rpcCode') !== LIMIT_EXCEEDED

// Encoded here, because viem's coder would be 10.6 kB more before the first balance stands.
/** `aggregate3((address,bool,bytes)[])` of Multicall3. */
const AGGREGATE = '0x82ad56cb'
/** `balanceOf(address)` of ERC-20. */
const BALANCE_OF = '70a08231'
const WORD = 64
/** Address, permission to fail, and a call of 36 bytes with its offset and length. */
const CALL_WORDS = 6

const word = (value: number | string): string =>
  (typeof value === 'number' ? value.toString(16) : value.replace(/^0x/, '').toLowerCase()).padStart(
    WORD,
    '0',
  )

const encodeBalanceOf = (account: string): string => `0x${BALANCE_OF}${word(account)}`

/** Encodes one call that reads many balances. A token may fail without failing the call. */
export function encodeBalanceMulticall(account: string, tokens: readonly Pick<Token, 'address'>[]): string {
  const places = tokens.map((_, index) => word((tokens.length + index * CALL_WORDS) * 32))
  const calls = tokens.map(({ address = '' }) => {
    const call = `${BALANCE_OF}${word(account)}`.padEnd(2 * WORD, '0')
    return `${word(address)}${word(1)}${word(0x60)}${word(36)}${call}`
  })
  return `${AGGREGATE}${word(32)}${word(tokens.length)}${places.join('')}${calls.join('')}`
}

/**
 * The balances; `undefined` for each call that failed or returned no balance. Returns `undefined` instead of a list
 * when the response is not one of Multicall3, because then the contract is absent.
 */
export function decodeBalanceMulticall(
  answer: unknown,
  count: number,
): readonly (bigint | undefined)[] | undefined {
  if (!isHex(answer, 64, Number.POSITIVE_INFINITY) || (answer.length - 2) % 64 !== 0) return undefined
  const words = answer.slice(2).match(/.{64}/g) ?? []
  const numberAt = (index: number): number => Number(`0x${words[index] ?? 'x'}`)
  if (numberAt(0) !== 32 || numberAt(1) !== count) return undefined
  return Array.from({ length: count }, (_, index) => {
    const start = 2 + numberAt(2 + index) / 32
    const isFine = numberAt(start) === 1 && numberAt(start + 1) === 64 && numberAt(start + 2) >= 32
    const balance = isFine ? words[start + 3] : undefined
    return balance === undefined ? undefined : BigInt(`0x${balance}`)
  })
}

/** `decimals()` of ERC-20. */
const DECIMALS = '0x313ce567'

/**
 * Reads the decimals from a token's contract. Resolves with `undefined` if the response is no number of
 * decimals. Rejects if the network fails.
 */
export async function readDecimals(
  chains: ReadableChains,
  to: string,
  network: Network,
  signal: AbortSignal,
): Promise<number | undefined> {
  const call = { method: 'eth_call', params: [{ to, data: DECIMALS }, 'latest'] }
  const answer = await readChain(chains, network, call, signal)
  // One word, whose last byte is the number.
  return typeof answer === 'string' && /^0x0{62}[\da-fA-F]{2}$/.test(answer) ? Number(answer) : undefined
}
