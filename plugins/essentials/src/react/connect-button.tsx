import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import type { AccountButtonProps } from './account-button'
import * as css from './button.css'
import { PageButton } from './page-button'
import { useAccountButton } from './use-account-button'

export interface ConnectButtonProps extends AccountButtonProps {
  /** Default: "Connect Wallet". */
  readonly label?: string
  /** Default: "Connecting...". */
  readonly loadingLabel?: string
}

/** Opens the wallet list; once connected it is the account button. */
export function ConnectButton({ label, loadingLabel, ...account }: ConnectButtonProps): ReactNode {
  const t = useTranslate()
  const status = usePluginState(sessionContract, sessionStatus)
  const isReading = usePluginState(sessionContract, (state) => state.resume === 'reading')
  // Storage is read in a moment; until then nothing is known and nothing flickers.
  const isUnderWay = status !== 'disconnected' && !isReading
  const AccountButton = useAccountButton(isUnderWay)
  if (status === 'connected' && AccountButton) return <AccountButton {...account} />
  return (
    <PageButton name="connect" busy={isUnderWay} disabled={account.disabled ?? false} view="Connect">
      <span className={css.label}>
        {isUnderWay
          ? (loadingLabel ?? t('button.connecting', 'Connecting...'))
          : (label ?? t('button.connect', 'Connect Wallet'))}
      </span>
    </PageButton>
  )
}
