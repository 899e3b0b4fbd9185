import { toCents, totalWorth } from '@latchkey/session/worth'
import type { TokensEntry } from './state'

/**
 * The total worth of a list: each balance, as its source states it, times the price of one token.
 * @returns US dollars, rounded down to a cent, of the tokens with a price; `undefined` if none has one
 */
export function totalUsd(entry: TokensEntry | undefined): number | undefined {
  if (entry?.status !== 'known') return undefined
  const worth = totalWorth(entry.items)
  return worth && Number(toCents(worth)) / 100
}
