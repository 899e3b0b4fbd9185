import * as v from 'valibot'
import type { WalletEntry } from './contract'
import { DirectoryAnswerError, type EntryFault } from './errors'
import { parseWallet } from './parse-wallet'

const MAX_COUNT = 100_000

const answerSchema = v.object({
  data: v.array(v.unknown()),
  count: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_COUNT)), 0),
})

export interface ParsedPage {
  readonly wallets: readonly WalletEntry[]
  readonly count: number
  readonly faults: readonly EntryFault[]
}

/** What the directory said, entry by entry: one that is wrong costs itself only. Throws `DirectoryAnswerError`. */
export function parseWalletPage(body: unknown, limit: number): ParsedPage {
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) throw new DirectoryAnswerError('/getWallets', new v.ValiError(answer.issues))
  const entries = answer.output.data.slice(0, limit).map(parseWallet)
  const byId = new Map<string, WalletEntry>()
  for (const { wallet } of entries) if (wallet && !byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return {
    wallets: [...byId.values()],
    count: Math.max(answer.output.count, byId.size),
    faults: entries.flatMap(({ faults }) => faults),
  }
}
