import { useCallback, useRef, useState } from 'react'

export interface Act<Name extends string> {
  /** What is being done now. */
  readonly busy: Name | undefined
  /** Why the last one failed, as a text. */
  readonly failure: string | undefined
  /** Does nothing while something is being done. The same function for the component's life. */
  readonly run: (name: Name, act: () => Promise<unknown>) => void
}

/** Runs one action at a time and keeps its failure as a text. */
export function useAct<Name extends string>(): Act<Name> {
  const [busy, setBusy] = useState<Name>()
  const [failure, setFailure] = useState<string>()
  const isBusy = useRef(false)
  const run = useCallback((name: Name, act: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(name)
    setFailure(undefined)
    act()
      .catch((error: unknown) => setFailure(reasonOf(error)))
      .finally(() => {
        isBusy.current = false
        setBusy(undefined)
      })
  }, [])
  return { busy, failure, run }
}

export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0] ?? text
}
