import { InvalidChainIdError } from './errors'

const SHORTEST = 4
/** Maximum length of a name at the service. */
const LONGEST = 64
/** ENSIP-11: an EVM chain's id with this bit is its coin type. */
const EVM_BIT = 0x80000000

export type NameIssue = 'empty' | 'too-short' | 'too-long' | 'invalid'

/** Why a text is no name; `undefined` for one that may be asked for. */
export function nameIssue(text: string): NameIssue | undefined {
  if (text === '') return 'empty'
  // Two hyphens there mark an encoded name (ENSIP-15): no page would show it.
  if (!/^[a-z0-9-]+$/.test(text) || text.slice(2, 4) === '--') return 'invalid'
  if (text.length < SHORTEST) return 'too-short'
  return text.length > LONGEST ? 'too-long' : undefined
}

/** What is typed, as names are written. */
export const toNameText = (text: string): string => text.trim().toLowerCase()

/** The coin type of an EVM network; 2147483649 for Ethereum. */
export function coinTypeOf(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= EVM_BIT) throw new InvalidChainIdError(chainId)
  return EVM_BIT + chainId
}
