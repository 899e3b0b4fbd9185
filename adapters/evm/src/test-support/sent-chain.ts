import type { AccountCursor, ActiveTarget, SentSince } from '@latchkey/session/contract'
import { ADDRESS } from './connected-session'
import { RECIPIENT, type TransactionPage } from './transaction-page'

const { signal } = new AbortController()
export const hashOf = (index: number): string => `0x${(index + 1).toString(16).padStart(64, '0')}`
const blockHashOf = (block: number): string => hashOf(1_000 + block)
export const hex = (value: number): string => `0x${value.toString(16)}`

interface Mined {
  readonly block: number
  readonly nonce: number
  readonly from?: string
}

export const transaction = ({ block, nonce, from = ADDRESS }: Mined) => ({
  hash: hashOf(nonce),
  from: from.toLowerCase(),
  to: RECIPIENT,
  value: '0x3e8',
  input: '0x',
  nonce: hex(nonce),
  blockNumber: hex(block),
  blockHash: blockHashOf(block),
})

interface Chain {
  readonly latest: number
  readonly mined?: readonly Mined[]
  /** Nonces. */
  readonly pending?: readonly number[]
  readonly over?: Readonly<Record<string, unknown>>
}

/** A chain on which the account's first nonce is 5 and every block has a transaction of somebody else with each nonce. */
export function chainOf({
  latest,
  mined = [],
  pending = [],
  over = {},
}: Chain): Readonly<Record<string, unknown>> {
  const counted = (block: number) => 5 + mined.filter((one) => one.block <= block).length
  return {
    eth_blockNumber: hex(latest),
    eth_getCode: '0x',
    eth_getTransactionCount: ([, block]: readonly string[]) => {
      if (block === 'latest') return hex(counted(latest))
      return block === 'pending' ? hex(counted(latest) + pending.length) : hex(counted(Number(block)))
    },
    eth_getBlockByNumber: ([block = '', isWhole]: readonly [string?, boolean?]) => {
      // Blocks are equal where those below are.
      if (isWhole === false) return { number: block, hash: blockHashOf(Number(block)) }
      const own =
        block === 'pending'
          ? pending.map((nonce) => ({
              ...transaction({ block: 0, nonce }),
              blockNumber: null,
              blockHash: null,
            }))
          : mined.filter((one) => one.block === Number(block)).map(transaction)
      const others = [5, 6, 7].map((nonce) => ({
        ...transaction({ block: 1, nonce, from: RECIPIENT }),
        hash: hashOf(90 + nonce),
      }))
      return { hash: blockHashOf(Number(block)), transactions: ['0x', ...others, ...own] }
    },
    ...over,
  }
}

export async function readSince(
  page: TransactionPage,
  cursor: AccountCursor,
  from: ActiveTarget = page.where,
): Promise<SentSince> {
  const found = await page.transactions.since?.(cursor, from, signal)
  if (!found) throw new Error('There is no since.')
  return found
}
export const start: AccountCursor = { position: '5', block: '100' }
export const idsOf = ({ sent }: SentSince): readonly string[] => sent.map(({ id }) => id)
