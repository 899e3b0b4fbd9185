import { type ReactElement, useContext } from 'react'
import type { Shown } from '../redaction/redact'
import { shortenAddresses, withShortAddresses } from '../redaction/shorten-addresses'
import * as css from './panel.css'
import { WholeAddresses } from './use-panel'

export interface DataProps {
  readonly value: Shown
  /** Names the region, which scrolls. */
  readonly label: string
}

/** Redacted data as JSON. Part: `data`. */
export function Data({ value, label }: DataProps): ReactElement {
  const whole = useContext(WholeAddresses)
  const shown = whole ? value : withShortAddresses(value)
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown, undefined, 2)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section part="data" className={css.data} dir="ltr" tabIndex={0} aria-label={label}>
      {text}
    </section>
  )
}

/** A text of the page, with its addresses as short as the developer wants them. Part: `code`. */
export function Code({ children }: { readonly children: string }): ReactElement {
  const whole = useContext(WholeAddresses)
  return (
    <bdi part="code" className={css.code} dir="ltr">
      {whole ? children : shortenAddresses(children)}
    </bdi>
  )
}
