import { useCallback, useMemo } from 'react'
import { createTranslate, type TextOf, type Translate } from '../text/text'
import { useInstanceParts } from './latchkey-provider'
import { useSlice } from './use-plugin'

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

/** Returns the function that translates texts. Renders again when the language changes. */
export function useTranslate(): Translate {
  const language = useSlice(useInstanceParts().language, (state) => state)
  return useMemo(() => createTranslate(language), [language])
}

/** Returns the current language as BCP 47, for `Intl` and the `lang` attribute. */
export function useLocale(): string {
  return useSlice(useInstanceParts().language, (state) => state.locale)
}
