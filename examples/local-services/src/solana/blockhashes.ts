import type { LiteSVM } from 'litesvm'

export interface Blockhashes {
  readonly latest: string
  isValid(hash: string): boolean
  /** Call it when a new block begins. */
  next(): void
}

/** The number of blocks for which a blockhash is valid, as on every cluster. */
export const BLOCKHASH_LIFE_BLOCKS = 150

/**
 * Keeps recent blockhashes, because the VM accepts only the newest and web3.js reuses one for half a minute.
 */
export function createBlockhashes(svm: LiteSVM): Blockhashes {
  const recent = [String(svm.latestBlockhash())]
  return {
    get latest() {
      return String(svm.latestBlockhash())
    },
    isValid: (hash) => recent.includes(hash),
    next() {
      svm.expireBlockhash()
      recent.push(String(svm.latestBlockhash()))
      if (recent.length > BLOCKHASH_LIFE_BLOCKS) recent.shift()
    },
  }
}
