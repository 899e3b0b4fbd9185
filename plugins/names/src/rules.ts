import { evmCoinType } from '@latchkey/session/caip'
import { InvalidChainIdError } from './errors'

const SHORTEST = 4
/** Maximum length of a name at the service. */
const LONGEST = 64

export type NameIssue = 'empty' | 'too-short' | 'too-long' | 'invalid'

/** Why a text is no valid name; `undefined` if it is. */
export function nameIssue(text: string): NameIssue | undefined {
  if (text === '') return 'empty'
  // Two hyphens in this position mark an encoded name (ENSIP-15), which pages do not display.
  if (!/^[a-z0-9-]+$/.test(text) || text.slice(2, 4) === '--') return 'invalid'
  if (text.length < SHORTEST) return 'too-short'
  return text.length > LONGEST ? 'too-long' : undefined
}

/** Normalises entered text. */
export const toNameText = (text: string): string => text.trim().toLowerCase()

/** The coin type of an EVM network; 2147483649 for Ethereum. */
export function coinTypeOf(chainId: number): number {
  const coinType = evmCoinType(chainId)
  if (coinType === undefined) throw new InvalidChainIdError(chainId)
  return coinType
}
