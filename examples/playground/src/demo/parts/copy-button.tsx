import { type ReactNode, useEffect, useState } from 'react'
import type { Texts } from '../texts'

interface CopyButtonProps {
  readonly texts: Texts
  readonly text: string
  /** What is copied. */
  readonly label: string
}

const SHOWN_MS = 1_600

/** Copies a text, and says so for a moment. */
export function CopyButton({ texts, text, label }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  return (
    <button
      type="button"
      className="copy"
      data-outcome={outcome}
      aria-label={`${texts.copy}: ${label}`}
      onClick={copy}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {outcome === 'copied' ? (
          <path d="M4.500 10.500l3.500 3.500 7.500-8" />
        ) : (
          <path d="M7.500 7.500v-3h8v8h-3M4.500 7.500h8v8h-8z" />
        )}
      </svg>
      <span role="status">{outcome ? texts[outcome] : ''}</span>
    </button>
  )
}
