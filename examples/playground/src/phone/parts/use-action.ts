import { useCallback, useRef, useState } from 'react'

export interface Action<Name extends string> {
  /** The name of the running action. */
  readonly busy: Name | undefined
  /** The message of the last action's error. */
  readonly failure: string | undefined
  /** Does nothing while an action runs. Its identity is stable. */
  readonly run: (name: Name, act: () => Promise<unknown>) => void
}

/** Runs one action at a time and keeps the message of its error. */
export function useAction<Name extends string>(): Action<Name> {
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
