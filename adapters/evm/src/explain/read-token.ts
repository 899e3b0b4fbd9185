import { isHex } from '@latchkey/session/caip'
import type { ExplainedToken, Network } from '@latchkey/session/contract'
import {
  type AskToken,
  bytesOfHex,
  readTokenStandard,
  type TokenStandard,
  utf8Text,
} from '@latchkey/session/requests'
import { parseWalletName } from '@latchkey/session/schema'
import { type ReadableChains, readChain } from '../chain/read-chain'

export type TokenFacts = TokenStandard & Pick<ExplainedToken, 'symbol'>

const SYMBOL = '0x95d89b41'
const WORD = 64
const MAX_SYMBOL_BYTES = 64

/**
 * Symbol, decimals, standard and supply as the contract reports them, if it does. Rejects only when aborted, with the
 * signal's reason.
 */
export async function readToken(
  chains: ReadableChains,
  network: Network,
  token: string,
  signal: AbortSignal,
): Promise<TokenFacts> {
  const ask: AskToken = async (to, data) => {
    try {
      const params = [{ to, data }, 'latest']
      return await readChain(chains, network, { method: 'eth_call', params }, signal)
    } catch {
      signal.throwIfAborted()
      return undefined
    }
  }
  const [answer, standard] = await Promise.all([ask(token, SYMBOL), readTokenStandard(ask, token)])
  const symbol = isHex(answer, WORD, 4_096) ? readSymbol(answer.slice(2)) : undefined
  return { ...standard, ...(symbol !== undefined && { symbol }) }
}

/** ABI text, or the 32 bytes that early tokens return. */
function readSymbol(words: string): string | undefined {
  const isText = words.startsWith('20'.padStart(WORD, '0'))
  const length = isText ? Number(`0x${words.slice(WORD, 2 * WORD) || 0}`) : 32
  if (length > MAX_SYMBOL_BYTES) return undefined
  const start = isText ? 2 * WORD : 0
  // The 32 bytes of early tokens end with zeros.
  const digits = words.slice(start, start + 2 * length).replace(/(00)+$/, '')
  return parseWalletName(utf8Text(bytesOfHex(`0x${digits}`)))
}
