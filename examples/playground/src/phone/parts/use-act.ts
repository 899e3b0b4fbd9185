import { useState } from 'react'

export interface Act<Name extends string> {
  /** What is being done now. */
  readonly busy: Name | undefined
  /** Why the last one failed, in words. */
  readonly failure: string | undefined
  run(name: Name, act: () => Promise<unknown>): void
}

/** One act at a time, with its failure in words. */
export function useAct<Name extends string>(): Act<Name> {
  const [busy, setBusy] = useState<Name>()
  const [failure, setFailure] = useState<string>()
  return {
    busy,
    failure,
    run(name, act) {
      if (busy !== undefined) return
      setBusy(name)
      setFailure(undefined)
      act()
        .catch((error: unknown) => setFailure(reasonOf(error)))
        .finally(() => setBusy(undefined))
    },
  }
}

export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
