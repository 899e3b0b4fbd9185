import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { Link } from '@latchkey/ui-primitives/lists'
import { Fragment, type MouseEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { connectContract } from '../contract'
import { listExtrasCopy } from '../copy/list-extras-copy'
import * as css from './consent.css'

export interface ConsentBoxProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The user pressed a method without consent. The box then shows that consent is missing. */
  readonly marked: boolean
  /** Ref that receives the checkbox, to focus it. */
  readonly input: { current: HTMLInputElement | null }
}

/** The checkbox of the option `legalCheckbox`. Parts: `consent`, `consent-check`, `consent-missing`. */
export function ConsentBox({ checked, onChange, marked, input }: ConsentBoxProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(listExtrasCopy)
  const id = useId()
  const isMissing = marked && !checked
  const missing = isMissing ? t('connect.consent-missing') : ''
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
          <LegalSentence of="connect.consent" />
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

/** Elements that lead to a connection: rows, and tiles of social logins. Search and help need no consent. */
const METHODS = '[part~="list-row"], [part~="method-tile"]'

/**
 * Shows the checkbox above the methods to connect. Without consent a press on a method, even on a link, only marks and focuses
 * the checkbox.
 */
export function ConsentGate({ children }: { readonly children: ReactNode }): ReactElement {
  const { setConsent } = usePlugin(connectContract)
  const consent = usePluginState(connectContract, (state) => state.consent)
  const [marked, setMarked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const stopWithoutConsent = (event: MouseEvent): void => {
    const { target } = event
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
      <div className={css.methods} onClickCapture={stopWithoutConsent} onAuxClickCapture={stopWithoutConsent}>
        {children}
      </div>
    </>
  )
}

export interface LegalSentenceProps {
  /** The sentence for a host with both URLs. A host with one has a sentence of its own, so that each language can inflect it. */
  readonly of: 'connect.consent' | 'connect.legal'
}

/** A sentence that links the host's terms and privacy policy. */
export function LegalSentence({ of }: LegalSentenceProps): ReactElement {
  const t = useTexts(listExtrasCopy)
  const termsUrl = usePluginState(connectContract, ({ options }) => options.termsConditionsUrl)
  const privacyUrl = usePluginState(connectContract, ({ options }) => options.privacyPolicyUrl)
  const links: Readonly<Record<string, ReactElement | false>> = {
    '{terms}': termsUrl !== undefined && <Link href={termsUrl}>{t('connect.terms')}</Link>,
    '{privacy}': privacyUrl !== undefined && <Link href={privacyUrl}>{t('connect.privacy')}</Link>,
  }
  const sentence = t(termsUrl === undefined ? `${of}-privacy` : privacyUrl === undefined ? `${of}-terms` : of)
  // The sentence is translated with its placeholders, so that each language positions the links itself.
  return (
    <>
      {sentence.split(/(\{\w+\})/).map((piece) => (
        <Fragment key={piece}>{links[piece] ?? piece}</Fragment>
      ))}
    </>
  )
}
