import type { Account, Network, Token, TokenHolding } from '@latchkey/session/contract'
import type { ReadableChains } from './chains'
import { balanceCall, decodeBalances, encodeBalances } from './multicall'
import { readChain } from './read-chain'

/** What a node is asked for in one call. */
const MAX_IN_ONE_CALL = 200
/** More than a host names by hand. */
const MAX_TOKENS = 1_000
/** Where every token is a call of its own. */
const MAX_SINGLE = 50

const isContract = ({ address }: Token): boolean => /^0x[\da-f]{40}$/i.test(address ?? '')

/** Balances of known ERC-20 tokens, in one call of Multicall3 where the network has it. What the account has nothing of is left out. */
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
      (await readTogether(chains, account, network, chunk, signal)) ??
      (await readOneByOne(chains, account, network, chunk.slice(0, MAX_SINGLE), signal))
    return chunk.flatMap((token, index) => {
      const balance = balances[index]
      return balance ? [{ ...token, value: balance.toString() }] : []
    })
  }
  return (await Promise.all(chunks.map(read))).flat()
}

type Balances = readonly (bigint | undefined)[]

/** `undefined` where the network has no Multicall3. */
async function readTogether(
  chains: ReadableChains,
  { address }: Account,
  network: Network,
  tokens: readonly Token[],
  signal: AbortSignal,
): Promise<Balances | undefined> {
  const { multicallAddress: to } = network
  if (to === undefined) return undefined
  const call = { to, data: encodeBalances(address, tokens) }
  const answer = await readChain(chains, network, { method: 'eth_call', params: [call, 'latest'] }, signal)
  return decodeBalances(answer, tokens.length)
}

/** A token that cannot be read does not cost the others. */
function readOneByOne(
  chains: ReadableChains,
  { address }: Account,
  network: Network,
  tokens: readonly Token[],
  signal: AbortSignal,
): Promise<Balances> {
  const read = async (to: string | undefined): Promise<bigint | undefined> => {
    const call = { to, data: balanceCall(address) }
    const answer = await readChain(chains, network, { method: 'eth_call', params: [call, 'latest'] }, signal)
    return typeof answer === 'string' && /^0x[\da-f]{64}/i.test(answer)
      ? BigInt(answer.slice(0, 66))
      : undefined
  }
  return Promise.all(
    tokens.map((token) =>
      read(token.address).catch((error: unknown) => {
        signal.throwIfAborted()
        // Only the chain's own word is about this token: a line that is cut is about all of them.
        if (isRefusal(error)) return undefined
        throw error
      }),
    ),
  )
}

const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'CHAIN_RPC'
