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
  Text,
  useSheets,
  VisuallyHidden,
  WalletIcon,
} from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { Avatar, Caution, CopyButton, CutName, WholeAddress } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useState } from 'react'
import { accountContract } from '../contract'
import { texts } from '../texts'
import { useResultBanner } from '../use-result-banner'
import * as css from './account-head.css'
import { Total } from './balance'
import { usePortfolio } from './portfolio-provider'

/**
 * Picture, name, address, wallet and total of the active account. The address is truncated until it is pressed.
 * Parts: `profile-name`, `unusual-name`, `address`, `copy-button`, `connected-wallet`.
 */
export function AccountHead({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { state } = usePortfolio()
  const { address } = target.account
  const { name, avatarUrl, isUnusual } = identityOf(state, target) ?? {}
  const [isWhole, setWhole] = useState(false)
  const isQuiet = isWhole || name !== undefined
  return (
    <div className={css.head}>
      <div className={css.identity}>
        <Avatar address={address} src={avatarUrl} className={css.picture} />
        <div className={css.name}>
          {name !== undefined && (
            <Text as="div" part="profile-name" variant="label" weight="strong">
              <CutName name={name} />
            </Text>
          )}
        </div>
        <button
          type="button"
          part="address"
          className={isWhole ? css.whole : name === undefined ? css.alone : css.short}
          aria-expanded={isWhole}
          title={isWhole ? t('account.hide-address') : `${address}\n${t('account.show-address')}`}
          onClick={() => setWhole(!isWhole)}
        >
          <Text
            variant={isQuiet ? 'body' : 'label'}
            weight={isQuiet ? 'regular' : 'strong'}
            numeric
            {...(isQuiet && { tone: 'secondary' })}
          >
            {isWhole ? <WholeAddress address={address} /> : truncateAddress(address)}
          </Text>
        </button>
        <div className={css.ways}>
          <CopyButton
            value={address}
            label={t('account.copy')}
            copiedLabel={t('account.copied')}
            failedLabel={t('account.copy-failed')}
          />
          <ConnectedWallet target={target} />
        </div>
      </div>
      {isUnusual && name !== undefined && (
        <Caution quiet part="unusual-name" text={t('account.unusual-name')} />
      )}
      <OtherAccount target={target} />
      <Total target={target} />
    </div>
  )
}

/** A button with the wallet's picture and the number of other connected wallets; it opens their list. */
function ConnectedWallet({ target }: { readonly target: ActiveTarget }): ReactElement | null {
  const t = useTexts(texts)
  const router = useRouter(accountContract)
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, target.connectionId))
  const otherCount = usePluginState(sessionContract, (state) => connectedConnections(state).length - 1)
  if (!wallet) return null
  const label = t('account.connected-with', { name: wallet.name })
  return (
    <button
      type="button"
      part="connected-wallet"
      className={css.wallet}
      title={label}
      onPointerEnter={() => router.preload('ProfileWallets')}
      onClick={() => router.push('ProfileWallets')}
    >
      <Image src={wallet.iconUrl} size={24} fallback={<WalletIcon size={16} />} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {otherCount > 0 && (
        <span className={css.others}>
          <span aria-hidden dir="ltr">
            +{otherCount}
          </span>
          <VisuallyHidden>{t('account.more-wallets', { count: otherCount })}</VisuallyHidden>
        </span>
      )}
      <ChevronDownIcon size={16} />
    </button>
  )
}

const labelOf = labelsOf(texts)

/** While the wallet grants another account than the page remembers: which that is, and a button that takes this one over. Part: `other-account`. */
function OtherAccount({ target }: { readonly target: ActiveTarget }): ReactElement | null {
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
    <Caution
      quiet
      part="other-account"
      text={t('account.before', { address: truncateAddress(before) })}
      action={
        <Button size="small" loading={isBusy} onClick={() => void keep()}>
          {t('account.keep')}
        </Button>
      }
    />
  )
}
