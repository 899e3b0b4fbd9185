import { usePluginState, useServices, useTranslate } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { connectLabel, shownStatus } from '../buttons/connect-content'
import type { AccountButtonProps } from './account-button'
import * as css from './button.css'
import { PageButton } from './page-button'

export interface ConnectButtonProps extends AccountButtonProps {
  /** Default: "Connect wallet". */
  readonly label?: string
  /** Default: "Connecting…". */
  readonly loadingLabel?: string
}

/**
 * A button that opens the list of wallets. While a wallet is connected, it renders `AccountButton`.
 * @example
 * <ConnectButton label="Sign in" balance="hide" />
 */
export function ConnectButton({ label, loadingLabel, ...account }: ConnectButtonProps): ReactNode {
  const t = useTranslate()
  const status = usePluginState(sessionContract, shownStatus)
  const content = useConnectButtonContent(status !== 'disconnected')
  if (status === 'connected' && content) return <content.AccountButton {...account} />
  return (
    <PageButton
      name="connect"
      className={account.className}
      busy={content !== undefined}
      disabled={account.disabled ?? false}
      view="Connect"
    >
      {content ? (
        <content.BusyLabel label={loadingLabel} />
      ) : (
        <span className={css.label}>{connectLabel(t, label)}</span>
      )}
    </PageButton>
  )
}

const load = () => import('./connect-button-content')

type ConnectButtonContent = Awaited<ReturnType<typeof load>>

/**
 * Returns the components for a connecting or connected button, or `undefined` until their code is loaded. The code is
 * loaded when `isNeeded` is set, and already with a view beyond the list of wallets, such as a login, so that it does not
 * delay the connection. It is not loaded for users who only look at the list.
 */
function useConnectButtonContent(isNeeded: boolean): ConnectButtonContent | undefined {
  const { on, report } = useServices()
  const [content, setContent] = useState<ConnectButtonContent>()
  useEffect(() => {
    const loadNow = (): void => void load().then(setContent, (error: unknown) => report('session', error))
    if (isNeeded) loadNow()
    return on('kernel:view-changed', ({ view = 'Connect' }) => {
      if (view !== 'Connect') loadNow()
    })
  }, [isNeeded, on, report])
  return isNeeded ? content : undefined
}
