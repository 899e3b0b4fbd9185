import { useMemo } from 'react'
import { createTextOf } from '../text/counted-text'
import type { TextOf } from '../text/text'
import { useLocale, useTranslate } from './use-language'

/**
 * Returns a function that gives the texts of a plugin in the user's language. Renders again when the language changes. Where
 * a text has a number `count`, it is the form of that number: of `tip.left` in English `tip.left_one` for 1.
 * @param texts the English texts by key; the same object in each render
 * @example
 * const t = useTexts(copy)
 * return <h2>{t('tip.title')}</h2>
 */
export function useTexts<Key extends string>(texts: Readonly<Record<Key, string>>): TextOf<Key> {
  const translate = useTranslate()
  const locale = useLocale()
  return useMemo(() => createTextOf(texts, translate, locale), [texts, translate, locale])
}
