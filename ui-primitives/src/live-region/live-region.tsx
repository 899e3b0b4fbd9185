'use client'

import { type ReactElement, useContext, useState } from 'react'
import { useSheets } from '../sheets'
import { LanguageContext } from '../theme-root/language-context'
import * as css from '../visually-hidden/visually-hidden.css'

export interface LiveRegionProps {
  /** What is to be read out now. Keep the region mounted and change the message. */
  readonly message: string
  /** `assertive` interrupts: for errors that need an answer. */
  readonly politeness?: 'polite' | 'assertive'
}

/** Announces a change to screen readers. Part: `live-region`. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps): ReactElement {
  useSheets(css.sheets)
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      part="live-region"
      className={css.hidden}
    >
      {useNews(message)}
    </div>
  )
}

/** The same message in another language is not announced again. */
function useNews(message: string): string {
  const language = useContext(LanguageContext)
  const [last, setLast] = useState({ language, message, known: '' })
  if (language !== last.language) setLast({ language, message, known: message })
  else if (message !== last.message) setLast({ language, message, known: '' })
  return message === last.known ? '' : message
}
