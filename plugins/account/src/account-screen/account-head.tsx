import { labelsOf } from '@latchkey/kernel'
import { usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { identityOf } from '@latchkey/portfolio/contract'
import {
  type ActiveTarget,
  connectedConnections,
  connectedWallet,
  rememberedInstead,
  sessionContract,
} from '@latchkey/session/contract'
import {
  Button,
  ChevronDownIcon,
  Image,
  Tag,
  Text,
  useSheets,
  VisuallyHidden,
  WalletIcon,
  WarningIcon,
} from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { Avatar, CopyButton } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useState } from 'react'
import { accountContract } from '../contract'
import { texts } from '../texts'
import { useResultBanner } from '../use-result-banner'
import * as css from './account-head.css'
import { Total } from './balance'
import { usePortfolio } from './portfolio-provider'
import { ShownName } from './shown-name'

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
            <ShownName name={name} />
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
  const otherCount = usePluginState(sessionContract, (state) => connectedConnections(state).length - 1)
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

const labelOf = labelsOf(texts)

/** While the wallet grants another account than the page remembers: which that is, and a button that takes this one over. Part: `other-account`. */
function OtherAccount({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const banner = useResultBanner()
  const session = usePlugin(sessionContract)
  const before = usePluginState(sessionContract, (state) => rememberedInstead(state, target)?.address)
  const [isBusy, setBusy] = useState(false)
  if (before === undefined) return null
  const keep = async (): Promise<void> => {
    const { namespace, address } = target.account
    setBusy(true)
    try {
      await session.activate(target.connectionId, { namespace, address })
    } catch (error) {
      banner.failed(error, 'ACCOUNT_SWITCH_FAILED', labelOf('accounts.switch-failed'))
    }
    setBusy(false)
  }
  return (
    <div part="other-account" className={css.caution}>
      <Text variant="caption" tone="warning">
        {t('account.before', { address: truncateAddress(before) })}
      </Text>
      <Button size="small" loading={isBusy} onClick={() => void keep()}>
        {t('account.keep')}
      </Button>
    </div>
  )
}

interface AddressProps {
  readonly address: string
  /** Smaller and in the secondary colour, for an address below a name. */
  readonly quiet?: boolean
}

/** The address, truncated until it is pressed, and a button that copies the whole address. Parts: `address`, `copy-button`. */
export function Address({ address, quiet = false }: AddressProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={css.line}>
      <button
        type="button"
        part="address"
        className={isWhole ? css.whole : css.short}
        aria-expanded={isWhole}
        title={isWhole ? t('account.hide-address') : `${address}\n${t('account.show-address')}`}
        onClick={() => setWhole(!isWhole)}
      >
        <Text variant={isWhole || quiet ? 'body' : 'title'} numeric {...(quiet ? { tone: 'secondary' } : {})}>
          {isWhole ? address : truncateAddress(address)}
        </Text>
      </button>
      <CopyButton
        value={address}
        label={t('account.copy')}
        copiedLabel={t('account.copied')}
        failedLabel={t('account.copy-failed')}
      />
    </div>
  )
}
