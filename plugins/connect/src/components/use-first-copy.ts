import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { type FirstCopyKey, firstCopy } from '../first-copy'

/** The texts of the list in the visitor's language. */
export function useFirstCopy(): (key: FirstCopyKey) => string {
  const t = useTranslate()
  return useCallback((key) => t(key, firstCopy[key]), [t])
}
