import { useMemo } from 'react'
import type { Translate } from '../text/label'
import { createTranslate } from '../text/language'
import { useCore } from './latchkey-context'
import { useSlice } from './use-slice'

/** Texts in the current language; a change of language renders again without remounting. */
export function useTranslate(): Translate {
  const language = useSlice(useCore().language, (state) => state)
  return useMemo(() => createTranslate(language), [language])
}

/** BCP 47, for `Intl` and the `lang` attribute. */
export function useLocale(): string {
  return useSlice(useCore().language, (state) => state.locale)
}
