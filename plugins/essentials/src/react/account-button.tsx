import { useLocale, usePlugin, usePluginState, useTranslate } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { activeTarget, isSameTarget, sessionContract } from '@latchkey/session/contract'
import { avatarGradient } from '@latchkey/ui-primitives/format'
import { type ReactNode, useCallback } from 'react'
import { accountContent } from '../buttons/account-content'
import { useKnownIdentity } from './account-details'
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
  const locale = useLocale()
  const { policy } = usePlugin(sessionContract)
  const target = usePluginState(sessionContract, activeTarget, isSameTarget)
  const key = target ? accountKey(target) : ''
  const known = useKnownIdentity(target)
  const native = usePluginState(portfolioContract, (state) => state.native[key])
  const tokens = usePluginState(portfolioContract, (state) => state.tokens[key])
  if (!target) return null
  const content = accountContent({ target, policy, known, native, tokens, balance, t, locale })
  return (
    <PageButton
      name="account"
      look={quiet.quiet}
      className={className}
      disabled={disabled}
      title={content.title}
      view={content.view}
    >
      <Picture address={target.account.address} src={content.avatarUrl} />
      <bdi className={content.name === undefined ? quiet.address : quiet.name}>{content.displayName}</bdi>
      {content.caution && <span className={quiet.dot} role="img" aria-label={content.caution} />}
      {content.amount && <bdi className={quiet.amount}>{content.amount}</bdi>}
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
