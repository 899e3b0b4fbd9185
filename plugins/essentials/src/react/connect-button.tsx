import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import { AccountButton, type AccountButtonProps } from './account-button'
import * as css from './button.css'
import { PageButton, useButtonLatchkey } from './page-button'

export interface ConnectButtonProps extends AccountButtonProps {
  /** Default: "Connect Wallet". */
  readonly label?: string
  /** Default: "Connecting...". */
  readonly loadingLabel?: string
}

/** Opens the wallet list; once connected it is the account button. */
export function ConnectButton({ label, loadingLabel, ...account }: ConnectButtonProps): ReactNode {
  const latchkey = useButtonLatchkey()
  const t = useTranslate()
  const status = usePluginState(sessionContract, sessionStatus)
  const isReading = usePluginState(sessionContract, (state) => state.resume === 'reading')
  if (status === 'connected') return <AccountButton {...account} />
  // Storage is read in a moment; until then nothing is known and nothing flickers.
  const busy = status !== 'disconnected' && !isReading
  return (
    <PageButton
      name="connect"
      kind="accent"
      busy={busy}
      disabled={account.disabled ?? false}
      onPress={() => latchkey.open('Connect')}
    >
      <span className={css.label}>
        {busy
          ? (loadingLabel ?? t('button.connecting', 'Connecting...'))
          : (label ?? t('button.connect', 'Connect Wallet'))}
      </span>
    </PageButton>
  )
}
