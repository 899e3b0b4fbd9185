import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { copy } from '../../copy'

/** Returns a function that returns a text of the dialog in the user's language. */
export function useCopy(): (key: keyof typeof copy) => string {
  const t = useTranslate()
  return useCallback((key) => t(key, copy[key]), [t])
}
