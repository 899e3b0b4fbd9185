import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import type { AccountButtonProps } from './account-button'
import * as css from './button.css'
import { PageButton } from './page-button'
import { useConnectButtonContent } from './use-connect-button-content'

export interface ConnectButtonProps extends AccountButtonProps {
  /** Default: "Connect Wallet". */
  readonly label?: string
  /** Default: "Connecting...". */
  readonly loadingLabel?: string
}

/**
 * A button that opens the list of wallets. While a wallet is connected, it renders `AccountButton`.
 * @example
 * <ConnectButton label="Sign in" balance="hide" />
 */
export function ConnectButton({ label, loadingLabel, ...account }: ConnectButtonProps): ReactNode {
  const t = useTranslate()
  const status = usePluginState(sessionContract, sessionStatus)
  const isReading = usePluginState(sessionContract, (state) => state.restoreStatus === 'reading')
  // Until the storage is read, it is unknown whether a wallet is connected. The button does not change until then.
  const content = useConnectButtonContent(status !== 'disconnected' && !isReading)
  if (status === 'connected' && content) return <content.AccountButton {...account} />
  return (
    <PageButton
      name="connect"
      busy={content !== undefined}
      disabled={account.disabled ?? false}
      view="Connect"
    >
      {content ? (
        <content.BusyLabel label={loadingLabel} />
      ) : (
        <span className={css.label}>{label ?? t('button.connect', 'Connect Wallet')}</span>
      )}
    </PageButton>
  )
}
