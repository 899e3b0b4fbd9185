import * as v from 'valibot'
import type { Hex } from 'viem'
import { JsonRpcResponseError } from '../rpc-client'
import { quantity } from './read-quantity'

/** What is kept of an account whose last transaction the node has refused. */
export interface RefusedNonce {
  readonly nonce: bigint
  /** Whether the node has called the nonce used, so that the next transaction needs another one. */
  readonly isUsed: boolean
}

/**
 * Remembers with which nonce a transaction was signed that the node then refused. The node has the signed transaction
 * and is chosen by the page: it can still send it. So the next one gets the same nonce, and only one of them can be
 * executed. For a smart account the same holds of its operations.
 */
export interface RefusedNonces {
  find(chainId: number, account: Hex): RefusedNonce | undefined
  /** Runs what hands a signed transaction to the node, and remembers the nonce if the node refuses it. */
  track(chainId: number, account: Hex, nonce: bigint, send: () => Promise<void>): Promise<void>
}

/** The nonce to sign with, if the chain has counted so many transactions of the account. */
export const nextNonce = (refused: RefusedNonce | undefined, counted: bigint): bigint =>
  // One far ahead, which a page can choose, must not hold up all that follows.
  refused && !refused.isUsed && refused.nonce <= counted ? refused.nonce : counted

const storedSchema = v.object({ nonce: quantity, isUsed: v.boolean() })

/** A node's words for a nonce that another transaction has. AA25 is the code of ERC-4337. */
const USED = /nonce.{0,40}(too low|lower|used|expired)|(invalid|old).{0,20}nonce|AA25/i

/** @param storage shared by the wallet's pages in this browser, so that a reload forgets nothing */
export function createRefusedNonces(
  storage: Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>,
): RefusedNonces {
  const keyOf = (chainId: number, account: Hex): string => `refused:${chainId}:${account.toLowerCase()}`
  return {
    find(chainId, account) {
      const stored = v.safeParse(storedSchema, parseJson(storage.getItem(keyOf(chainId, account))))
      return stored.success ? stored.output : undefined
    },
    async track(chainId, account, nonce, send) {
      const key = keyOf(chainId, account)
      try {
        await send()
        storage.removeItem(key)
      } catch (error) {
        if (!(error instanceof JsonRpcResponseError)) throw error
        const refused = { nonce: `0x${nonce.toString(16)}`, isUsed: USED.test(error.message) }
        storage.setItem(key, JSON.stringify(refused))
        throw error
      }
    },
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
