import { useMemo } from 'react'
import { createTranslate, type Translate } from '../text/text'
import { useInstanceParts } from './latchkey-provider'
import { useSlice } from './use-plugin'

/** Returns the function that translates texts. Renders again when the language changes. */
export function useTranslate(): Translate {
  const language = useSlice(useInstanceParts().language, (state) => state)
  return useMemo(() => createTranslate(language), [language])
}

/** Returns the current language as BCP 47, for `Intl` and the `lang` attribute. */
export function useLocale(): string {
  return useSlice(useInstanceParts().language, (state) => state.locale)
}
