import { parseWalletName } from '@latchkey/session/adapter-kit'
import { isHex } from '@latchkey/session/caip'
import type { ExplainedToken, Network } from '@latchkey/session/contract'
import { bytesOfHex, utf8Text } from '@latchkey/session/signed-text'
import type { ReadableChains } from '../chain/evm-context'
import { readChain } from '../chain/read-chain'

export interface TokenFacts extends Pick<ExplainedToken, 'symbol' | 'decimals'> {
  /** `unknown`: nothing, or not enough, could be read to tell ERC-20 from ERC-721. */
  readonly standard: 'token' | 'nft' | 'unknown'
  /** What exists of a token, in the smallest unit. */
  readonly supply?: bigint
}

const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'
const TOTAL_SUPPLY = '0x18160ddd'
/** `supportsInterface(0x80ac58cd)`: ERC-721. */
const IS_ERC721 = `0x01ffc9a7${'80ac58cd'.padEnd(64, '0')}`
const WORD = 64
const MAX_SYMBOL_BYTES = 64
const MAX_DECIMALS = 77

/**
 * Symbol, decimals, standard and supply as the contract reports them, if it does. Rejects only when aborted, with the
 * signal's reason.
 */
export async function readToken(
  chains: ReadableChains,
  network: Network,
  to: string,
  signal: AbortSignal,
): Promise<TokenFacts> {
  const read = async (data: string): Promise<string> => {
    try {
      const answer = await readChain(
        chains,
        network,
        { method: 'eth_call', params: [{ to, data }, 'latest'] },
        signal,
      )
      return isHex(answer, 64, 4_096) ? answer.slice(2) : ''
    } catch {
      signal.throwIfAborted()
      return ''
    }
  }
  const [symbolWords, decimalsWords, erc721, supplyWords] = await Promise.all([
    read(SYMBOL),
    read(DECIMALS),
    read(IS_ERC721),
    read(TOTAL_SUPPLY),
  ])
  const decimals = toNumber(decimalsWords)
  const symbol = readSymbol(symbolWords)
  const standard = standardOf(decimals, toNumber(erc721) === 1)
  return {
    standard,
    ...(symbol !== undefined && { symbol }),
    ...(decimals !== undefined && decimals <= MAX_DECIMALS && { decimals }),
    ...(standard === 'token' && supplyWords !== '' && { supply: BigInt(`0x${supplyWords.slice(0, WORD)}`) }),
  }
}

/** Some NFTs have decimals, of which there are none, and the first ones do not tell their standard. */
function standardOf(decimals: number | undefined, isErc721: boolean): TokenFacts['standard'] {
  if (decimals === undefined) return isErc721 ? 'nft' : 'unknown'
  // control: standard-guessed
  return decimals > 0 && !isErc721 ? 'token' : 'unknown'
}

/** The first word, where it is small. */
function toNumber(words: string): number | undefined {
  const word = words.slice(0, WORD)
  return word.length === WORD && /^0{56}/.test(word) ? Number(`0x${word}`) : undefined
}

/** ABI text, or the 32 bytes that early tokens return. */
function readSymbol(words: string): string | undefined {
  const isText = toNumber(words) === 32
  const length = isText ? toNumber(words.slice(WORD)) : 32
  if (length === undefined || length > MAX_SYMBOL_BYTES) return undefined
  const start = isText ? 2 * WORD : 0
  // The 32 bytes of early tokens end with zeros.
  const digits = words.slice(start, start + 2 * length).replace(/(00)+$/, '')
  return parseWalletName(utf8Text(bytesOfHex(`0x${digits}`)))
}
