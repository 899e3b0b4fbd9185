import { useLocale, usePlugin, usePluginState, useTranslate } from '@latchkey/kernel/react'
import { accountKey, decimalAmount, portfolioContract } from '@latchkey/portfolio/contract'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { avatarGradient, listQuantity, truncateAddress } from '@latchkey/ui-primitives/format'
import { type ReactNode, useCallback } from 'react'
import { PageButton, usePageSheets } from './page-button'
import * as quiet from './quiet-button.css'

export interface AccountButtonProps {
  readonly disabled?: boolean
  /** Whether to show the native balance. It needs the plugin `portfolio`. Default: `show`. */
  readonly balance?: 'show' | 'hide'
}

/**
 * A button with address and native balance of the active account. A click opens the account view, or the view to switch
 * the network when the wallet's network is not configured. Renders nothing while no account is connected.
 * @example
 * <AccountButton balance="hide" />
 */
export function AccountButton({ disabled = false, balance = 'show' }: AccountButtonProps): ReactNode {
  usePageSheets(quiet.sheets)
  const t = useTranslate()
  const locale = useLocale()
  const { policy } = usePlugin(sessionContract)
  const address = usePluginState(sessionContract, (state) => activeTarget(state)?.account.address)
  const key = usePluginState(sessionContract, (state) => {
    const target = activeTarget(state)
    return target ? accountKey(target) : ''
  })
  const isSupported = usePluginState(sessionContract, (state) => activeTarget(state)?.network !== undefined)
  const entry = usePluginState(portfolioContract, (state) => state.native[key])
  const paint = useCallback(
    (element: HTMLSpanElement | null) => {
      if (element) element.style.backgroundImage = avatarGradient(address)
    },
    [address],
  )
  if (address === undefined) return null
  const mustSwitch = !isSupported && policy.enableNetworkSwitch && !policy.allowUnsupportedChain
  const amount = balance === 'show' && isSupported && entry?.status === 'known' ? entry : undefined
  return (
    <PageButton
      name="account"
      className={quiet.quiet}
      disabled={disabled}
      title={address}
      view={mustSwitch ? 'UnsupportedChain' : 'Account'}
    >
      <span ref={paint} className={quiet.picture} aria-hidden="true" />
      <span className={quiet.address}>
        {mustSwitch ? t('button.switch-network', 'Switch network') : <bdi>{truncateAddress(address)}</bdi>}
      </span>
      {amount && (
        <bdi className={quiet.amount}>
          {listQuantity(decimalAmount(amount), { locale })} {amount.symbol}
        </bdi>
      )}
    </PageButton>
  )
}
