import { usePlugin, usePluginState, useTranslate } from '@latchkey/kernel/react'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type MouseEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { connectContract } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import * as css from './consent.css'
import { LegalSentence } from './legal-sentence'

export interface ConsentBoxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The user went on without it: the box says what is missing. */
  readonly marked: boolean
  /** Given the checkbox, to focus it. */
  readonly input: { current: HTMLInputElement | null }
}

/** The box of `legalCheckbox`. Parts: `consent`, `consent-check`, `consent-missing`. */
export function ConsentBox({ checked, onChange, marked, input }: ConsentBoxProps): ReactElement {
  useSheets(css.sheets)
  const t = useTranslate()
  const id = useId()
  const isMissing = marked && !checked
  const missing = isMissing ? t('connect.consent-missing', listExtrasCopy['connect.consent-missing']) : ''
  return (
    <div part="consent" className={isMissing ? css.markedBox : css.box}>
      <input
        ref={input}
        id={id}
        type="checkbox"
        part="consent-check"
        className={css.check}
        checked={checked}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id} className={css.label}>
        <Text>
          <LegalSentence
            both={t('connect.consent', listExtrasCopy['connect.consent'])}
            one={t('connect.consent-one', listExtrasCopy['connect.consent-one'])}
          />
        </Text>
      </label>
      {isMissing && (
        <Text id={`${id}-missing`} part="consent-missing" weight="medium" className={css.missing}>
          {missing}
        </Text>
      )}
      <LiveRegion message={missing} />
    </div>
  )
}

/** What leads to a connection: rows, and the tiles of social logins. Searching and reading about wallets need no consent. */
const METHODS = '[part~="list-row"], [part~="method-tile"]'

/**
 * The box above the methods to connect. A press on one of them without consent does nothing but mark the box, also where the
 * method is a link.
 */
export function ConsentGate({ children }: { readonly children: ReactNode }): ReactElement {
  const { setConsent } = usePlugin(connectContract)
  const consent = usePluginState(connectContract, (state) => state.consent)
  const [marked, setMarked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const gate = (event: MouseEvent): void => {
    const { target } = event
    // control: consent-only-shown
    if (consent === 'given' || !(target instanceof Element && target.closest(METHODS))) return
    event.preventDefault()
    event.stopPropagation()
    setMarked(true)
    input.current?.focus()
    input.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <ConsentBox checked={consent === 'given'} onChange={setConsent} marked={marked} input={input} />
      <div className={css.gated} onClickCapture={gate} onAuxClickCapture={gate}>
        {children}
      </div>
    </>
  )
}
