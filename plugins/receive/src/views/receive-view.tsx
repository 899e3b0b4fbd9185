import { usePluginState } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import type { ReactNode } from 'react'
import { useCopy } from '../copy/use-copy'
import * as css from './receive-view.css'

/** The active account's address as a code and as text. Parts: `receive`, `receive-address`. */
export default function ReceiveView(): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const address = usePluginState(sessionContract, (state) => activeTarget(state)?.account.address)
  const network = usePluginState(
    sessionContract,
    (state) => activeTarget(state)?.network?.name ?? activeTarget(state)?.networkId,
  )
  if (address === undefined || network === undefined) return null
  return (
    <ViewLayout
      part="receive"
      footer={
        <CopyButton
          value={address}
          shape="button"
          size="large"
          fullWidth
          label={say('receive.copy')}
          copiedLabel={say('receive.copied')}
          failedLabel={say('receive.copy-failed')}
        />
      }
    >
      <div className={css.view}>
        <QrCode value={address} label={say('receive.code', { network })} />
        <Text as="p" part="receive-address" align="center" numeric className={css.address}>
          {address}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {say('receive.only-tokens', { network })}
        </Text>
      </div>
    </ViewLayout>
  )
}
