import { useOptionalPlugin, usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { Button, Text, useSheets } from '@latchkey/ui-primitives'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { connectContract } from '../contract'
import { consentCopy } from '../copy/list-extras-copy'
import * as css from './consent.css'
import { ConsentBox } from './consent-box'

/**
 * Wraps a view that connects and that can be opened without the wallet list. Returns a component that asks for the user's
 * consent while it is needed (`legalCheckbox`), and renders the view with its props otherwise. Without the plugin `connect` no
 * consent is needed. For views of other plugins too.
 */
export function withConsent<Props extends object>(
  View: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const AfterConsent = (props: Props): ReactNode => {
    const isNeeded = usePluginState(connectContract, ({ consent }) => consent === 'needed')
    return isNeeded ? <ConsentStep /> : <View {...props} />
  }
  return (props) => {
    const hasConnect = useOptionalPlugin(connectContract) !== undefined
    return hasConnect ? <AfterConsent {...props} /> : <View {...props} />
  }
}

/** Asks for consent. Part: `consent-step`. */
function ConsentStep(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(consentCopy)
  const { setConsent } = usePlugin(connectContract)
  const [checked, setChecked] = useState(false)
  const [marked, setMarked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const submit = (): void => {
    if (checked) {
      setConsent(true)
      return
    }
    setMarked(true)
    input.current?.focus()
  }
  return (
    <div part="consent-step" className={css.step}>
      <div>
        <Text as="p" variant="title">
          {t('consent.title')}
        </Text>
        <Text as="p" tone="secondary">
          {t('consent.hint')}
        </Text>
      </div>
      <ConsentBox checked={checked} onChange={setChecked} marked={marked} input={input} />
      <Button variant="primary" size="large" fullWidth onClick={submit}>
        {t('consent.continue')}
      </Button>
    </div>
  )
}
