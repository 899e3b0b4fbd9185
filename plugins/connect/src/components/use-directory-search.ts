import type { WalletEntry } from '@latchkey/cloud/contract'
import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'
import { useLists } from './use-lists'

/** Nothing is asked for one letter. */
const QUIET_MS = 300
const SHORTEST_QUERY = 2

export interface DirectorySearch {
  /** 'off': too short a query. 'asking' includes waiting for quiet. */
  readonly status: 'off' | 'asking' | 'found' | 'failed'
  /** What was found for this query; while it is asked, for the one before. */
  readonly found: readonly WalletEntry[]
  retry(): void
}

interface Answer {
  readonly question: string
  readonly found: readonly WalletEntry[] | undefined
}

/** What the directory finds, asked once typing pauses. Each keystroke takes back the question before. */
export function useDirectorySearch(
  query: string,
  certified: boolean,
  start: { readonly query: string; readonly found: readonly WalletEntry[] } | undefined,
): DirectorySearch {
  const connect = useLists()
  const { clock } = useServices().ports
  const wanted = query.trim()
  const isAsked = [...wanted].length >= SHORTEST_QUERY
  const [attempt, setAttempt] = useState(0)
  const questionOf = (text: string): string => `${attempt} ${certified} ${text.trim()}`
  const question = questionOf(query)
  const [answer, setAnswer] = useState<Answer | undefined>(
    start && { question: questionOf(start.query), found: start.found },
  )
  const isKnown = answer?.question === question && answer.found !== undefined
  useEffect(() => {
    if (!isAsked || isKnown) return undefined
    const typing = new AbortController()
    const { signal } = typing
    const ask = async (): Promise<void> => {
      await clock.wait(QUIET_MS, signal)
      const found = await connect.search(wanted, signal)
      if (!signal.aborted) setAnswer({ question, found })
    }
    ask().catch(() => signal.aborted || setAnswer({ question, found: undefined }))
    return () => typing.abort()
  }, [isAsked, isKnown, question, wanted, connect, clock])

  const isAnswered = answer?.question === question
  return {
    status: !isAsked ? 'off' : !isAnswered ? 'asking' : answer.found ? 'found' : 'failed',
    found: answer?.found ?? [],
    retry: () => setAttempt((last) => last + 1),
  }
}
