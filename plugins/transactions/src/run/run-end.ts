import type { SentTransaction } from '@latchkey/session/contract'

/** What a caller of `ask` waits for. */
export interface RunEnd {
  readonly promise: Promise<SentTransaction>
  isOver(): boolean
  resolve(sent: SentTransaction): void
  reject(error: unknown): void
}

export function createRunEnd(): RunEnd {
  let isOver = false
  let settle: Pick<RunEnd, 'resolve' | 'reject'> | undefined
  const promise = new Promise<SentTransaction>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // Whoever shows the state of the run need not handle it too.
  promise.catch(() => undefined)
  return {
    promise,
    isOver: () => isOver,
    resolve(sent) {
      isOver = true
      settle?.resolve(sent)
    },
    reject(error) {
      isOver = true
      settle?.reject(error)
    },
  }
}
