import type { WalletEntry } from './contract'
import { DirectoryResponseError, type EntryFault } from './directory-errors'
import { parseWallet } from './parse-wallet'

const MAX_COUNT = 100_000

export interface ParsedPage {
  readonly wallets: readonly WalletEntry[]
  readonly count: number
  readonly faults: readonly EntryFault[]
}

const isCount = (input: unknown): input is number =>
  Number.isSafeInteger(input) && Number(input) >= 0 && Number(input) <= MAX_COUNT

/** Parses a page entry by entry: an invalid entry is left out. @throws `DirectoryResponseError` */
export function parseWalletPage(body: unknown, limit: number): ParsedPage {
  const { data, count }: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  if (!Array.isArray(data)) throw new DirectoryResponseError('/getWallets')
  const entries = data.slice(0, limit).map(parseWallet)
  const byId = new Map<string, WalletEntry>()
  for (const { wallet } of entries) if (wallet && !byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return {
    wallets: [...byId.values()],
    count: Math.max(isCount(count) ? count : 0, byId.size),
    faults: entries.flatMap(({ faults }) => faults),
  }
}
