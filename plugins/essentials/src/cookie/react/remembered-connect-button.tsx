import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import type { ReactNode } from 'react'
import { busyLabel } from '../../buttons/busy-label'
import { AccountButton } from '../../react/account-button'
import * as busy from '../../react/busy-label.css'
import { ConnectButton, type ConnectButtonProps } from '../../react/connect-button'
import { PageButton, usePageSheets } from '../../react/page-button'
import * as quiet from '../../react/quiet-button.css'
import { type RememberedAccountView, useRememberedAccount } from './use-remembered-account'

/**
 * `ConnectButton`, which shows the account of the last visit while the page reconnects to its wallet, from the server's HTML on.
 * Then it is busy, and a click opens the list of wallets. A balance is shown only once it is read, and makes the button wider.
 * @example
 * <RememberedConnectButton balance="hide" />
 */
export function RememberedConnectButton(props: ConnectButtonProps): ReactNode {
  const isConnected = usePluginState(sessionContract, (state) => activeTarget(state) !== undefined)
  const remembered = useRememberedAccount()
  const { label: _, loadingLabel, ...account } = props
  if (isConnected) return <AccountButton {...account} />
  return remembered ? (
    <ReconnectingButton {...account} loadingLabel={loadingLabel} account={remembered} />
  ) : (
    <ConnectButton {...props} />
  )
}

interface ReconnectingButtonProps {
  readonly account: RememberedAccountView
  readonly className?: string
  readonly disabled?: boolean
  readonly loadingLabel: string | undefined
}

/** As wide as the account button without a balance, so that nothing moves when it takes its place. */
function ReconnectingButton({
  account,
  className,
  disabled = false,
  loadingLabel,
}: ReconnectingButtonProps): ReactNode {
  usePageSheets(quiet.sheets)
  usePageSheets(busy.sheets)
  const t = useTranslate()
  return (
    <PageButton
      name="account"
      look={quiet.quiet}
      className={className}
      busy
      disabled={disabled}
      title={busyLabel(t, loadingLabel)}
      view="Connect"
    >
      <span className={`${quiet.picture} ${busy.spinner}`} aria-hidden="true" />
      <bdi className={quiet.address}>{account.displayName}</bdi>
    </PageButton>
  )
}
