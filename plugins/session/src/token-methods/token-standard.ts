import { isHex } from '../network/is-hex'

export interface TokenStandard {
  /** `unknown`: nothing, or not enough, could be read to tell ERC-20 from ERC-721. */
  readonly standard: 'token' | 'nft' | 'unknown'
  readonly decimals?: number
  /** What exists of a token, in the smallest unit. Of NFTs there is none: theirs counts pieces. */
  readonly supply?: bigint
}

/** Calls a contract (`eth_call`) and resolves with the node's answer. What is no hex of whole words counts as none. */
export type AskToken = (token: string, data: string) => Promise<unknown>

/** What exists of a token, in the smallest unit, by its address in any letters. `undefined` where that is not known. */
export type SupplyOf = (token: string) => bigint | undefined

const DECIMALS = '0x313ce567'
const TOTAL_SUPPLY = '0x18160ddd'
/** `supportsInterface(0x80ac58cd)`: ERC-721. */
const IS_ERC721 = `0x01ffc9a7${'80ac58cd'.padEnd(64, '0')}`
const WORD = 64
const MAX_DECIMALS = 77
/** Of further ones nothing is read. */
const MAX_TOKENS = 50

/**
 * Standard, decimals and supply as a contract reports them (ERC-20, ERC-721), if it does. Rejects with what `ask` rejects with.
 * @example await readTokenStandard(ask, usdc) // { standard: 'token', decimals: 6, supply: 5_000_000n }
 */
export async function readTokenStandard(ask: AskToken, token: string): Promise<TokenStandard> {
  const read = async (data: string): Promise<bigint | undefined> => {
    const answer = await ask(token, data)
    return isHex(answer, WORD, 4_096) ? BigInt(answer.slice(0, 2 + WORD)) : undefined
  }
  const [counted, isErc721, supply] = await Promise.all([read(DECIMALS), read(IS_ERC721), read(TOTAL_SUPPLY)])
  // A byte. What answers every call with the same word has none.
  const decimals = counted !== undefined && counted < 256n ? counted : undefined
  const standard = standardOf(decimals, isErc721 === 1n)
  return {
    standard,
    ...(decimals !== undefined && decimals <= MAX_DECIMALS && { decimals: Number(decimals) }),
    ...(standard === 'token' && supply !== undefined && { supply }),
  }
}

/** Some NFTs have decimals, of which there are none, and the first ones do not tell their standard. */
function standardOf(decimals: bigint | undefined, isErc721: boolean): TokenStandard['standard'] {
  if (decimals === undefined) return isErc721 ? 'nft' : 'unknown'
  return decimals > 0n && !isErc721 ? 'token' : 'unknown'
}

/**
 * Reads what exists of each token, for `isUnlimitedAmount`. Never rejects: what cannot be read is not known, and a node that
 * lies can make an amount unlimited that is not, but no unlimited one limited.
 * @example
 * const supplyOf = await readSupplies(ask, [usdc])
 * isUnlimitedAmount(amount, supplyOf(usdc))
 */
export async function readSupplies(ask: AskToken, tokens: Iterable<string>): Promise<SupplyOf> {
  const listed = new Set(Array.from(tokens, (token) => token.toLowerCase()))
  const askGently: AskToken = (token, data) => ask(token, data).catch(() => undefined)
  const known = new Map(
    await Promise.all(
      [...listed]
        .slice(0, MAX_TOKENS)
        .map(async (token) => [token, (await readTokenStandard(askGently, token)).supply] as const),
    ),
  )
  return (token) => known.get(token.toLowerCase())
}
