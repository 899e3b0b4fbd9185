import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { connectContract } from '../contract'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import * as css from './consent.css'
import { ConsentBox } from './consent-box'

/**
 * A view that connects, opened without the list: as long as the user has not consented, it asks for that, and renders nothing
 * of the view.
 */
export function withConsent<Props extends object>(
  View: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  return (props) => {
    const isNeeded = usePluginState(connectContract, ({ consent }) => consent === 'needed')
    // control: deep-view-without-consent
    return isNeeded ? <ConsentStep /> : <View {...props} />
  }
}

/** Asks for consent. Part: `consent-step`. */
function ConsentStep(): ReactElement {
  useSheets(css.sheets)
  const say = useCopy(copy)
  const { setConsent } = usePlugin(connectContract)
  const [checked, setChecked] = useState(false)
  const [marked, setMarked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const goOn = (): void => {
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
          {say('consent.title')}
        </Text>
        <Text as="p" tone="secondary">
          {say('consent.hint')}
        </Text>
      </div>
      <ConsentBox checked={checked} onChange={setChecked} marked={marked} input={input} />
      <Button variant="primary" size="large" fullWidth onClick={goOn}>
        {say('consent.continue')}
      </Button>
    </div>
  )
}
