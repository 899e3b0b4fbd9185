import { useEffect, useState } from 'react'

export type CopyPhase = 'idle' | 'copied' | 'failed'

const FEEDBACK_MS = 2000

export interface Copy {
  readonly phase: CopyPhase
  readonly copy: () => Promise<void>
}

/** Returns a function that copies a text to the clipboard. The phase is the outcome for two seconds, then `idle`. */
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
        // Copying fails without the permission, or if the page does not have the focus.
        setPhase('failed')
        onFailed?.()
      }
    },
  }
}
