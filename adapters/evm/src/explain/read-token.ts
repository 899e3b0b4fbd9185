import { parseWalletName } from '@latchkey/session/adapter-kit'
import type { ExplainedToken, Network } from '@latchkey/session/contract'
import type { ReadableChains } from '../chain/evm-context'
import { readChain } from '../chain/read-chain'

export type TokenFacts = Pick<ExplainedToken, 'symbol' | 'decimals'> & { readonly isNft: boolean }

const SYMBOL = '0x95d89b41'
const DECIMALS = '0x313ce567'
/** `supportsInterface(0x80ac58cd)`: ERC-721. */
const IS_ERC721 = `0x01ffc9a7${'80ac58cd'.padEnd(64, '0')}`
const WORD = 64
const MAX_SYMBOL_BYTES = 64
const MAX_DECIMALS = 77

/**
 * Symbol and decimals as the contract reports them, if it does. Rejects only when aborted, with the signal's
 * reason.
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
      return typeof answer === 'string' && /^0x[\da-f]{64,4096}$/i.test(answer) ? answer.slice(2) : ''
    } catch {
      signal.throwIfAborted()
      return ''
    }
  }
  const [symbolWords, decimalsWords, erc721] = await Promise.all([
    read(SYMBOL),
    read(DECIMALS),
    read(IS_ERC721),
  ])
  const decimals = toNumber(decimalsWords)
  const symbol = readSymbol(symbolWords)
  const isNft = decimals === undefined && toNumber(erc721) === 1
  return {
    isNft,
    ...(symbol !== undefined && { symbol }),
    ...(decimals !== undefined && decimals <= MAX_DECIMALS && { decimals }),
  }
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
  const pairs = words.slice(start, start + 2 * length).match(/../g) ?? []
  const bytes = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
  return parseWalletName(new TextDecoder().decode(bytes).replace(/\0+$/, ''))
}
