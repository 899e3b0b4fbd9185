import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { identityOf } from '@latchkey/portfolio/contract'
import { type ActiveTarget, connectedWallet, sessionContract } from '@latchkey/session/contract'
import {
  ChevronDownIcon,
  Image,
  Tag,
  Text,
  useSheets,
  VisuallyHidden,
  WalletIcon,
  WarningIcon,
} from '@latchkey/ui-primitives'
import { truncateName } from '@latchkey/ui-primitives/format'
import { Avatar } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { accountContract } from '../contract'
import { texts } from '../texts'
import * as css from './account-head.css'
import { Address } from './address'
import { Total } from './balance'
import { OtherAccount } from './other-account'
import { usePortfolio } from './portfolio-scope'

/** Longer names are truncated to this many characters. */
const MAX_NAME_LENGTH = 18

/** Name, address, wallet and total of the active account. Parts: `profile-name`, `unusual-name`, `connected-wallet`. */
export function AccountHead({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { state } = usePortfolio()
  const { address } = target.account
  const { name, avatarUrl, isUnusual } = identityOf(state, target) ?? {}
  return (
    <div className={css.head}>
      <Avatar address={address} src={avatarUrl} size={64} />
      <div className={css.identity}>
        {name !== undefined && (
          <Text as="div" part="profile-name" variant="title" align="center" title={name}>
            <bdi>{truncateName(name, MAX_NAME_LENGTH)}</bdi>
          </Text>
        )}
        <Address address={address} quiet={name !== undefined} />
      </div>
      {isUnusual && name !== undefined && (
        <p part="unusual-name" className={css.caution}>
          <WarningIcon size={16} />
          <Text variant="caption" tone="warning">
            {t('account.unusual-name')}
          </Text>
        </p>
      )}
      <OtherAccount target={target} />
      <ConnectedWallet target={target} />
      <Total target={target} />
    </div>
  )
}

/** A button with the wallet and the number of other connected wallets; it opens their list. */
function ConnectedWallet({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, target.connectionId))
  const otherCount = usePluginState(
    sessionContract,
    ({ connections }) => Object.values(connections).filter(({ status }) => status === 'connected').length - 1,
  )
  if (!wallet) return null
  return (
    <button
      type="button"
      part="connected-wallet"
      className={css.wallet}
      onPointerEnter={() => router.preload('ProfileWallets')}
      onClick={() => router.push('ProfileWallets')}
    >
      <Image src={wallet.iconUrl} size={20} fallback={<WalletIcon size={14} />} />
      <Text className={css.walletName}>{t('account.connected-with', { name: wallet.name })}</Text>
      {otherCount > 0 && (
        <Tag tone="accent">
          <span aria-hidden dir="ltr">
            +{otherCount}
          </span>
          <VisuallyHidden>{t('account.more-wallets', { count: otherCount })}</VisuallyHidden>
        </Tag>
      )}
      <ChevronDownIcon size={16} />
    </button>
  )
}
