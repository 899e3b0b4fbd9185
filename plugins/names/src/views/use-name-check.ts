import { usePluginState, useServices } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { useCallback, useEffect, useState } from 'react'
import { namesContract } from '../contract'
import type { NameActions } from '../name-actions'
import { type NameIssue, nameIssue } from '../resolve-names'

/** Pause after the last key before a name is checked. */
const TYPING_PAUSE_MS = 500

export type NameStatus =
  | { readonly phase: 'typing' | 'checking' }
  | { readonly phase: 'wrong'; readonly issue: NameIssue }
  | { readonly phase: 'free' | 'taken'; readonly suggestions: readonly string[] }
  | { readonly phase: 'failed'; readonly error: unknown }

export interface CheckedName {
  /** With the zone. */
  readonly name: string
  readonly status: NameStatus
  readonly retry: () => void
}

/** Checks a text after a pause in typing. The result for an earlier text is never shown. */
export function useNameCheck(actions: NameActions, text: string, target: ActiveTarget): CheckedName {
  const { clock } = useServices().ports
  const zone = usePluginState(namesContract, (state) => state.zone)
  const name = `${text}.${zone}`
  const entry = usePluginState(namesContract, (state) => state.checks[name])
  const [settled, setSettled] = useState<string>()
  const [failure, setFailure] = useState<{ readonly of: string; readonly error: unknown }>()
  const issue = nameIssue(text)

  const check = useCallback(
    (signal: AbortSignal | undefined, skipPause: boolean) =>
      actions.check(name, target, {
        ...(signal ? { signal } : {}),
        skipPause,
        onError: (error) => setFailure({ of: name, error }),
      }),
    [actions, name, target],
  )
  useEffect(() => {
    const leaving = new AbortController()
    clock.wait(TYPING_PAUSE_MS, leaving.signal).then(
      () => {
        setSettled(text)
        if (issue === undefined) void check(leaving.signal, false)
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [clock, check, issue, text])
  useEffect(() => () => actions.forgetChecks(), [actions])

  const retry = useCallback(() => {
    setFailure(undefined)
    void check(undefined, true)
  }, [check])
  return { name, status: statusOf(), retry }

  function statusOf(): NameStatus {
    if (text === '' || settled !== text)
      return { phase: issue === undefined && text !== '' ? 'checking' : 'typing' }
    if (issue !== undefined) return { phase: 'wrong', issue }
    if (entry?.status === 'known' && entry.failedAtMs === undefined)
      return { phase: entry.isTaken ? 'taken' : 'free', suggestions: entry.suggestions }
    if (entry?.status === 'failed')
      return { phase: 'failed', error: failure?.of === name ? failure.error : undefined }
    return { phase: 'checking' }
  }
}
