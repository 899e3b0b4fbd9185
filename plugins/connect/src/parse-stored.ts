import { array, maxLength, object, pipe, safeParse, string } from 'valibot'
import type { ConnectState } from './contract'

/** The longest wallet id that is believed, in characters. */
const WALLET_ID_LENGTH_LIMIT = 200

const storedState = object({
  recent: pipe(array(pipe(string(), maxLength(WALLET_ID_LENGTH_LIMIT))), maxLength(2)),
})

/** What was kept of an earlier visit, or `undefined` when it is not ours. */
export function parseStored(stored: unknown): Pick<ConnectState, 'recent'> | undefined {
  const result = safeParse(storedState, stored)
  return result.success ? result.output : undefined
}
