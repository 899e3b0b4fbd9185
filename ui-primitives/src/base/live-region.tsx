'use client'

import { type ReactElement, useContext, useState } from 'react'
import { LanguageContext } from './language-context'
import { usePrimitiveSheets } from './sheets'
import * as css from './visually-hidden.css'

export interface LiveRegionProps {
  /** The text to announce. To announce something, change the message of a mounted region. */
  readonly message: string
  /** `assertive` interrupts the screen reader, for errors that need a reaction. Default: `polite`. */
  readonly politeness?: 'polite' | 'assertive'
}

/** Announces a change to screen readers. Part: `live-region`. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      part="live-region"
      className={css.hidden}
    >
      {useNewMessage(message)}
    </div>
  )
}

/** Returns the message, or an empty text if it changed only because the language changed. */
function useNewMessage(message: string): string {
  const language = useContext(LanguageContext)
  const [last, setLast] = useState({ language, message, known: '' })
  if (language !== last.language) setLast({ language, message, known: message })
  else if (message !== last.message) setLast({ language, message, known: '' })
  return message === last.known ? '' : message
}
