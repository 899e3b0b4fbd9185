import { useEffect, useState } from 'react'

export type CopyPhase = 'idle' | 'copied' | 'failed'

const FEEDBACK_MS = 2000

export interface Copy {
  readonly phase: CopyPhase
  readonly copy: () => Promise<void>
}

/** Puts a text on the clipboard and tells for two seconds how that went. */
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
        // A page without the permission, or without focus: the visitor is told and can select the text.
        setPhase('failed')
        onFailed?.()
      }
    },
  }
}
