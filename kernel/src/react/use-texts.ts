import { useCallback } from 'react'
import type { TextOf } from '../text/label'
import { useTranslate } from './use-translate'

/**
 * Returns a function that gives the texts of a plugin in the user's language. Renders again when the language changes.
 * @param texts the English texts by key; the same object in each render
 * @example
 * const t = useTexts(copy)
 * return <h2>{t('tip.title')}</h2>
 */
export function useTexts<Key extends string>(texts: Readonly<Record<Key, string>>): TextOf<Key> {
  const translate = useTranslate()
  return useCallback((key, values) => translate(key, texts[key], values), [translate, texts])
}
