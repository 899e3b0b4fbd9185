import { useEffect, useState } from 'react'

export type CopyPhase = 'idle' | 'copied' | 'failed'

const FEEDBACK_MS = 2000

export interface Copy {
  readonly phase: CopyPhase
  readonly copy: () => Promise<void>
}

/** Copies a text to the clipboard; the phase shows the outcome for two seconds. */
export function useCopy(
  value: string,
  onCopied: (() => void) | undefined,
  onFailed?: (() => void) | undefined,
): Copy {
  const [phase, setPhase] = useState<CopyPhase>('idle')

  useEffect(() => {
    if (phase === 'idle') return undefined
    const timer = setTimeout(() => setPhase('idle'), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return {
    phase,
    async copy() {
      try {
        await navigator.clipboard.writeText(value)
        setPhase('copied')
        onCopied?.()
      } catch {
        // Without the permission or the focus: the user sees that it failed and can select the text.
        setPhase('failed')
        onFailed?.()
      }
    },
  }
}
