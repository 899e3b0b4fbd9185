import type { LiteSVM } from 'litesvm'

export interface Blockhashes {
  readonly latest: string
  isValid(hash: string): boolean
  /** A new block begins. */
  next(): void
}

/** For how many blocks a transaction may name one, as on every cluster. */
export const BLOCKHASH_LIFE_BLOCKS = 150

/** Keeps those of the last blocks: the VM itself knows the newest only, and web3.js uses one for half a minute. */
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
