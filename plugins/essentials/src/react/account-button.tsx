import { useLocale, usePlugin, usePluginState, useTranslate } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { type ActiveTarget, activeTarget, isSameTarget, sessionContract } from '@latchkey/session/contract'
import { totalWorth } from '@latchkey/session/worth'
import { avatarGradient, formatUsd, listQuantity } from '@latchkey/ui-primitives/format'
import { type ReactNode, useCallback } from 'react'
import { accountIdentity, mustSwitchNetwork, useKnownIdentity, useNativeBalance } from './account-details'
import { PageButton, usePageSheets } from './page-button'
import * as quiet from './quiet-button.css'

export interface AccountButtonProps {
  /** Classes for a look of your own, instead of the default one. The picture keeps its size and shape. */
  readonly className?: string
  readonly disabled?: boolean
  /** Whether to show the native balance. It needs the plugin `portfolio`. Default: `show`. */
  readonly balance?: 'show' | 'hide'
}

/**
 * A button with what the account view has at its top: name or address, picture, and total or native balance. A click opens
 * the account view, or the view to switch the network when the wallet's network is not configured, which a dot tells.
 * Renders nothing while no account is connected.
 * @example
 * <AccountButton balance="hide" />
 */
export function AccountButton({
  className,
  disabled = false,
  balance = 'show',
}: AccountButtonProps): ReactNode {
  usePageSheets(quiet.sheets)
  const t = useTranslate()
  const { policy } = usePlugin(sessionContract)
  const target = usePluginState(sessionContract, activeTarget, isSameTarget)
  const known = useKnownIdentity(target)
  if (!target) return null
  const { address } = target.account
  const isSupported = target.network !== undefined
  const mustSwitch = mustSwitchNetwork(target, policy)
  const { name, displayName, avatarUrl } = accountIdentity(address, known)
  return (
    <PageButton
      name="account"
      look={quiet.quiet}
      className={className}
      disabled={disabled}
      title={name === undefined ? address : `${name}\n${address}`}
      view={mustSwitch ? 'UnsupportedChain' : 'Account'}
    >
      <Picture address={address} src={avatarUrl} />
      <bdi className={name === undefined ? quiet.address : quiet.name}>{displayName}</bdi>
      {mustSwitch && (
        <span className={quiet.dot} role="img" aria-label={t('button.switch-network', 'Switch network')} />
      )}
      {balance === 'show' && isSupported && <Amount target={target} />}
    </PageButton>
  )
}

interface PictureProps {
  readonly address: string
  /** The portfolio keeps only URLs that are safe. */
  readonly src: string | undefined
}

/** The account's picture; the colours of its address without one, or until it is loaded. */
function Picture({ address, src }: PictureProps): ReactNode {
  const paint = useCallback(
    (element: HTMLElement | null) => {
      if (element) element.style.backgroundImage = avatarGradient(address)
    },
    [address],
  )
  return src === undefined ? (
    <span ref={paint} className={quiet.picture} aria-hidden="true" />
  ) : (
    <img
      ref={paint}
      className={quiet.picture}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      decoding="async"
    />
  )
}

/** The total in US dollars where prices are known, else the native balance, as in the account view. */
function Amount({ target }: { readonly target: ActiveTarget }): ReactNode {
  const locale = useLocale()
  const key = accountKey(target)
  const native = useNativeBalance(target)
  const tokens = usePluginState(portfolioContract, (state) => state.tokens[key])
  const total = tokens?.status === 'known' && !target.network?.testnet ? totalWorth(tokens.items) : undefined
  if (total) return <bdi className={quiet.amount}>{formatUsd(total, locale)}</bdi>
  if (!native) return null
  return (
    <bdi className={quiet.amount}>
      {listQuantity(native.formatted, { locale })} {native.symbol}
    </bdi>
  )
}
